import type { Fault } from '../log/fault.js';
import type { RowWriter } from './formats/row-writer.js';
import type { ExportSource } from './export-source.js';
import { faultsOf } from '../store/damaged-error.js';
import { exportMatchOf, inOrder, isSelected, playerListsOf, type Selection } from './source.js';
import type { ReadyTable } from './table.js';

/** A table and the writer of its rows. */
export interface Destination {
  readonly table: ReadyTable;
  readonly writer: RowWriter;
}

/** Result of an export: number of matches, rows by table, and faults of unreadable files. */
export interface ExportSummary {
  readonly matches: number;
  readonly rows: ReadonlyMap<string, number>;
  readonly faults: readonly Fault[];
}

/**
 * Exports a source's matches to tables, one match at a time. A faulty file is skipped, and its faults are returned.
 * Calls `progress` after each match. **Throws** an error if the source changes during the export.
 */
export function exportMatches(
  source: ExportSource,
  selection: Selection,
  destinations: readonly Destination[],
  progress: (done: number, all: number) => void = () => undefined,
): ExportSummary {
  const lists = playerListsOf(source.records);
  const selected = source.matches
    .filter(({ header }) => isSelected(selection, header))
    .sort((a, b) => inOrder(a.header, b.header));
  const rows = new Map(destinations.map(({ table }) => [table.name, 0]));
  const faults: Fault[] = [...source.faults];
  let matches = 0;
  selected.forEach(({ file, open }, at) => {
    try {
      const match = exportMatchOf(open(), lists);
      const cells = destinations.map(({ table }) => table.cellsOf(match));
      destinations.forEach(({ table, writer }, n) => {
        writer.write(cells[n] ?? []);
        rows.set(table.name, (rows.get(table.name) ?? 0) + (cells[n]?.length ?? 0));
      });
      matches += 1;
    } catch (error) {
      faults.push(...faultsOf(error, file));
    }
    progress(at + 1, selected.length);
  });
  source.checkUnchanged();
  return { matches, rows, faults };
}
