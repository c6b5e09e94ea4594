import { readDocument } from '../read-document.js';
import type { Tables } from './table.js';

let read: Tables | undefined;

/** Every table of every operation, parsed at the first use. */
export const tables = (): Tables => (read ??= readDocument('tables.json') as Tables);
