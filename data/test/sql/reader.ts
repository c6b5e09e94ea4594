import { DuckDBInstance } from '@duckdb/node-api';
import type { SqlDialect } from '@goalsquare/engine';
import type { Row } from './cases.js';

/** An engine that answers statements. */
export interface SqlReader {
  readonly dialect: SqlDialect;
  /** Statements that it runs at the same time. */
  readonly atOnce: number;
  readonly ask: (statement: string) => Promise<readonly Row[]>;
  readonly close: () => unknown;
}

export async function duckdbReader(): Promise<SqlReader> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  // Datasets of tests have a few rows: more threads cost more than they save.
  await connection.run('set threads = 1');
  const plain = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);
  return {
    dialect: 'duckdb',
    atOnce: 1,
    ask: async (statement) =>
      (await connection.runAndReadAll(statement))
        .getRowObjectsJS()
        .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]))),
    close: () => {
      connection.closeSync();
    },
  };
}
