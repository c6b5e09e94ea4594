import { gzipSync } from 'node:zlib';

/** A change of a file. **Shape**: `a`, `b` and `c` are numbers that choose rows, columns and values. */
export interface Mutation {
  readonly kind: MutationKind;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

type Rows = readonly (readonly string[])[];

/** Returns the item that a number chooses. */
export const at = <T>(items: readonly T[], n: number): T => {
  const item = items[n % items.length];
  if (item === undefined) throw new RangeError('no item to choose from');
  return item;
};

/** Values that fields get: empty, numbers of all kinds, names, dates, quotes and members of every object. */
const values = [
  ...['', 'NA', '0', '1', '2', '-1', '99', '100', '2147483648', '1.5', '1.0', '1e3', ' 7', '0x10', '007', 'NaN'],
  ...['constructor', '__proto__', 'toString', 'null', 'true', 'Bye', 'x'.repeat(5000), 'a\u0000b', '\ud83c\udfc9'],
  ...['H', 'A', 'Home', 'Away', 'Rivermouth', 'Pine Hollow', 'Rovers', 'GF', 'R1', 'Round 2', 'FINALS', 'HA'],
  ...['2031-02-30', '2031-04-05', '2031-04-05T14:10', '2031', '2032', 'Kick', 'Goal', 'Centre Bounce', '1801;1795;300'],
  ...['"', '""', '"a\nb"', "'", ',', ';', '\t'],
] as const;

const withCell = (rows: Rows, row: number, column: number, value: string): Rows =>
  rows.map((cells, n) => (n === row ? cells.map((cell, m) => (m === column ? value : cell)) : cells));

const numberNear = (text: string, by: number): string => {
  const number = Number(text.replaceAll('"', ''));
  return Number.isFinite(number) && text !== '' ? String(number + at([-1, 1, 2, 10, -100], by)) : at(values, by);
};

/** Moves an item of a list to another place. */
function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.filter((_, n) => n !== from % items.length);
  return rest.toSpliced(to % items.length, 0, at(items, from));
}

/** Row of a number, never the header. **Empty**: 1 if there are no rows. */
const rowAt = (rows: Rows, n: number): number => 1 + (n % Math.max(1, rows.length - 1));
const columnAt = (rows: Rows, n: number): number => n % Math.max(1, rows[0]?.length ?? 1);

const ofRows = {
  field: (rows, { a, b, c }) => withCell(rows, rowAt(rows, a), columnAt(rows, b), at(values, c)),
  number: (rows, { a, b, c }) => {
    const [row, column] = [rowAt(rows, a), columnAt(rows, b)];
    return withCell(rows, row, column, numberNear(rows[row]?.[column] ?? '', c));
  },
  'field of another row': (rows, { a, b, c }) =>
    withCell(rows, rowAt(rows, a), columnAt(rows, b), rows[rowAt(rows, c)]?.[columnAt(rows, b)] ?? ''),
  'column of one value': (rows, { b, c }) =>
    rows.map((cells, n) => cells.map((cell, m) => (n > 0 && m === columnAt(rows, b) ? at(values, c) : cell))),
  'field of the header': (rows, { b, c }) => withCell(rows, 0, columnAt(rows, b), at(values, c)),
  'drop rows': (rows, { a, c }) => rows.filter((_, n) => n < rowAt(rows, a) || n > rowAt(rows, a) + (c % 3)),
  'drop the header': (rows) => rows.slice(1),
  'repeat a row': (rows, { a, b }) => rows.toSpliced(rowAt(rows, b), 0, rows[rowAt(rows, a)] ?? []),
  'move a row': (rows, { a, b }) => moved(rows, a, b),
  'append the rows': (rows) => [...rows, ...rows.slice(1)],
  'append the file': (rows) => [...rows, ...rows],
  'empty row': (rows, { a, c }) => rows.toSpliced(rowAt(rows, a), 0, c % 2 === 0 ? [] : (rows[0] ?? []).map(() => '')),
  'drop a field': (rows, { a, b }) =>
    rows.map((cells, n) => (n === rowAt(rows, a) ? cells.toSpliced(columnAt(rows, b), 1) : cells)),
  'drop a column': (rows, { b }) => rows.map((cells) => cells.toSpliced(columnAt(rows, b), 1)),
  'repeat a column': (rows, { b, c }) =>
    rows.map((cells) => cells.toSpliced(columnAt(rows, c), 0, cells[columnAt(rows, b)] ?? '')),
  'move a column': (rows, { a, b }) => rows.map((cells) => moved(cells, a, b)),
  'swap two columns of a row': (rows, { a, b, c }) => {
    const [row, one, other] = [rowAt(rows, a), columnAt(rows, b), columnAt(rows, c)];
    const cells = rows[row] ?? [];
    return withCell(withCell(rows, row, one, cells[other] ?? ''), row, other, cells[one] ?? '');
  },
} satisfies Readonly<Record<string, (rows: Rows, mutation: Mutation) => Rows>>;

