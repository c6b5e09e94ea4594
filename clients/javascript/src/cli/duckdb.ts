import { GoalsquareError } from '../errors.js';
import type { Cell, CellRow } from '../flatten.js';
import { asRows, type Rows } from '../table-rows.js';
import { replacing } from './writing.js';

/*
 * What is used of DuckDB, declared here: the package is optional, and `npm start` compiles this file where it is not
 * installed.
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

/** The name of the package, apart from its import so that no compiler looks for it. */
const PACKAGE = '@duckdb/node-api';

/** Codes of errors that mean that a package is not installed. */
const ABSENT: ReadonlySet<unknown> = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** Loads DuckDB, which is an optional package. **Throws** `GoalsquareError` that says how to install it. */
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

/** Does some work with DuckDB in memory. A signal interrupts it. **Throws** `GoalsquareError`. */
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

/** Returns a value as a cell: whole numbers of 64 bits and more are numbers, too. Statements have no lists. */
const cellOf = (value: unknown): Cell => (typeof value === 'bigint' ? Number(value) : (value as Cell));

/** Returns the rows of a statement. **Throws** `GoalsquareError`. */
export const rowsOfStatement = (statement: string, signal: AbortSignal): Promise<Rows<CellRow>> =>
  withDuckDB(signal, async (connection) => {
    const reader = await connection.runAndReadAll(statement);
    const rows = reader
      .getRowObjectsJS()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellOf(value)])));
    return asRows<CellRow>(rows, reader.columnNames());
  });

/** Writes the rows of a statement as a Parquet file, atomically. **Throws** `GoalsquareError`. */
export const writeParquet = (statement: string, file: string, signal: AbortSignal): Promise<void> =>
  replacing(file, (beside) =>
    withDuckDB(signal, (connection) =>
      connection.run(`copy (${statement}) to '${beside.replaceAll("'", "''")}' (format parquet)`),
    ),
  );
