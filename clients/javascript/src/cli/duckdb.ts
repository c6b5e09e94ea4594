import { GoalsquareError } from '../errors.js';
import type { Cell, CellRow } from '../flatten.js';
import { asRows, type Rows } from '../table-rows.js';
import { replacing } from './writing.js';

/*
 * The parts of DuckDB that are used, declared here because the package is optional: `npm start` compiles this file
 * where it is not installed.
 */
interface Reader {
  readonly getRowObjectsJS: () => readonly Readonly<Record<string, unknown>>[];
  readonly columnNames: () => string[];
}
interface Connection {
  readonly run: (statement: string) => Promise<unknown>;
  readonly runAndReadAll: (statement: string) => Promise<Reader>;
  readonly interrupt: () => void;
  readonly closeSync: () => void;
}
interface DuckDB {
  readonly DuckDBInstance: {
    readonly create: (file: string) => Promise<{
      readonly connect: () => Promise<Connection>;
      readonly closeSync: () => void;
    }>;
  };
}

/** The package name, in a constant so that the compiler does not resolve the import. */
const PACKAGE = '@duckdb/node-api';

/** Error codes that mean that a package is not installed. */
const ABSENT: ReadonlySet<unknown> = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** Loads DuckDB, an optional package. **Throws** `GoalsquareError` that explains how to install it. */
async function loaded(): Promise<DuckDB> {
  try {
    return (await import(PACKAGE)) as DuckDB;
  } catch (error) {
    if (!ABSENT.has((error as NodeJS.ErrnoException).code)) throw error;
    throw new GoalsquareError(
      '--run needs DuckDB: install it with npm install @duckdb/node-api, or with --global as goalsquare itself.',
      { cause: error },
    );
  }
}

/** Runs some work with an in-memory DuckDB. The signal interrupts it. **Throws** `GoalsquareError`. */
async function withDuckDB<T>(signal: AbortSignal, work: (connection: Connection) => Promise<T>): Promise<T> {
  const { DuckDBInstance } = await loaded();
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const interrupt = (): void => {
    connection.interrupt();
  };
  signal.addEventListener('abort', interrupt);
  try {
    return await work(connection);
  } catch (error) {
    throw new GoalsquareError(`DuckDB cannot run the statement: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  } finally {
    signal.removeEventListener('abort', interrupt);
    connection.closeSync();
    instance.closeSync();
  }
}

/** Returns a value as a cell. Integers of 64 bits or more become numbers. Statements return no lists. */
const cellOf = (value: unknown): Cell => (typeof value === 'bigint' ? Number(value) : (value as Cell));

/** Runs a statement and returns its rows. **Throws** `GoalsquareError`. */
export const rowsOfStatement = (statement: string, signal: AbortSignal): Promise<Rows<CellRow>> =>
  withDuckDB(signal, async (connection) => {
    const reader = await connection.runAndReadAll(statement);
    const rows = reader
      .getRowObjectsJS()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)])));
    return asRows<CellRow>(rows, reader.columnNames());
  });

/** Runs a statement and writes its rows to a Parquet file, atomically. **Throws** `GoalsquareError`. */
export const writeParquet = (statement: string, file: string, signal: AbortSignal): Promise<void> =>
  replacing(file, (beside) =>
    withDuckDB(signal, (connection) =>
      connection.run(`copy (${statement}) to '${beside.replaceAll("'", "''")}' (format parquet)`),
    ),
  );
