import { evaluate, scopeOf } from './m/evaluate.js';
import { parseM } from './m/parse.js';
import type { WebAnswer, WebRequest } from './m/functions/web-contents.js';
import { standard } from './m/standard.js';
import { libraryInM } from './library.js';

/** Evaluates an expression that uses the library. **Throws** `MError` for an error it raises. */
export type Evaluated = (expression: string) => Promise<unknown>;

/**
 * Uses the library: what it asks for goes to `send`, `settings` stand in for the queries of their names, and `cells`
 * are the named cells of the workbook.
 */
export type UseLibrary = (
  send: (request: WebRequest) => Promise<WebAnswer>,
  settings?: Readonly<Record<string, string | number>>,
  cells?: Readonly<Record<string, string | number>>,
) => Evaluated;

/** Parses the library, and queries that use it, once for however often they are used. */
export async function openLibrary(others: ReadonlyMap<string, string> = new Map()): Promise<UseLibrary> {
  const queries = await Promise.all(
    [...libraryInM(), ...others].map(async ([name, text]) => [name, await parseM(text)] as const),
  );
  return (send, settings = {}, cells = {}) => {
    const scope = new Map(scopeOf(standard(send, cells)));
    for (const [name, node] of queries) {
      let known: Promise<unknown> | undefined;
      scope.set(name, () => (known ??= evaluate(node, scope)));
    }
    for (const [name, read] of scopeOf(settings)) scope.set(name, read);
    return async (expression) => evaluate(await parseM(expression), scope);
  };
}
