import { EngineError } from '../../errors.js';

/** The SQL syntax that differs between engines. */
export interface Dialect {
  readonly name: SqlDialect;
  /** Returns the expression for a table of a dataset, read from all its files. */
  readonly table: (dataset: string, table: string) => string;
  /** Returns a text as a literal. */
  readonly text: (value: string) => string;
  /** Returns the condition that a column has one of some values, in the form that filters a scan fastest. */
  readonly isOneOf: (column: string, literals: readonly string[]) => string;
  /** Returns the quoted name of a column, which may be a reserved word. */
  readonly column: (name: string) => string;
}

/** Whether a text contains a NUL character, at which SQL parsers end a statement. */
export const hasNul = (text: string): boolean => text.includes('\0');

/** Returns a text unchanged if it is safe in an SQL literal or name. **Throws** `QUERY_INVALID` otherwise. */
function containable(text: string): string {
  if (hasNul(text)) throw new EngineError('QUERY_INVALID', `${JSON.stringify(text)} contains a NUL character`);
  return text;
}

const doubled = (text: string, quote: string): string =>
  quote + containable(text).replaceAll(quote, quote + quote) + quote;

/** The default dialect: that of DuckDB, and of most engines. */
const duckdb: Dialect = {
  name: 'duckdb',
  table: (dataset, table) =>
    `read_parquet(${doubled(`${dataset}/${table}/**/*.parquet`, "'")}, hive_partitioning = true)`,
  text: (value) => doubled(value, "'"),
  // DuckDB turns a long `in` into a join of all rows, but tests a function while it reads.
  isOneOf: (column, literals) => `list_contains([${literals.join(', ')}], ${column})`,
  column: (name) => doubled(name, '"'),
};

/** The dialects, each with its differences from the default. In Spark's literals, a backslash escapes. */
const overrides = {
  duckdb: {},
  spark: {
    table: (dataset, table) => `parquet.${doubled(`${dataset}/${table}`, '`')}`,
    text: (value) => `'${containable(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
    isOneOf: (column, literals) => `${column} in (${literals.join(', ')})`,
    column: (name) => doubled(name, '`'),
  },
} as const satisfies Readonly<Record<string, Partial<Dialect>>>;

/** Engines that statements are written for. */
export type SqlDialect = keyof typeof overrides;

/** Names of the dialects. */
export const sqlDialects = Object.keys(overrides) as readonly SqlDialect[];

/** Returns a dialect by its name. */
export const dialectOf = (name: SqlDialect): Dialect => ({ ...duckdb, ...overrides[name], name });
