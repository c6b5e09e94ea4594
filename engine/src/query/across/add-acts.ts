import { MAX_PERIOD } from '../../log/limits.js';
import { countedBases } from '../../vocabulary/bases.js';
import { scoreStates, type ActFilter } from '../filter.js';
import { zoneBits } from '../zone-keys.js';
import type { AcrossState } from './across-state.js';
import type { BaseSums } from './base-sums.js';
import { CLASSES, FIRST_SUMMED, STATES, ZONES, type SeasonActs } from './season-acts.js';
import type { Tally } from './tally.js';

/** Returns the selected periods, from 0. */
function periodsOf({ periods = [] }: ActFilter): readonly number[] {
  const all = Array.from({ length: MAX_PERIOD }, (_, period) => period);
  return periods.length === 0 ? all : all.filter((period) => periods.includes(period + 1));
}

/** Returns the selected states of the score, as positions in `scoreStates`. */
function statesOf({ scoreStates: states = [] }: ActFilter): readonly number[] {
  return [...scoreStates.keys()].filter((at) => states.length === 0 || states.includes(scoreStates[at] ?? 'level'));
}

/** Returns the classes that a filter selects, as ranges. */
function classRanges(acts: ActFilter): readonly (readonly [from: number, to: number])[] {
  const bits = zoneBits(acts.zones);
  const states = statesOf(acts);
  const zones = Array.from({ length: ZONES }, (_, zone) => zone).filter((zone) => ((bits >> zone) & 1) === 1);
  const ranges: [number, number][] = [];
  for (const period of periodsOf(acts))
    for (const zone of zones)
      for (const state of states) {
        const of = (period * ZONES + zone) * STATES + state;
        const last = ranges.at(-1);
        if (last?.[1] === of) last[1] = of + 1;
        else ranges.push([of, of + 1]);
      }
  return ranges;
}

/** Groups that are left out are added to a place after the last group. */
function addCounts(rows: SeasonActs['rows'], from: number, to: number, groups: Int32Array, sums: Float64Array): void {
  for (let k = from; k < to; k += 1) {
    const group = groups[rows[k] as number] as number;
    sums[group] = (sums[group] as number) + 1;
  }
}

function addAmounts(
  { rows, amounts }: SeasonActs,
  from: number,
  to: number,
  firstAmount: number,
  groups: Int32Array,
  sums: Float64Array,
): void {
  for (let k = from; k < to; k += 1) {
    const group = groups[rows[k] as number] as number;
    sums[group] = (sums[group] as number) + (amounts[k - firstAmount] as number);
  }
}

function addBases(acts: SeasonActs, ranges: ReturnType<typeof classRanges>, groups: Int32Array, sums: BaseSums): void {
  const { starts } = acts;
  const firstAmount = starts[FIRST_SUMMED] as number;
  const column = new Float64Array(sums.capacity + 1);
  sums.bases.forEach((base, n) => {
    const place = n * sums.capacity;
    column.set(sums.values.subarray(place, place + sums.capacity));
    for (const [first, last] of ranges) {
      const [from, to] = [starts[base * CLASSES + first] as number, starts[base * CLASSES + last] as number];
      if (base < countedBases) addCounts(acts.rows, from, to, groups, column);
      else addAmounts(acts, from, to, firstAmount, groups, column);
    }
    sums.values.set(column.subarray(0, sums.capacity), place);
  });
}

/** Adds the acts of some rows of a season, and their time on the ground, to their groups. */
export function addActs(
  { query: { acts } }: AcrossState,
  season: SeasonActs,
  seasonRows: number,
  { rows, groups }: { readonly rows: Int32Array; readonly groups: Int32Array },
  tally: Tally,
): void {
  const groupOf = new Int32Array(seasonRows).fill(tally.own.capacity);
  for (let at = 0; at < rows.length; at += 1) groupOf[rows[at] as number] = groups[at] as number;
  addBases(season, classRanges(acts), groupOf, tally.own);
  const parts = periodsOf(acts).flatMap((period) => statesOf(acts).map((state) => period * STATES + state));
  for (const part of parts) {
    const seconds = season.seconds[part];
    if (seconds === undefined) continue;
    for (let at = 0; at < rows.length; at += 1) {
      const group = groups[at] as number;
      tally.seconds[group] = (tally.seconds[group] as number) + (seconds[rows[at] as number] as number);
    }
  }
}
