import { PERIOD_TICKS } from '../../columns/intervals.js';
import { NO_SLOT } from '../../columns/transactions.js';
import { AWAY_KEY, KEYS } from '../../columns/fact-block.js';
import { cellShapes, cellWidths, gridOf } from '../../ground/cells.js';
import { standardGround } from '../../ground/points.js';
import { countedBases } from '../../vocabulary/bases.js';
import { placeArea, type PlacedArea } from '../acts/area.js';
import { keepInArea } from '../acts/places.js';
import type { ActFilter } from '../filter.js';
import { lowerBound } from '../lower-bound.js';
import { factRanges, tickSpans, timeWindows, type TimeWindow } from '../windows.js';
import type { QueryWorkspace } from '../workspace.js';
import { zoneBits } from '../zone-keys.js';
import type { AcrossState } from './across-state.js';
import type { Rows } from './add-totals.js';
import type { BaseSums } from './base-sums.js';
import type { Labels } from './labels.js';
import type { MatchFacts } from './match-totals.js';
import type { SeasonColumns } from './season-columns.js';
import type { SeasonFacts } from './season-facts.js';
import type { Tally } from './tally.js';

/*
 * `as number` marks an index that is in bounds by construction. Slots whose rows are not selected have the group -1.
 */

/** A range of facts of a match, from the first, included, to the second, excluded. */
interface FactRange {
  readonly match: number;
  readonly from: number;
  readonly to: number;
  readonly windows: readonly TimeWindow[] | undefined;
}

/**
 * The facts that a filter selects. **Shape**: those of the ranges whose mark, by fact of the season, is 1. **Empty**:
 * without marks all facts of the ranges.
 */
interface SelectedFacts {
  readonly ranges: readonly FactRange[];
  readonly marks: Uint8Array | undefined;
  /** The group of each slot of each match, or -1. */
  readonly groupOfSlot: Int32Array;
}

/** Returns areas on the grounds of matches, each computed once. */
function areasOn(area: Parameters<typeof placeArea>[0]): (match: MatchFacts) => PlacedArea {
  const known: (readonly [MatchFacts, PlacedArea])[] = [];
  return (match) => {
    const { ground, toleranceMetres } = match;
    for (const [{ ground: other, toleranceMetres: tolerance }, placed] of known)
      if (
        other.lengthMetres === ground.lengthMetres &&
        other.widthMetres === ground.widthMetres &&
        tolerance === toleranceMetres
      )
        return placed;
    const placed = placeArea(area, match);
    known.push([match, placed]);
    return placed;
  };
}

/** 1 for each key of facts in the zones of a filter. **Empty**: `undefined` if it selects all. */
function keysIn({ zones = [] }: ActFilter): Uint8Array | undefined {
  if (zones.length === 0) return undefined;
  const bits = zoneBits(zones);
  return Uint8Array.from({ length: KEYS }, (_, key) => (bits >> (key % AWAY_KEY)) & 1);
}

/** Returns the group of each slot of each match. */
function groupsOfSlots({ rowOfSlot }: SeasonFacts, seasonRows: number, { rows, groups }: Rows): Int32Array {
  const groupOf = new Int32Array(seasonRows).fill(-1);
  for (let at = 0; at < rows.length; at += 1) groupOf[rows[at] as number] = groups[at] as number;
  const ofSlots = new Int32Array(rowOfSlot.length);
  for (let at = 0; at < ofSlots.length; at += 1) {
    const row = rowOfSlot[at] as number;
    ofSlots[at] = row < 0 ? -1 : (groupOf[row] as number);
  }
  return ofSlots;
}

