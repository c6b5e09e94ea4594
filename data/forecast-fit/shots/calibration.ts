import { expectedShot } from '@goalsquare/engine';
import type { Bin } from './bins.js';

/** Actual and expected outcomes of the shots in some bins. **Units**: shares from 0 to 1. */
export interface Calibration {
  readonly name: string;
  readonly n: number;
  readonly goal: readonly [real: number, expected: number];
  readonly behind: readonly [real: number, expected: number];
}

const shotsIn = ({ goals, behinds, others }: Bin): number => goals + behinds + others;
const total = (bins: readonly Bin[], of: (bin: Bin) => number): number => bins.reduce((sum, bin) => sum + of(bin), 0);

/** Compares the actual and expected outcomes of some bins taken together. */
export function calibrationOf(name: string, bins: readonly Bin[]): Calibration {
  const n = total(bins, shotsIn);
  const share = (of: (bin: Bin) => number): number => total(bins, of) / n;
  return {
    name,
    n,
    goal: [share(({ goals }) => goals), share((bin) => expectedShot(bin).goal * shotsIn(bin))],
    behind: [share(({ behinds }) => behinds), share((bin) => expectedShot(bin).behind * shotsIn(bin))],
  };
}

/**
 * Returns the mean log loss and Brier score over goal, behind and neither, if `chances` forecasts every shot.
 * **Units**: natural logarithm; 0 is perfect.
 */
export function scoreOf(
  bins: readonly Bin[],
  chances: (bin: Bin) => { readonly goal: number; readonly behind: number },
): { readonly logLoss: number; readonly brier: number } {
  const each = bins.flatMap((bin) => {
    const { goal, behind } = chances(bin);
    const all = [goal, behind, 1 - goal - behind] as const;
    const square = all.reduce((sum, chance) => sum + chance * chance, 0);
    return ([bin.goals, bin.behinds, bin.others] as const).map((n, at) => ({ n, chance: all[at] ?? 0, square }));
  });
  const shots = each.reduce((sum, { n }) => sum + n, 0);
  const mean = (of: (row: { readonly chance: number; readonly square: number }) => number): number =>
    each.reduce((sum, row) => sum + (row.n === 0 ? 0 : row.n * of(row)), 0) / shots;
  return {
    logLoss: mean(({ chance }) => -Math.log(chance)),
    brier: mean(({ chance, square }) => square - 2 * chance + 1),
  };
}
