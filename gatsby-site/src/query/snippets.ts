import { printCall, printCurl, printFunction } from '@goalsquare/openapi/print-call';
import type { Call } from './call';
import { pathWith } from './paths';

/** The languages that a call can be shown in. */
export const snippetKinds = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  r: 'R',
  excel: 'Excel',
} as const;
export type SnippetKind = keyof typeof snippetKinds;

/** The SQL dialects in which the server writes queries across matches. */
export const sqlKinds = { duckdb: 'SQL for DuckDB', spark: 'SQL for Spark' } as const;
export type SqlKind = keyof typeof sqlKinds;

/**
 * Returns the path that responds with a query as SQL. **Empty**: `undefined` if the call is not a query across matches.
 */
export const sqlPath = ({ path }: Call, dialect: SqlKind): string | undefined =>
  path.startsWith('/v1/statistics/') ? pathWith(path, `format=sql&dialect=${dialect}`) : undefined;

/** Returns a call as code that is ready to run. `url` is the server's origin. */
export function snippetOf(kind: SnippetKind, url: string, token: string, call: Call): string {
  const server = { url, token };
  switch (kind) {
    case 'curl':
      return printCurl(server, call);
    case 'javascript':
      return printCall(kind, server, call.javascript);
    case 'python':
    case 'r':
      return printCall(kind, server, call.python);
    case 'excel':
      // The queries GoalsquareUrl and GoalsquareToken of the workbook contain the server and the key.
      return printFunction(kind, call.excel);
  }
}
