import { csv } from './csv.js';
import { jsonl } from './jsonl.js';
import { parquet } from './parquet.js';
import type { ExportFormat } from './row-writer.js';

export const exportFormats = { jsonl, csv, parquet } as const satisfies Readonly<Record<string, ExportFormat>>;

export type FormatName = keyof typeof exportFormats;
