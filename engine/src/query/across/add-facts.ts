import { PERIOD_TICKS } from '../../columns/intervals.js';
import { NO_SLOT } from '../../columns/transactions.js';
import { gridOfDimensions } from '../../ground/cells.js';
import { standardGround } from '../../ground/points.js';
import { countedBases } from '../../vocabulary/bases.js';
import { isWholeMatch } from '../box-score.js';
import { lowerBound, lowerBoundNear } from '../lower-bound.js';
import { tickSpans } from '../windows.js';
import type { QueryWorkspace } from '../workspace.js';
import type { AcrossState } from './across-state.js';
import type { BaseSums } from './base-sums.js';
import type { Rows } from './groups.js';
import type { Labels } from './labels.js';
import type { PairActs } from './pair-acts.js';
import type { SeasonColumns } from './season-columns.js';
import type { SeasonFactColumns } from './season-facts.js';
import { selectFacts, type SelectedFacts } from './select-facts.js';
import type { Tally } from './tally.js';

/*
 * `as number` marks an index that is in bounds by construction. Slots whose rows are not selected have the group -1.
 */

/** Facts of a match, and with them postings of a run, are fewer: their positions are 16 bits. */
const MOST_FACTS = 65_536;

/**
 * Returns the position of the first posting of a run that is at least a fact. Acts are spread over a match, so it is
 * about as far in the run as the fact is in the match, which has `size` facts.
 */
function positionOf(postings: Uint16Array, first: number, last: number, fact: number, size: number): number {
  if (fact === 0 || first === last) return first;
  if (fact >= size) return last;
  return lowerBoundNear(postings, first, last, fact, first + Math.floor((fact * (last - first)) / size));
}

/** Writes the positions of postings whose fact is marked, and returns how many there are, without a branch for each. */
function listMarked(
  postings: Uint16Array,
  begin: number,
  end: number,
  marks: Uint8Array,
  firstFact: number,
  list: Int32Array,
): number {
  let found = 0;
  for (let k = begin; k < end; k += 1) {
    list[found] = k;
    found += marks[firstFact + (postings[k] as number)] as number;
  }
  return found;
}

/** Adds the selected postings of a base to the groups of their slots: 1, or an amount. `list` has room for a run. */
function addBase(
  facts: SeasonFactColumns,
  { ranges, marks, groupOfSlot }: SelectedFacts,
  { bases, capacity, values }: BaseSums,
  n: number,
  list: Int32Array,
): void {
  const { postings, amounts, factSlots, firstFacts, slots, runStarts, matches } = facts;
  const base = bases[n] as number;
  const isCounted = base < countedBases;
  const firstAmount = runStarts[countedBases * matches.length] as number;
  const offset = n * capacity;
  for (const { match, from, to } of ranges) {
    const [run, firstFact] = [base * matches.length + match, firstFacts[match] as number];
    const [first, last] = [runStarts[run] as number, runStarts[run + 1] as number];
    const size = (firstFacts[match + 1] as number) - firstFact;
    const begin = positionOf(postings, first, last, from, size);
    const end = positionOf(postings, first, last, to, size);
    const firstSlot = match * slots;
    const count = marks === undefined ? end - begin : listMarked(postings, begin, end, marks, firstFact, list);
    for (let at = 0; at < count; at += 1) {
      const k = marks === undefined ? begin + at : (list[at] as number);
      const group = groupOfSlot[firstSlot + (factSlots[firstFact + (postings[k] as number)] as number)] as number;
      if (group < 0) continue;
      values[offset + group] =
        (values[offset + group] as number) + (isCounted ? 1 : (amounts[k - firstAmount] as number));
    }
  }
}

/** Adds the time on the ground in the windows of each match. */
function addWindowSeconds(
  { matches, slots: width }: SeasonFactColumns,
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
function byReceiver(columns: SeasonColumns, facts: SeasonFactColumns, labels: Labels): FactParts {
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
function byCell(
  { matches }: SeasonColumns,
  { xs, ys }: SeasonFactColumns,
  labels: Labels,
  state: AcrossState,
): FactParts {
  const grid = gridOfDimensions(labels.dimensions, state.query.cellMetres);
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
  facts: SeasonFactColumns,
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
  for (const { match, from, to } of ranges) {
    const [run, firstFact] = [base * matches.length + match, firstFacts[match] as number];
    const [first, last] = [runStarts[run] as number, runStarts[run + 1] as number];
    const size = (firstFacts[match + 1] as number) - firstFact;
    const begin = positionOf(postings, first, last, from, size);
    const end = positionOf(postings, first, last, to, size);
    const firstSlot = match * slots;
    for (let k = begin; k < end; k += 1) {
      const fact = firstFact + (postings[k] as number);
      if (marks?.[fact] === 0) continue;
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

/** Adds the sums of pairs to the labels of their groups and receivers. */
function addPairs(
  { givers, receivers, receiverIds, starts, keys, sums: pairSums }: PairActs,
  groups: Int32Array,
  labels: Labels,
  tally: Tally,
): void {
  const labelOf = new Int32Array(givers.length).fill(-1);
  const numbers = receiverIds.map((person) => labels.numberOf(person));
  const sums = tally.own;
  for (const [n, base] of sums.bases.entries())
    for (let k = starts[base] as number; k < (starts[base + 1] as number); k += 1) {
      const pair = keys[k] as number;
      let label = labelOf[pair] as number;
      if (label < 0) {
        const group = groups[givers[pair] as number] as number;
        label = labels.rowOf(group, numbers[receivers[pair] as number] as number);
        labelOf[pair] = label;
        if (label >= sums.capacity) tally.reserve(labels.size);
      }
      const at = n * sums.capacity + label;
      sums.values[at] = (sums.values[at] as number) + (pairSums[k] as number);
    }
}

/** Whether the sums of pairs answer a question about rows. `runGroups` are those of the rows. */
export const readsPairs = ({ labels, query }: AcrossState, runGroups: Int32Array | undefined): boolean =>
  labels?.dimensions[0] === 'receiver' && runGroups !== undefined && isWholeMatch(query.acts);

/** Adds the selected facts of some rows of a season, and their time on the ground, to their groups or labels. */
export function addFacts(
  state: AcrossState,
  columns: SeasonColumns,
  facts: SeasonFactColumns,
  rows: Rows,
  tally: Tally,
  workspace: QueryWorkspace,
): void {
  const { labels } = state;
  if (labels !== undefined && rows.runGroups !== undefined && readsPairs(state, rows.runGroups)) {
    addPairs(facts.pairs.columns(), rows.runGroups, labels, tally);
    return;
  }
  const selected = selectFacts(state, columns, facts, rows, workspace);
  if (labels === undefined) {
    const list = new Int32Array(selected.marks === undefined ? 0 : MOST_FACTS);
    for (const n of tally.own.bases.keys()) addBase(facts, selected, tally.own, n, list);
    if ((tally.lacks & state.secondsNeed) === 0) addWindowSeconds(facts, selected, tally.seconds);
    return;
  }
  const parts = labels.dimensions.includes('receiver')
    ? byReceiver(columns, facts, labels)
    : byCell(columns, facts, labels, state);
  for (const n of tally.own.bases.keys()) addLabelled(facts, selected, parts, labels, tally, n);
}
