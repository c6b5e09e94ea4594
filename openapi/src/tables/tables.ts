import { readFileSync } from 'node:fs';
import type { Tables } from './table.js';

const file = new URL('../../tables.json', import.meta.url);

let read: Tables | undefined;

/** Every table of every operation, read when it is first asked for. */
export const tables = (): Tables => (read ??= JSON.parse(readFileSync(file, 'utf8')) as Tables);
