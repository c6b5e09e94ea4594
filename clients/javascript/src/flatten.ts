import { tables } from './contract/tables.js';

/** A column. `path` starts at the object at `depth`: depth 0 is the response, the greatest depth the row. */
export interface Column {
  readonly name: string;
  readonly depth: number;
  readonly path: readonly string[];
}

/** A table definition: the path from a response to its rows, and the columns. */
export interface Table {
  readonly rows: readonly string[];
  readonly columns: readonly Column[];
}

/** The value of a cell. An absent member and an empty text are `null`. */
export type Cell = string | number | boolean | null | readonly (string | number)[];

/** A row of a table, with every column. */
export type CellRow = Readonly<Record<string, Cell>>;

/** Rows, and the names of their columns. */
export interface FlatRows {
  readonly rows: readonly CellRow[];
  readonly columns: readonly string[];
}

/** An object on the way to a row, with its position in its list and the object that contains it. */
interface Place {
  readonly value: unknown;
  readonly index: number;
  readonly parent: Place | undefined;
}

const snakeCase = (name: string): string =>
  name.replaceAll('.', '_').replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** Returns the columns of a column group such as `1squads.home=home_squad(id,name,code)`. */
function columnsOf([
  ,
  depth,
  parent = '',
  start = snakeCase(parent),
  members = '',
]: RegExpMatchArray): readonly Column[] {
  return members.split(',').map((text) => {
    const [member = '', name = `.${snakeCase(member)}`] = text.split('=');
    return {
      name: name.replace(/^\./u, start && `${start}_`),
      depth: Number(depth),
      path: [...parent.split('.'), member].filter((step) => step !== ''),
    };
  });
}

/** Parses a table definition. `tools/release/made/client-contract/encode-table.ts` describes the text form. */
export function parseTable(text: string): Table {
  const [walk = '', columns = ''] = text.split(':');
  return {
    rows: walk === '' ? [] : walk.split('>').map((step) => (step === '-' ? '' : step)),
    columns: [...columns.matchAll(/(\d)([^(=]*)(?:=(\w*))?\(([^)]*)\)/gu)].flatMap(columnsOf),
  };
}

/** Returns the table definitions of an operation by table name, the default first. **Empty**: it has no rows. */
export function tablesOf(operationId: string): Readonly<Record<string, string>> {
  const found = Object.hasOwn(tables, operationId) ? tables[operationId] : undefined;
  if (typeof found === 'string') return tablesOf(found);
  return found ?? {};
}

function member(value: unknown, path: readonly string[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[step];
  }
  return found;
}

/** Returns the objects that one step of the walk leads to. */
const walked = (value: unknown, walk: string): readonly unknown[] =>
  walk.split(',').flatMap((path) => {
    const found = member(value, path === '' ? [] : path.split('.'));
    if (found === undefined || found === null) return [];
    return Array.isArray(found) ? (found as readonly unknown[]) : [found];
  });

function above(place: Place, levels: number): Place {
  let found = place;
  for (let level = 0; level < levels && found.parent !== undefined; level += 1) found = found.parent;
  return found;
}

/** Returns a function that reads the cells of a column from rows at depth `last`. */
function reader({ depth, path }: Column, last: number): (place: Place) => unknown {
  if (!path.some((step) => step.startsWith('@'))) return (place) => member(above(place, last - depth).value, path);
  const indexes = path.map((step) => (step.startsWith('@') ? last - Number(step.slice(1)) : undefined));
  return (place) =>
    member(
      above(place, last - depth).value,
      path.map((step, at) => {
        const levels = indexes[at];
        return levels === undefined ? step : String(above(place, levels).index);
      }),
    );
}

/** Returns a row of empty cells. Copying it is much faster than adding columns to a row one by one. */
export const blankRow = (names: readonly string[]): Record<string, Cell> =>
  Object.fromEntries(names.map((name) => [name, null]));

/** Returns the rows of a response, read with a table definition. **Empty**: no rows, but all columns. */
export function flatten(answer: unknown, { rows, columns }: Table): FlatRows {
  let places: readonly Place[] = [{ value: answer, index: 0, parent: undefined }];
  for (const walk of rows)
    places = places.flatMap((parent) => walked(parent.value, walk).map((value, index) => ({ value, index, parent })));
  const blank = blankRow(columns.map(({ name }) => name));
  const readers = columns.map((column) => [column.name, reader(column, rows.length)] as const);
  return {
    rows: places.map((place) => {
      const row = { ...blank };
      for (const [name, read] of readers) {
        const value = read(place);
        row[name] = value === undefined || value === '' ? null : (value as Cell);
      }
      return row;
    }),
    columns: Object.keys(blank),
  };
}
