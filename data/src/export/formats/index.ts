import { csv, jsonl } from './text.js';
import { parquet } from './parquet.js';
import type { ExportFormat } from './row-writer.js';

/** The export formats, by name. */
export const exportFormats = { jsonl, csv, parquet } as const satisfies Readonly<Record<string, ExportFormat>>;

/** Name of an export format. */
export type FormatName = keyof typeof exportFormats;
