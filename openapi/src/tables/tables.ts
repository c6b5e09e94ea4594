import { readDocument } from '../read-document.js';
import type { Tables } from './table.js';

let read: Tables | undefined;

/** Every table of every operation, read when it is first asked for. */
export const tables = (): Tables => (read ??= readDocument('tables.json') as Tables);