/** Selects facts in the matches of selected rows. **Throws** `WINDOW_CONFLICT`. */
function selectFacts(
  { query: { acts } }: AcrossState,
  columns: SeasonColumns,
  facts: SeasonFacts,
  rows: Rows,
  workspace: QueryWorkspace,
): SelectedFacts {
  const { firstFacts, matches, keys } = facts;
  const isSelected = new Uint8Array(matches.length);
  for (const row of rows.rows) isSelected[(columns.squadRows[row] as number) >> 1] = 1;
  const placed = acts.area && areasOn(acts.area);
  const selectedKeys = keysIn(acts);
  const marks = placed === undefined && selectedKeys === undefined ? undefined : workspace.actMarks(keys.length);
  const list = new Int32Array(placed === undefined ? 0 : keys.length);
  const ranges: FactRange[] = [];
  for (const [match, read] of matches.entries()) {
    if (read === undefined || isSelected[match] === 0) continue;
    const windows = timeWindows(read, acts);
    for (const [from, to] of factRanges(read.facts, windows)) {
      ranges.push({ match, from, to, windows });
      if (marks === undefined) continue;
      const first = firstFacts[match] as number;
      if (selectedKeys === undefined) marks.fill(1, first + from, first + to);
      else
        for (let fact = first + from; fact < first + to; fact += 1)
          marks[fact] = selectedKeys[keys[fact] as number] as number;
      if (placed !== undefined)
        keepInArea(placed(columns.matches[match] as MatchFacts), 1, facts, marks, first + from, first + to, list);
    }
  }
  return { ranges, marks, groupOfSlot: groupsOfSlots(facts, columns.persons.length, rows) };
}

/** Returns the postings of a base in a range of facts, as a range of positions. */
function postingsIn(
  { postings, runStarts, matches, firstFacts }: SeasonFacts,
  base: number,
  { match, from, to }: FactRange,
): readonly [number, number] {
  const run = base * matches.length + match;
  const [first, last] = [runStarts[run] as number, runStarts[run + 1] as number];
  if (first === last) return [first, last];
  const size = (firstFacts[match + 1] as number) - (firstFacts[match] as number);
  const begin = from === 0 ? first : lowerBound(postings, first, last, from);
  return [begin, to >= size ? last : lowerBound(postings, begin, last, to)];
}

/** Adds the selected postings of a base to the groups of their slots: 1, or an amount. */
function addBase(
  facts: SeasonFacts,
  { ranges, marks, groupOfSlot }: SelectedFacts,
  { bases, capacity, values }: BaseSums,
  n: number,
): void {
  const { postings, amounts, factSlots, firstFacts, slots, runStarts, matches } = facts;
  const base = bases[n] as number;
  const isCounted = base < countedBases;
  const firstAmount = runStarts[countedBases * matches.length] as number;
  const offset = n * capacity;
  for (const range of ranges) {
    const [begin, end] = postingsIn(facts, base, range);
    const firstFact = firstFacts[range.match] as number;
    const firstSlot = range.match * slots;
    for (let k = begin; k < end; k += 1) {
      const fact = firstFact + (postings[k] as number);
      if (marks !== undefined && marks[fact] === 0) continue;
      const group = groupOfSlot[firstSlot + (factSlots[fact] as number)] as number;
      if (group < 0) continue;
      const at = offset + group;
      values[at] = (values[at] as number) + (isCounted ? 1 : (amounts[k - firstAmount] as number));
    }
  }
}

/** Adds the time on the ground in the windows of each match. */
function addWindowSeconds(
  { matches, slots: width }: SeasonFacts,
  { ranges, groupOfSlot }: SelectedFacts,
  seconds: Float64Array,
): void {
  for (const [n, { match, windows }] of ranges.entries()) {
    const stints = matches[match]?.stints;
    if (windows === undefined || stints === undefined || ranges[n - 1]?.match === match) continue;
    const { ends, seconds: lengths, slots } = stints;
    for (const [from, to] of tickSpans(windows, false)) {
      const last = Math.ceil(to / PERIOD_TICKS) * PERIOD_TICKS;
      for (let k = lowerBound(ends, 0, ends.length, from); k < ends.length && (ends[k] as number) < last; k += 1) {
        const end = ends[k] as number;
        const time = Math.min(end, to) - Math.max(end - (lengths[k] as number), from);
        const group = groupOfSlot[match * width + (slots[k] as number)] as number;
        if (time > 0 && group >= 0) seconds[group] = (seconds[group] as number) + time;
      }
    }
  }
}

/** The values by which facts are divided, such as receivers, each with a number. */
interface FactParts {
  /** Returns the part of a fact of a match, or -1. */
  readonly partOf: (match: number, fact: number) => number;
  /** The number of the value of each part, in the labels. */
  readonly numbers: Int32Array;
}

