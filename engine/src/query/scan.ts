import type { FactColumns } from '../columns/facts.js';
import type { Selection } from './selection.js';

/*
 * Scan: reads the selected facts in order of play and adds all of their contributions, to any base. This is the faster
 * path if a plan reads most bases, or if few facts are selected. `as number` marks an index that is in bounds by
 * construction.
 */

function addCells(cells: Uint16Array, from: number, to: number, totals: Int32Array): void {
  for (let k = from; k < to; k += 1) {
    const cell = cells[k] as number;
    totals[cell] = (totals[cell] as number) + 1;
  }
}

function addCellsWhere(
  { cells, cellStarts, keys: factKeys }: FactColumns,
  from: number,
  to: number,
  keys: Uint8Array,
  totals: Int32Array,
): void {
  for (let fact = from; fact < to; fact += 1) {
    if (keys[factKeys[fact] as number] === 0) continue;
    addCells(cells, cellStarts[fact] as number, cellStarts[fact + 1] as number, totals);
  }
}

function addMarkedCells(
  { cells, cellStarts }: FactColumns,
  from: number,
  to: number,
  marks: Uint8Array,
  totals: Int32Array,
): void {
  for (let fact = from; fact < to; fact += 1)
    if (marks[fact] === 1) addCells(cells, cellStarts[fact] as number, cellStarts[fact + 1] as number, totals);
}

/** Adds every counted contribution of the selected facts. **Shape**: adds to `totals[base * slots + slot]`. */
export function scanCounted(facts: FactColumns, { ranges, keys, narrow, acts }: Selection, totals: Int32Array): void {
  const { cells, cellStarts } = facts;
  for (const [from, to] of ranges) {
    if (acts !== undefined) addMarkedCells(facts, from, to, acts.marks, totals);
    else if (narrow) addCellsWhere(facts, from, to, keys, totals);
    else addCells(cells, cellStarts[from] as number, cellStarts[to] as number, totals);
  }
}
