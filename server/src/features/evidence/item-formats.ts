import type { Request } from 'express';
import { csvCell } from '../../answers/csv/cell.js';
import { CSV_TYPE } from '../../answers/csv/csv.js';
import { inPieces } from '../../answers/json/json-pieces.js';
import { JSON_TYPE } from '../../answers/json/json.js';
import { Written } from '../../answers/json/written.js';

/** Formats for lists of acts, with their media types. **Source**: RFC 4180; RFC 7303; NDJSON, a de facto standard. */
export const itemFormats = {
  json: JSON_TYPE,
  csv: CSV_TYPE,
  jsonl: 'application/x-ndjson; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;
export type ItemFormat = keyof typeof itemFormats;

const names = Object.keys(itemFormats) as readonly ItemFormat[];

/**
 * Returns the format of the parameter, or else the offered one that the Accept header prefers. **Empty**: JSON if the
 * header allows none of them.
 */
export function itemFormatOf(req: Request, format: unknown, offered: readonly ItemFormat[]): ItemFormat {
  const named = names.find((name) => name === format);
  if (named !== undefined) return named;
  const accepted = req.accepts(offered.map((name) => itemFormats[name]));
  return offered.find((name) => itemFormats[name] === accepted) ?? 'json';
}

/** A column of a CSV file. */
export interface ItemColumn<T> {
  readonly name: string;
  readonly of: (item: T) => unknown;
}

/** Returns items as CSV. Rows are computed as they are sent. **Source**: RFC 4180. */
export function csvOfItems<T>(columns: readonly ItemColumn<T>[], items: Iterable<T>): Written {
  function* texts(): Generator<string> {
    yield `${columns.map(({ name }) => name).join()}\r\n`;
    for (const item of items) yield `${columns.map(({ of }) => csvCell(of(item))).join()}\r\n`;
  }
  return new Written(itemFormats.csv, inPieces(texts()));
}

/** Returns items as JSON lines, which are computed as they are sent. */
export function jsonLinesOf(items: Iterable<unknown>): Written {
  function* texts(): Generator<string> {
    for (const item of items) yield `${JSON.stringify(item)}\n`;
  }
  return new Written(itemFormats.jsonl, inPieces(texts()));
}