/** Divides facts by the person who received the ball. A part is a slot of a match. */
function byReceiver(columns: SeasonColumns, facts: SeasonFacts, labels: Labels): FactParts {
  const { receivers, slots, rowOfSlot, matches } = facts;
  const numberOfRow = new Int32Array(columns.persons.length);
  const { runStarts } = columns;
  for (let run = 0; run + 1 < runStarts.length; run += 1) {
    const first = runStarts[run] as number;
    numberOfRow.fill(labels.numberOf(columns.persons[first] as number), first, runStarts[run + 1]);
  }
  const numbers = rowOfSlot.map((row, part) => {
    if (row >= 0) return numberOfRow[row] as number;
    const person = matches[Math.floor(part / slots)]?.persons[part % slots];
    return person === undefined ? -1 : labels.numberOf(person);
  });
  return {
    partOf: (match, fact) => {
      const receiver = receivers[fact] as number;
      return receiver === NO_SLOT ? -1 : match * slots + receiver;
    },
    numbers,
  };
}

/** Divides facts by the cell in which they began. A part is a cell. */
function byCell({ matches }: SeasonColumns, { xs, ys }: SeasonFacts, labels: Labels, state: AcrossState): FactParts {
  const { cellMetres = cellWidths.usual } = state.query;
  const shape = cellShapes.find((one) => labels.dimensions.includes(one)) ?? 'hex';
  const grid = gridOf(shape, cellMetres);
  const alongX = matches.map(({ ground }) => standardGround.lengthMetres / ground.lengthMetres);
  const alongY = matches.map(({ ground }) => standardGround.widthMetres / ground.widthMetres);
  return {
    partOf: (match, fact) =>
      grid.cellAt(
        ((xs[fact] as number) / 10) * (alongX[match] as number),
        ((ys[fact] as number) / 10) * (alongY[match] as number),
      ),
    numbers: Int32Array.from({ length: grid.cells }, (_, cell) => labels.numberOf(cell)),
  };
}

/** Adds the selected postings of a base to the labels of their facts. */
function addLabelled(
  facts: SeasonFacts,
  { ranges, marks, groupOfSlot }: SelectedFacts,
  { partOf, numbers }: FactParts,
  labels: Labels,
  tally: Tally,
  n: number,
): void {
  const { postings, amounts, factSlots, firstFacts, slots, runStarts, matches } = facts;
  const sums = tally.own;
  const base = sums.bases[n] as number;
  const isCounted = base < countedBases;
  const firstAmount = runStarts[countedBases * matches.length] as number;
  for (const range of ranges) {
    const { match } = range;
    const [begin, end] = postingsIn(facts, base, range);
    const firstFact = firstFacts[match] as number;
    const firstSlot = match * slots;
    for (let k = begin; k < end; k += 1) {
      const fact = firstFact + (postings[k] as number);
      if (marks !== undefined && marks[fact] === 0) continue;
      const group = groupOfSlot[firstSlot + (factSlots[fact] as number)] as number;
      if (group < 0) continue;
      const part = partOf(match, fact);
      if (part < 0) continue;
      const label = labels.rowOf(group, numbers[part] as number);
      if (label >= sums.capacity) tally.reserve(labels.size);
      const { values } = sums;
      const at = n * sums.capacity + label;
      values[at] = (values[at] as number) + (isCounted ? 1 : (amounts[k - firstAmount] as number));
    }
  }
}

/** Adds the selected facts of some rows of a season, and their time on the ground, to their groups or labels. */
export function addFacts(
  state: AcrossState,
  columns: SeasonColumns,
  facts: SeasonFacts,
  rows: Rows,
  tally: Tally,
  workspace: QueryWorkspace,
): void {
  const { labels } = state;
  const selected = selectFacts(state, columns, facts, rows, workspace);
  if (labels === undefined) {
    for (const n of tally.own.bases.keys()) addBase(facts, selected, tally.own, n);
    if ((tally.lacks & state.secondsNeed) === 0) addWindowSeconds(facts, selected, tally.seconds);
    return;
  }
  const parts = labels.dimensions.includes('receiver')
    ? byReceiver(columns, facts, labels)
    : byCell(columns, facts, labels, state);
  for (const n of tally.own.bases.keys()) addLabelled(facts, selected, parts, labels, tally, n);
}
