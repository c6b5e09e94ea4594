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

/** Returns items as JSON lines, which are computed as they are sent. */
export function jsonLinesOf(items: Iterable<unknown>): Written {
  function* texts(): Generator<string> {
    for (const item of items) yield `${JSON.stringify(item)}\n`;
  }
  return new Written(itemFormats.jsonl, inPieces(texts()));
}
