import type { StoppageFact } from '../facts/stoppages';

/** A mark for stoppages of the same kind and location that the same squad cleared. */
export interface StoppageMark extends Pick<StoppageFact, 'kind' | 'side' | 'x' | 'y'> {
  readonly stoppages: readonly StoppageFact[];
}

/** Where the marks for the centre bounces that each side cleared are placed, beside the centre. **Units**: metres. */
const centres: readonly (readonly [side: StoppageFact['side'], x: number])[] = [
  [0, -8],
  [undefined, 0],
  [1, 8],
];

/** Stoppages within this distance share a mark, because their own marks would overlap. **Units**: metres. */
const NEAR = 3;

/** Groups stoppages by location, kind and the squad that cleared them, one mark for each group. */
function byPlace(stoppages: readonly StoppageFact[]): readonly StoppageMark[] {
  const marks: { kind: StoppageFact['kind']; side?: StoppageFact['side']; x: number; y: number; of: StoppageFact[] }[] =
    [];
  for (const one of stoppages) {
    const near = marks.find(
      ({ kind, side, x, y }) => kind === one.kind && side === one.side && Math.hypot(x - one.x, y - one.y) < NEAR,
    );
    if (near === undefined) marks.push({ kind: one.kind, side: one.side, x: one.x, y: one.y, of: [one] });
    else near.of.push(one);
  }
  return marks.map(({ kind, side, x, y, of }) => ({
    kind,
    ...(side !== undefined && { side }),
    x,
    y,
    stoppages: of,
  }));
}

/** Returns the marks of a match's stoppages: one for each location, kind and squad. */
export const marksOf = (stoppages: readonly StoppageFact[]): readonly StoppageMark[] => [
  ...byPlace(stoppages.filter(({ kind }) => kind !== 'CB')),
  ...centres
    .map(([side, x]): StoppageMark => ({
      kind: 'CB',
      ...(side !== undefined && { side }),
      x,
      y: 0,
      stoppages: stoppages.filter((one) => one.kind === 'CB' && one.side === side),
    }))
    .filter((mark) => mark.stoppages.length > 0),
];
