import { gridOfDimensions } from '../../../ground/cells.js';
import { standardGround } from '../../../ground/points.js';
import { countedBases } from '../../../vocabulary/bases.js';
import { isWholeMatch } from '../../box-score.js';
import type { QueryWorkspace } from '../../workspace.js';
import type { AcrossState } from './across-state.js';
import { addTime } from './add-acts.js';
import type { BaseSums } from '../season/base-sums.js';
import { groupsByRow, type Rows } from './groups.js';
import type { Labels } from './labels.js';
import type { PairActs } from '../season/pair-acts.js';
import type { SeasonColumns, SeasonRows } from '../season/season-columns.js';
import { NO_RECEIVER } from '../season/facts-by-place.js';
import type { SeasonFactColumns } from '../season/season-facts.js';
import { selectFacts, type SelectedFacts } from './select-facts.js';
import type { Tally } from './tally.js';

/* `as number` marks an index that is in bounds by construction. */

/** Adds the selected postings of a base to the groups of their rows: 1, or an amount. */
function addBase(
  { blockStarts, rows, runStarts, postings, amounts }: SeasonFactColumns,
  { blocks, marks }: SelectedFacts,
  base: number,
  groups: Int32Array,
  sums: Float64Array,
): void {
  const isCounted = base < countedBases;
  const blockCount = blockStarts.length - 1;
  const firstAmount = runStarts[countedBases * blockCount] as number;
  for (const { block, isWhole } of blocks) {
    const run = base * blockCount + block;
    const firstFact = blockStarts[block] as number;
    const end = runStarts[run + 1] as number;
    for (let k = runStarts[run] as number; k < end; k += 1) {
      const fact = firstFact + (postings[k] as number);
      if (!isWhole && marks[fact] === 0) continue;
      const group = groups[rows[fact] as number] as number;
      sums[group] = (sums[group] as number) + (isCounted ? 1 : (amounts[k - firstAmount] as number));
    }
  }
}

/** Adds the selected facts to the groups of their rows. */
function addGroups(
  facts: SeasonFactColumns,
  selected: SelectedFacts,
  groups: Int32Array,
  { bundles, capacity, values }: BaseSums,
): void {
  const column = new Float64Array(capacity + 1);
  for (const [bundle, bases] of bundles.entries()) {
    column.set(values.subarray(bundle * capacity, (bundle + 1) * capacity));
    for (const base of bases) addBase(facts, selected, base, groups, column);
    values.set(column.subarray(0, capacity), bundle * capacity);
  }
}

/** The values by which facts are divided, such as receivers, each with a number. */
interface FactParts {
  /** Returns the part of a fact, or -1. */
  readonly partOf: (fact: number) => number;
  /** The number of the value of each part, in the labels. */
  readonly numbers: Int32Array;
}

/** Divides facts by the person who received the ball. */
function byReceiver({ receivers, receiverIds }: SeasonFactColumns, labels: Labels): FactParts {
  return {
    partOf: (fact) => {
      const receiver = receivers[fact] as number;
      return receiver === NO_RECEIVER ? -1 : receiver;
    },
    numbers: receiverIds.map((person) => labels.numberOf(person)),
  };
}

/** Divides facts by the cell in which they began. */
function byCell(
  { matches, squadRows }: SeasonRows,
  { rows, xs, ys }: SeasonFactColumns,
  labels: Labels,
  state: AcrossState,
): FactParts {
  const grid = gridOfDimensions(labels.dimensions, state.query.cellMetres);
  const alongX = matches.lengthsMetres.map((length) => standardGround.lengthMetres / length);
  const alongY = matches.widthsMetres.map((width) => standardGround.widthMetres / width);
  return {
    partOf: (fact) => {
      const match = (squadRows[rows[fact] as number] as number) >> 1;
      return grid.cellAt(
        ((xs[fact] as number) / 10) * (alongX[match] as number),
        ((ys[fact] as number) / 10) * (alongY[match] as number),
      );
    },
    numbers: Int32Array.from({ length: grid.cells }, (_, cell) => labels.numberOf(cell)),
  };
}

