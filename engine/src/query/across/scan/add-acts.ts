import { baseIndex, countedBases } from '../../../vocabulary/bases.js';
import { hasAny, type ActFilter } from '../../filter.js';
import { classRanges, periodsOf, statesOf, type ClassRanges } from '../season/act-classes.js';
import type { AcrossState } from './across-state.js';
import { addAmounts, addCounts } from './add-contributions.js';
import { addRows } from './add-rows.js';
import { addSecondsInWindows, addWindows, hasWindow } from './add-windows.js';
import type { BaseSums } from '../season/base-sums.js';
import { groupsByRow, type Rows } from './groups.js';
import { CLASSES, FIRST_SUMMED, STATES, type SeasonActs } from '../season/season-acts.js';
import type { SeasonColumns } from '../season/season-columns.js';
import type { Tally } from './tally.js';

const secondsOnGround = baseIndex('secondsOnGround');

function addBases(acts: SeasonActs, ranges: ClassRanges, groups: Int32Array, sums: BaseSums): void {
  const { starts } = acts;
  const firstAmount = starts[FIRST_SUMMED] as number;
  const column = new Float64Array(sums.capacity + 1);
  for (const [bundle, bases] of sums.bundles.entries()) {
    const place = bundle * sums.capacity;
    column.set(sums.values.subarray(place, place + sums.capacity));
    for (const base of bases)
      for (const [first, last] of ranges) {
        const [from, to] = [starts[base * CLASSES + first] as number, starts[base * CLASSES + last] as number];
        if (base < countedBases) addCounts(acts.rows, from, to, groups, column);
        else addAmounts(acts, from, to, firstAmount, groups, column);
      }
    sums.values.set(column.subarray(0, sums.capacity), place);
  }
}

/** Adds the time on the ground of some rows of a season, in the periods and states of a filter, to their groups. */
function addSeconds(acts: ActFilter, season: SeasonActs, { rows, groups }: Rows, { seconds: sums }: Tally): void {
  const parts = periodsOf(acts).flatMap((period) => statesOf(acts).map((state) => period * STATES + state));
  for (const part of parts) addRows(season.seconds[part], rows, groups, sums, 0);
}

/** Whether the time on the ground in a filter is read from the acts of a season. Otherwise its totals have it. */
export const readsTimeOfActs = (acts: ActFilter): boolean =>
  hasWindow(acts) || hasAny(acts.periods) || hasAny(acts.scoreStates);

/** Adds the time on the ground that a filter selects, of some rows of a season, to their groups. */
export function addTime(acts: ActFilter, columns: SeasonColumns, of: Rows, tally: Tally): void {
  if (!readsTimeOfActs(acts)) addRows(columns.players[secondsOnGround], of.rows, of.groups, tally.seconds, 0);
  else if (hasWindow(acts)) addSecondsInWindows(columns, acts, groupsByRow(columns, of, tally.own.capacity), tally);
  else addSeconds(acts, columns.acts.columns(), of, tally);
}

/** Adds the acts of some rows of a season, and their time on the ground, to their groups. */
export function addActs({ query: { acts } }: AcrossState, columns: SeasonColumns, of: Rows, tally: Tally): void {
  const season = columns.acts.columns();
  if (hasWindow(acts)) {
    addWindows(columns, season, acts, groupsByRow(columns, of, tally.own.capacity), tally);
    return;
  }
  addBases(season, classRanges(acts), groupsByRow(columns, of, tally.own.capacity), tally.own);
  addSeconds(acts, season, of, tally);
}
