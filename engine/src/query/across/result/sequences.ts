import type { AcrossState } from '../scan/across-state.js';

/**
 * The cells and parts of each row, ordered by match start. If rows are by match, each can look back on the earlier
 * matches of its sequence. A row is a group and part, `group * parts + part`.
 * **Shape**: row r has the cells from `ownStarts[r]` to `ends[r]` (excluded), and looks back on those from `starts[r]`.
 * **Empty**: `cells` is `undefined` if it would be 0, 1, 2 and so on.
 */
export interface Sequences {
  readonly cells: Int32Array | undefined;
  readonly starts: Int32Array;
  readonly ownStarts: Int32Array;
  readonly ends: Int32Array;
}

/** Whether each sequence has the cells of one group only, and all cells were added. */
const isOneGroupEach = ({ parts, groups, cellTallies }: AcrossState): boolean =>
  parts.length === 1 && groups.keys.match === undefined && !cellTallies.includes(0);

/** Returns the sequences of rows that are whole groups, whose cells are adjacent. */
function wholeSequences(state: AcrossState, rowGroups: Int32Array): Sequences {
  const { sequenceStarts } = state.cells();
  const starts = rowGroups.map((group) => sequenceStarts[group] as number);
  const ends = rowGroups.map((group) => sequenceStarts[group + 1] as number);
  return { cells: undefined, starts, ownStarts: starts, ends };
}

/** Returns the sequences of rows. Omits cells and parts without contributions. */
export function sequencesOf(state: AcrossState, rowGroups: Int32Array): Sequences {
  const { cellTallies } = state;
  if (isOneGroupEach(state)) return wholeSequences(state, rowGroups);
  const { groups, sequenceStarts } = state.cells();
  const parts = state.parts.length;
  const rows = state.groups.size * parts;
  const [starts, ownStarts, ends] = [new Int32Array(rows), new Int32Array(rows).fill(-1), new Int32Array(rows)];
  const cells = new Int32Array(cellTallies.length);
  let size = 0;
  for (let sequence = 0; sequence < sequenceStarts.length - 1; sequence += 1) {
    const end = sequenceStarts[sequence + 1] as number;
    for (let part = 0; part < parts; part += 1) {
      const start = size;
      for (let cell = sequenceStarts[sequence] as number; cell < end; cell += 1) {
        if (cellTallies[cell * parts + part] === 0) continue;
        const row = (groups[cell] as number) * parts + part;
        if (ownStarts[row] === -1) {
          ownStarts[row] = size;
          starts[row] = start;
        }
        cells[size] = cell * parts + part;
        size += 1;
        ends[row] = size;
      }
    }
  }
  const ofRows = (column: Int32Array): Int32Array => rowGroups.map((row) => column[row] as number);
  return { cells: cells.subarray(0, size), starts: ofRows(starts), ownStarts: ofRows(ownStarts), ends: ofRows(ends) };
}
