import {
  columnKinds,
  matchFromParts,
  partsOf,
  transactionKinds,
  type Column,
  type ColumnsOf,
  type Match,
  type MatchColumns,
  type MatchDetails,
  type TransactionColumns,
} from '@goalsquare/engine';

/*
 * The compact form of a set of columns: their lengths, then the columns, widest first, padded to four bytes. Reading it
 * creates views, not copies. A match is stored as four numbers (id, revision, home players, lacks) and the columns that
 * queries read.
 */

type Kinds = Readonly<Record<string, new (buffer: ArrayBuffer, offset: number, length: number) => Column>>;

const WORD = 4;
const NUMBERS = 4;

const padded = (bytes: number): number => (bytes + WORD - 1) & ~(WORD - 1);

function columnBytes(kinds: Kinds, columns: Readonly<Record<string, Column>>): number {
  const names = Object.keys(kinds);
  return padded(names.reduce((bytes, name) => bytes + (columns[name]?.byteLength ?? 0), names.length * WORD));
}

function writeColumns(
  kinds: Kinds,
  columns: Readonly<Record<string, Column>>,
  into: ArrayBuffer,
  offset: number,
): void {
  const names = Object.keys(kinds);
  const present = names.flatMap((name) => columns[name] ?? []);
  new Int32Array(into, offset, names.length).set(present.map((column) => column.length));
  let at = offset + names.length * WORD;
  for (const column of present) {
    new Uint8Array(into, at, column.byteLength).set(
      new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
    );
    at += column.byteLength;
  }
}

function readColumns<K extends Kinds>(kinds: K, from: ArrayBuffer, offset: number): ColumnsOf<K> {
  const names = Object.keys(kinds);
  const lengths = new Int32Array(from, offset, names.length);
  const columns: Record<string, Column> = {};
  let at = offset + names.length * WORD;
  for (let n = 0; n < names.length; n += 1) {
    const name = names[n] ?? '';
    const Kind = kinds[name];
    if (Kind === undefined) continue;
    const column = new Kind(from, at, lengths[n] ?? 0);
    columns[name] = column;
    at += column.byteLength;
  }
  return columns as ColumnsOf<K>;
}

/** Returns the size of a match's compact form in bytes. */
export const compactBytes = (match: Match): number => NUMBERS * WORD + columnBytes(columnKinds, partsOf(match).columns);

/** Writes a match's compact form to a buffer. `offset` must be a multiple of 4. */
export function writeCompact(match: Match, into: ArrayBuffer, offset: number): void {
  const { id, revision, homePlayers, lacks, columns } = partsOf(match);
  new Int32Array(into, offset, NUMBERS).set([id, revision, homePlayers, lacks]);
  writeColumns(columnKinds, columns, into, offset + NUMBERS * WORD);
}

/**
 * Returns the match whose compact form starts at `offset`. Its columns are views of the buffer. `details` is called
 * when the match's details are read.
 */
export function readCompact(from: ArrayBuffer, offset: number, details: () => MatchDetails): Match {
  const [id = 0, revision = 0, homePlayers = 0, lacks = 0] = new Int32Array(from, offset, NUMBERS);
  const columns: MatchColumns = readColumns(columnKinds, from, offset + NUMBERS * WORD);
  return matchFromParts({ id, revision, homePlayers, lacks, columns, details });
}

/** Returns the compact form of a match's transactions. */
export function packTransactions(columns: TransactionColumns): ArrayBuffer {
  const bytes = new ArrayBuffer(columnBytes(transactionKinds, { ...columns }));
  writeColumns(transactionKinds, { ...columns }, bytes, 0);
  return bytes;
}

/** Reads transactions from a buffer with their compact form. */
export const unpackTransactions = (bytes: ArrayBuffer): TransactionColumns => readColumns(transactionKinds, bytes, 0);
