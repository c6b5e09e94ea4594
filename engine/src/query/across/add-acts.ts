import { MAX_PERIOD } from '../../log/limits.js';
import { countedBases } from '../../vocabulary/bases.js';
import { scoreStates, type ActFilter } from '../filter.js';
import { zoneBits } from '../zone-keys.js';
import type { AcrossState } from './across-state.js';
import { addTotalsOfRuns, type BaseSums } from './base-sums.js';
import type { Rows } from './groups.js';
import { PERIOD_ZONES, PERSON_CLASSES, type PersonActs } from './person-acts.js';
import { CLASSES, FIRST_SUMMED, STATES, ZONES, type SeasonActs } from './season-acts.js';
import type { SeasonColumns } from './season-columns.js';
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

/** Returns the selected zones. */
function zonesOf({ zones }: ActFilter): readonly number[] {
  const bits = zoneBits(zones);
  return Array.from({ length: ZONES }, (_, zone) => zone).filter((zone) => ((bits >> zone) & 1) === 1);
}

/** Classes, as ranges from the first, included, to the second, excluded. */
type ClassRanges = readonly (readonly [from: number, to: number])[];

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
const classRanges = (acts: ActFilter): ClassRanges =>
  rangesOf(periodZonesOf(acts).flatMap((of) => statesOf(acts).map((state) => of * STATES + state)));

/** What a filter selects of the sums of persons: classes, and columns of seconds. */
interface PersonParts {
  readonly classes: ClassRanges;
  readonly seconds: readonly number[];
}

/** Returns what a filter selects of the sums of persons. **Empty**: `undefined` for states in some periods or zones. */
function personParts(acts: ActFilter): PersonParts | undefined {
  const states = statesOf(acts);
  if (states.length === STATES) return { classes: rangesOf(periodZonesOf(acts)), seconds: periodsOf(acts) };
  if (periodsOf(acts).length < MAX_PERIOD || zonesOf(acts).length < ZONES) return undefined;
  return {
    classes: rangesOf(states.map((state) => PERIOD_ZONES + state)),
    seconds: states.map((state) => MAX_PERIOD + state),
  };
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

function addBases(acts: SeasonActs, ranges: ClassRanges, groups: Int32Array, sums: BaseSums): void {
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

/** Adds the sums of persons to their groups. */
function addPersonSums(
  { starts, keys, sums }: PersonActs,
  ranges: ClassRanges,
  groups: Int32Array,
  { bases, capacity, values }: BaseSums,
): void {
  for (let n = 0; n < bases.length; n += 1) {
    const [place, first] = [n * capacity, (bases[n] as number) * PERSON_CLASSES];
    for (const [from, to] of ranges) {
      const end = starts[first + to] as number;
      for (let k = starts[first + from] as number; k < end; k += 1) {
        const at = place + (groups[keys[k] as number] as number);
        values[at] = (values[at] as number) + (sums[k] as number);
      }
    }
  }
}

/** Adds the acts of some rows of a season, and their time on the ground, to their groups. */
export function addActs(
  { query: { acts } }: AcrossState,
  { acts: ofSeason, persons }: SeasonColumns,
  { rows, groups, runGroups }: Rows,
  tally: Tally,
): void {
  const { acts: season, personActs } = ofSeason.columns();
  const ofPersons = personParts(acts);
  if (runGroups !== undefined && ofPersons !== undefined) {
    addPersonSums(personActs, ofPersons.classes, runGroups, tally.own);
    for (const part of ofPersons.seconds) addTotalsOfRuns(personActs.seconds[part], runGroups, tally.seconds, 0);
    return;
  }
  const groupOf = new Int32Array(persons.length).fill(tally.own.capacity);
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
