import { checkUnchanged, readFolder } from '../import/folder.js';
import { readLogHeader } from '../import/read-log.js';
import type { Fault } from '../log/fault.js';
import type { RowWriter } from './formats/row-writer.js';
import { faultsOf, inOrder, isSelected, openForExport, playerListsOf, type Selection } from './source.js';
import type { ReadyTable } from './table.js';

/** A table and where its rows go. */
export interface Destination {
  readonly table: ReadyTable;
  readonly writer: RowWriter;
}

/** What was exported: matches, rows by table, and the faults of files that could not be read. */
export interface ExportSummary {
  readonly matches: number;
  readonly rows: ReadonlyMap<string, number>;
  readonly faults: readonly Fault[];
}

/**
 * Exports the matches of a folder into tables, one match at a time. A file with a fault is left out and named in
 * `faults`. Calls `progress` after each match. **Throws** an error if the folder changes meanwhile.
 */
export function exportMatches(
  directory: string,
  selection: Selection,
  destinations: readonly Destination[],
  progress: (done: number, all: number) => void = () => undefined,
): ExportSummary {
  const folder = readFolder(directory, readLogHeader);
  const lists = playerListsOf(folder);
  const selected = [...folder.logs.values()]
    .filter(({ header }) => isSelected(selection, header))
    .sort((a, b) => inOrder(a.header, b.header));
  const rows = new Map(destinations.map(({ table }) => [table.name, 0]));
  const faults: Fault[] = [...folder.faults.records, ...folder.faults.logs];
  let matches = 0;
  selected.forEach(({ file }, at) => {
    try {
      const match = openForExport(directory, file, lists);
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
  checkUnchanged(directory, folder.version);
  return { matches, rows, faults };
}