/** Adds the selected postings of a base to the labels of their facts. Rows that are left out have the group `none`. */
function addLabelled(
  { blockStarts, rows, runStarts, postings, amounts }: SeasonFactColumns,
  { blocks, marks }: SelectedFacts,
  { partOf, numbers }: FactParts,
  labels: Labels,
  groups: Int32Array,
  none: number,
  tally: Tally,
  base: number,
): void {
  const sums = tally.own;
  const bundle = sums.bundleOf(base);
  const isCounted = base < countedBases;
  const blockCount = blockStarts.length - 1;
  const firstAmount = runStarts[countedBases * blockCount] as number;
  for (const { block, isWhole } of blocks) {
    const run = base * blockCount + block;
    const firstFact = blockStarts[block] as number;
    const end = runStarts[run + 1] as number;
    for (let k = runStarts[run] as number; k < end; k += 1) {
      const fact = firstFact + (postings[k] as number);
      if (!isWhole && marks[fact] === 0) continue;
      const group = groups[rows[fact] as number] as number;
      if (group === none) continue;
      const part = partOf(fact);
      if (part < 0) continue;
      const label = labels.rowOf(group, numbers[part] as number);
      if (label >= sums.capacity) tally.reserve(labels.size);
      const { values } = sums;
      const at = bundle * sums.capacity + label;
      values[at] = (values[at] as number) + (isCounted ? 1 : (amounts[k - firstAmount] as number));
    }
  }
}

/** Adds the sums of pairs to the labels of their groups and receivers. */
function addPairs(
  { givers, receivers, starts, keys, sums: pairSums }: PairActs,
  receiverIds: Int32Array,
  groups: Int32Array,
  labels: Labels,
  tally: Tally,
): void {
  const labelOf = new Int32Array(givers.length).fill(-1);
  const numbers = receiverIds.map((person) => labels.numberOf(person));
  const sums = tally.own;
  for (const base of sums.bases) {
    const bundle = sums.bundleOf(base);
    for (let k = starts[base] as number; k < (starts[base + 1] as number); k += 1) {
      const pair = keys[k] as number;
      let label = labelOf[pair] as number;
      if (label < 0) {
        const group = groups[givers[pair] as number] as number;
        label = labels.rowOf(group, numbers[receivers[pair] as number] as number);
        labelOf[pair] = label;
        if (label >= sums.capacity) tally.reserve(labels.size);
      }
      const at = bundle * sums.capacity + label;
      sums.values[at] = (sums.values[at] as number) + (pairSums[k] as number);
    }
  }
}

/** Whether the sums of pairs answer a question about rows. `runGroups` are those of the rows. */
export const readsPairs = ({ labels, query }: AcrossState, runGroups: Int32Array | undefined): boolean =>
  labels?.dimensions[0] === 'receiver' && runGroups !== undefined && isWholeMatch(query.acts);

/** Adds the selected facts of some rows of a season to their groups, with their time, or to labels, which have none. */
export function addFacts(
  state: AcrossState,
  columns: SeasonColumns,
  facts: SeasonFactColumns,
  of: Rows,
  tally: Tally,
  workspace: QueryWorkspace,
): void {
  const { labels, groups } = state;
  if (labels !== undefined && of.runGroups !== undefined && readsPairs(state, of.runGroups)) {
    addPairs(facts.pairs.columns(), facts.receiverIds, of.runGroups, labels, tally);
    return;
  }
  const selected = selectFacts(state.query.acts, columns, facts, workspace);
  const none = labels === undefined ? tally.own.capacity : groups.size;
  const byRow = groupsByRow(columns, of, none);
  if (labels === undefined) {
    addGroups(facts, selected, byRow, tally.own);
    addTime(state.query.acts, columns, of, tally);
    return;
  }
  const parts = labels.dimensions.includes('receiver')
    ? byReceiver(facts, labels)
    : byCell(columns, facts, labels, state);
  for (const base of tally.own.bases) addLabelled(facts, selected, parts, labels, byRow, none, tally, base);
}
