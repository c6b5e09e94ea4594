import { AWAY_KEY } from '../../src/columns/fact-block.js';
import type { FactColumns } from '../../src/columns/facts.js';
import type { Match } from '../../src/match.js';
import type { Plan } from '../../src/metrics/plan.js';
import { bases, countedBases } from '../../src/vocabulary/bases.js';
import type { ActFilter } from '../../src/query/filter.js';
import { addTime } from '../../src/query/intervals.js';
import { isSelected, selectPlayers, type Selection } from '../../src/query/selection.js';
import { QueryWorkspace } from '../../src/query/workspace.js';
import { commonSideSpans } from '../../src/query/acts/act-selection.js';
import type { ActParts } from '../../src/query/acts/act-parts.js';

/**
 * The totals of parts of a match, for each person or squad that adds to one of the bases.
 * **Shape**: row r is part `rowParts[r]` of column `rowColumns[r]`, which is a slot or, with a plan of squads, a side;
 * rows are in the order of parts and columns; `bases[b]` has `values[b * rows + r]`.
 * **Units**: those of the bases. **Empty**: no rows if nothing is selected.
 */
export interface PartTotals {
  readonly rows: number;
  readonly rowParts: Int32Array;
  readonly rowColumns: Uint8Array;
  readonly bases: readonly number[];
  readonly values: Int32Array;
}

const inRanges = (fact: number, { ranges }: Selection): boolean =>
  ranges.some(([from, to]) => fact >= from && fact < to);

/** Calls a visitor for each selected posting of a base that is in a part, with its cell and amount. */
function eachPosting(
  { postings, postingStarts, amounts, factSlots, keys }: FactColumns,
  base: number,
  { ofFact }: ActParts,
  selection: Selection,
  columns: number,
  visit: (cell: number, amount: number) => void,
): void {
  const firstAmount = postingStarts[countedBases] as number;
  const end = postingStarts[base + 1] as number;
  for (let k = postingStarts[base] as number; k < end; k += 1) {
    const fact = postings[k] as number;
    const part = ofFact[fact] as number;
    if (part < 0 || !inRanges(fact, selection) || isSelected(fact, keys, selection.keys, selection.marks) === 0)
      continue;
    const column = columns === 2 ? ((keys[fact] as number) < AWAY_KEY ? 0 : 1) : (factSlots[fact] as number);
    visit(part * columns + column, base < countedBases ? 1 : (amounts[k - firstAmount] as number));
  }
}

/** Time of a base in a cell. */
interface PartTime {
  readonly b: number;
  readonly cell: number;
  readonly seconds: number;
}

/** Returns the time of each part. **Empty**: none if a dimension does not divide time. */
function timesOf(
  { facts, intervals }: Match,
  { timed, level }: Plan,
  { spans }: ActParts,
  selection: Selection,
  columns: number,
  workspace: QueryWorkspace,
): readonly PartTime[] {
  const values = workspace.totals(bases.length * Math.max(facts.slots, 2));
  const times: PartTime[] = [];
  for (const [part, own] of (timed.length === 0 ? [] : (spans ?? [])).entries()) {
    const ofPart = { ...selection, spans: commonSideSpans(selection.spans, own) };
    addTime(intervals, timed, ofPart, level === 'squad' ? 'sides' : 'slots', columns, values);
    for (const [b, base] of timed.entries())
      for (let column = 0; column < columns; column += 1) {
        const seconds = values[base * columns + column] as number;
        if (seconds > 0) times.push({ b, cell: part * columns + column, seconds });
      }
  }
  return times;
}

/** Numbers the cells that are used. Returns the cell of each number as well. */
function numbered(isUsed: Uint8Array): { readonly cells: readonly number[]; readonly rowOfCell: Int32Array } {
  const cells: number[] = [];
  const rowOfCell = new Int32Array(isUsed.length);
  for (let cell = 0; cell < isUsed.length; cell += 1) if (isUsed[cell] === 1) rowOfCell[cell] = cells.push(cell) - 1;
  return { cells, rowOfCell };
}

/**
 * Adds up the bases of a plan by part and person, or by part and squad, of the acts that a filter selects. The parts of
 * a dimension add up to the value without it if every act is in a part: always, but for `receiver`. Timed bases are
 * left out of `bases` if a dimension does not divide time.
 * **Throws** `WINDOW_CONFLICT`.
 */
export function totalsByPart(
  match: Match,
  plan: Plan,
  parts: ActParts,
  filter: ActFilter = {},
  workspace: QueryWorkspace = new QueryWorkspace(),
): PartTotals {
  const { facts } = match;
  const columns = plan.level === 'squad' ? 2 : facts.slots;
  const selection = selectPlayers(match, filter, workspace);
  const points = [...plan.counted, ...plan.summed];
  const times = timesOf(match, plan, parts, selection, columns, workspace);
  const isUsed = new Uint8Array(parts.count * columns);
  for (const base of points)
    eachPosting(facts, base, parts, selection, columns, (cell) => {
      isUsed[cell] = 1;
    });
  for (const { cell } of times) isUsed[cell] = 1;
  const { cells, rowOfCell } = numbered(isUsed);
  const rows = cells.length;
  const read = [...points, ...(parts.spans === undefined ? [] : plan.timed)];
  const values = new Int32Array(read.length * rows);
  const add = (b: number, cell: number, amount: number): void => {
    const at = b * rows + (rowOfCell[cell] as number);
    values[at] = (values[at] as number) + amount;
  };
  for (const [b, base] of points.entries())
    eachPosting(facts, base, parts, selection, columns, (cell, amount) => {
      add(b, cell, amount);
    });
  for (const { b, cell, seconds } of times) add(points.length + b, cell, seconds);
  return {
    rows,
    rowParts: Int32Array.from(cells, (cell) => Math.floor(cell / columns)),
    rowColumns: Uint8Array.from(cells, (cell) => cell % columns),
    bases: read,
    values,
  };
}
