import { MAX_PERIOD } from '../../../log/limits.js';
import { scoreStates, type ActFilter } from '../../filter.js';
import { zoneBits } from '../../zone-keys.js';
import { STATES, ZONES } from './season-acts.js';

/** Returns the selected periods, from 0. */
export function periodsOf({ periods = [] }: ActFilter): readonly number[] {
  const all = Array.from({ length: MAX_PERIOD }, (_, period) => period);
  return periods.length === 0 ? all : all.filter((period) => periods.includes(period + 1));
}

/** Returns the selected states of the score, as positions in `scoreStates`. */
export function statesOf({ scoreStates: states = [] }: ActFilter): readonly number[] {
  return [...scoreStates.keys()].filter((at) => states.length === 0 || states.includes(scoreStates[at] ?? 'level'));
}

/** Returns the selected zones. */
export function zonesOf({ zones }: ActFilter): readonly number[] {
  const bits = zoneBits(zones);
  return Array.from({ length: ZONES }, (_, zone) => zone).filter((zone) => ((bits >> zone) & 1) === 1);
}

/** Classes, as ranges from the first, included, to the second, excluded. */
export type ClassRanges = readonly (readonly [from: number, to: number])[];

/** Returns ascending classes as ranges. */
function rangesOf(classes: readonly number[]): ClassRanges {
  const ranges: [number, number][] = [];
  for (const of of classes) {
    const last = ranges.at(-1);
    if (last?.[1] === of) last[1] = of + 1;
    else ranges.push([of, of + 1]);
  }
  return ranges;
}

/** Returns the periods and zones that a filter selects: `(period - 1) * 5 + zone`. */
const periodZonesOf = (acts: ActFilter): readonly number[] =>
  periodsOf(acts).flatMap((period) => zonesOf(acts).map((zone) => period * ZONES + zone));

/** Returns the classes that a filter selects. */
export const classRanges = (acts: ActFilter): ClassRanges =>
  rangesOf(periodZonesOf(acts).flatMap((of) => statesOf(acts).map((state) => of * STATES + state)));
