import { documents } from './functions/documents.js';
import { lists } from './functions/lists.js';
import { records } from './functions/records.js';
import { tables } from './functions/tables.js';
import { texts } from './functions/texts.js';
import { webContents, type WebAnswer, type WebRequest } from './functions/web-contents.js';
import { isRecord, recordOf, type MRecord, type MTable } from './values.js';

/** The named cells of a workbook, as a table of tables. */
const namedCells = (cells: Readonly<Record<string, string | number>>): MTable => ({
  columns: ['Name', 'Content'],
  rows: Object.entries(cells).map(([name, value]) => [name, { columns: ['Column1'], rows: [[value]], types: {} }]),
  types: {},
});

/**
 * The functions and values of M that the library uses, by name. Requests go to `send`; `cells` are the named cells of
 * the workbook.
 */
export const standard = (
  send: (request: WebRequest) => Promise<WebAnswer>,
  cells: Readonly<Record<string, string | number>> = {},
): Readonly<Record<string, unknown>> => ({
  ...documents,
  ...lists,
  ...records,
  ...tables,
  ...texts,
  'Excel.CurrentWorkbook': () => namedCells(cells),
  'Web.Contents': (base: string, options: MRecord) =>
    webContents(send, base, isRecord(options) ? options : recordOf({})),
});