/** Changes of the text of a file. */
const ofText = {
  delimiter: (text, { a }) => text.replaceAll(',', at([';', '\t', '|', ' '], a)),
  'quoted fields': (text) => text.replaceAll(/[^,\n"]+/gu, '"$&"'),
  'line ends': (text, { a }) => text.replaceAll('\n', at(['\r\n', '\r', '\n\n'], a)),
  'one line end': (text, { a }) => {
    let n = a % (text.split('\n').length - 1 || 1);
    return text.replaceAll('\n', () => (n-- === 0 ? '\r\n' : '\n'));
  },
  'swap two words': (text, { a, b }) => {
    const [one, other] = [at(WORDS, a), at(WORDS, b)];
    return text
      .split(one)
      .map((part) => part.replaceAll(other, one))
      .join(other);
  },
} satisfies Readonly<Record<string, (text: string, mutation: Mutation) => string>>;

const WORDS = [
  'Rivermouth',
  'Pine Hollow',
  'Rivergate Town',
  'Old North Wharf',
  'home',
  'away',
  'H',
  'A',
  '1',
  '2',
] as const;

/** Changes of the bytes of a file. */
const ofBytes = {
  'flip bits': (bytes, { a, b }) => {
    const copy = Buffer.from(bytes);
    if (copy.length > 0) copy[a % copy.length] = (copy[a % copy.length] ?? 0) ^ (1 << (b % 8));
    return copy;
  },
  'cut short': (bytes, { a }) => bytes.subarray(0, a % (bytes.length + 1)),
  'cut out': (bytes, { a, b }) => {
    const from = a % (bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(Math.min(bytes.length, from + (b % 40)))]);
  },
  'in UTF-16': (bytes, { a }) => {
    const text = Buffer.from(bytes.toString('utf8'), 'utf16le');
    return a % 2 === 0 ? text : text.swap16();
  },
  'in Latin-1': (bytes) => Buffer.from(`${bytes.toString('utf8').trimEnd()}é`, 'latin1'),
  'with a byte order mark': (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
  'in gzip': (bytes) => gzipSync(bytes),
  'in broken gzip': (bytes, { a }) => {
    const packed = gzipSync(bytes);
    return packed.subarray(0, 2 + (a % (packed.length - 2)));
  },
  empty: () => Buffer.alloc(0),
} satisfies Readonly<Record<string, (bytes: Buffer, mutation: Mutation) => Buffer>>;

export type MutationKind = keyof typeof ofRows | keyof typeof ofText | keyof typeof ofBytes;

const kindsOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(table) as K[];

/** Names of the changes. */
export const mutationKinds: readonly MutationKind[] = [...kindsOf(ofRows), ...kindsOf(ofText), ...kindsOf(ofBytes)];

const isIn = <K extends string>(table: Readonly<Record<K, unknown>>, kind: string): kind is K =>
  Object.hasOwn(table, kind);

/** Returns the bytes of a file after a change. Rows are those of lines and commas, quoted or not. */
export function mutated(bytes: Buffer, mutation: Mutation): Buffer {
  const { kind } = mutation;
  if (isIn(ofBytes, kind)) return ofBytes[kind](bytes, mutation);
  const text = bytes.toString('utf8');
  if (isIn(ofText, kind)) return Buffer.from(ofText[kind](text, mutation));
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  if (rows.length === 0) return bytes;
  return Buffer.from(
    ofRows[kind](rows, mutation)
      .map((cells) => `${cells.join(',')}\n`)
      .join(''),
  );
}
