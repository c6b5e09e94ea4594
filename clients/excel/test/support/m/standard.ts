import { documents } from './functions/documents.js';
import { lists } from './functions/lists.js';
import { records } from './functions/records.js';
import { tables } from './functions/tables.js';
import { texts } from './functions/texts.js';
import { webContents, type WebAnswer, type WebRequest } from './functions/web-contents.js';
import { isRecord, recordOf, type MRecord } from './values.js';

/** The functions and values of M that the library uses, by name; requests go to `send`. */
export const standard = (send: (request: WebRequest) => Promise<WebAnswer>): Readonly<Record<string, unknown>> => ({
  ...documents,
  ...lists,
  ...records,
  ...tables,
  ...texts,
  'Web.Contents': (base: string, options: MRecord) =>
    webContents(send, base, isRecord(options) ? options : recordOf({})),
});
