import { inPieces } from '../json/json-pieces.js';
import { Written } from '../json/written.js';
import { csvCell } from './cell.js';
import { CSV_TYPE } from './csv.js';

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
  return new Written(CSV_TYPE, inPieces(texts()));
}
