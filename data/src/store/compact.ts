import { columnKinds, matchFromParts, partsOf, type Column, type Match, type MatchColumns, type MatchTexts } from '@goalsquare/engine';

/*
 * The compact form of one match: 32 numbers (id, revision, home players, lacks, then the length of every column), then the columns,
 * widest first, padded to four bytes. It is used in place: reading it makes views, no copies.
 */

const HEAD_NUMBERS = 32;
const HEAD_BYTES = HEAD_NUMBERS * 4;
const names = Object.keys(columnKinds) as readonly (keyof MatchColumns)[];
const FIRST_LENGTH = 4;

const padded = (bytes: number): number => (bytes + 3) & ~3;

/** Bytes a match takes in compact form. */
export function compactBytes(match: Match): number {
  const { columns } = partsOf(match);
  return padded(names.reduce((bytes, name) => bytes + columns[name].byteLength, HEAD_BYTES));
}

/** Writes the compact form of a match into a buffer. `offset` is a multiple of 4. */
export function writeCompact(match: Match, into: ArrayBuffer, offset: number): void {
  const { id, revision, homePlayers, lacks, columns } = partsOf(match);
  const head = new Int32Array(into, offset, HEAD_NUMBERS);
  head.set([id, revision, homePlayers, lacks, ...names.map((name) => columns[name].length)]);
  let at = offset + HEAD_BYTES;
  for (const name of names) {
    const column: Column = columns[name];
    new Uint8Array(into, at, column.byteLength).set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
    at += column.byteLength;
  }
}

/** The match whose compact form begins at `offset`. Its columns are views of the buffer; `texts` is called when texts are asked for. */
export function readCompact(from: ArrayBuffer, offset: number, texts: () => MatchTexts): Match {
  const head = new Int32Array(from, offset, HEAD_NUMBERS);
  const columns: Partial<Record<keyof MatchColumns, Column>> = {};
  let at = offset + HEAD_BYTES;
  names.forEach((name, n) => {
    const column = new columnKinds[name](from, at, head[FIRST_LENGTH + n]);
    columns[name] = column;
    at += column.byteLength;
  });
  return matchFromParts({
    id: head[0] ?? 0, revision: head[1] ?? 0, homePlayers: head[2] ?? 0, lacks: head[3] ?? 0, columns: columns as MatchColumns, texts,
  });
}
