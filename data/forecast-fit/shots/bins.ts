import path from 'node:path';
import { readCsv } from '@goalsquare/data';

/**
 * Number of shots by outcome, for one kind of shot in one bin of distance and angle. `metres` and `degrees` represent
 * the bin, usually by its midpoint.
 */
export interface Bin {
  readonly set: boolean;
  readonly distance: string;
  readonly angle: string;
  readonly metres: number;
  readonly degrees: number;
  readonly goals: number;
  readonly behinds: number;
  readonly others: number;
}

/**
 * Representative values for the outermost bins, used instead of their midpoints. They are set by hand, because few
 * shots are in the goal mouth or from far out. **Units**: metres, degrees.
 */
const metresOf: Readonly<Record<string, number>> = { '(0, 15]': 10, '(55, 100]': 58 };
const degreesOf: Readonly<Record<string, number>> = { '(-1, 15]': 7.5, '(60, 90]': 68 };

function middleOf(bin: string, known: Readonly<Record<string, number>>): number {
  const [, from, to] = /^\((-?\d+), (\d+)\]$/u.exec(bin) ?? [];
  if (from === undefined || to === undefined) throw new Error(`${bin} is not a bin such as (15, 20]`);
  return known[bin] ?? (Number(from) + Number(to)) / 2;
}

/**
 * Reads the number of shots in two seasons by kind, distance and angle. **Throws** a plain error if the file has
 * changed.
 */
export function readBins(folder: string): readonly Bin[] {
  return readCsv(path.join(folder, 'shot_dist_angle.csv'), [
    'set',
    'db',
    'ab',
    'behind',
    'goal',
    'noscore',
    'other',
  ]).map(({ of }) => ({
    set: of.set === 'True',
    distance: of.db,
    angle: of.ab,
    metres: middleOf(of.db, metresOf),
    degrees: middleOf(of.ab, degreesOf),
    goals: Number(of.goal),
    behinds: Number(of.behind),
    others: Number(of.noscore) + Number(of.other),
  }));
}
