import path from 'node:path';
import { readCsv } from '@goalsquare/data';

/** Shots of one kind in one bin of distance and angle, by outcome. The middle of the bin stands for all of them. */
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
 * The location that stands for all shots of a bin. The open bins have a spot of their own: few shots are at the mouth
 * of goal or from far out. **Units**: metres, degrees.
 */
const metresOf: Readonly<Record<string, number>> = { '(0, 15]': 10, '(55, 100]': 58 };
const degreesOf: Readonly<Record<string, number>> = { '(-1, 15]': 7.5, '(60, 90]': 68 };

function middleOf(bin: string, known: Readonly<Record<string, number>>): number {
  const [, from, to] = /^\((-?\d+), (\d+)\]$/u.exec(bin) ?? [];
  if (from === undefined || to === undefined) throw new Error(`${bin} is not a bin such as (15, 20]`);
  return known[bin] ?? (Number(from) + Number(to)) / 2;
}

/**
 * Reads the shots of two seasons, counted by kind, distance and angle. **Throws** a plain error at a file that is not
 * as it was.
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
