import { contractDocument } from '@goalsquare/openapi';
import { Problem } from '../../domain/problems.js';
import { listNamesOf, parametersOf } from '../contract/parameters.js';

/** Maximum number of pairs in a query. */
export const MAX_PAIRS = 1000;

/**
 * A query as sent: a string for a parameter sent once, a list for a list parameter or a repeated one. It has no
 * prototype.
 */
export type RawQuery = Readonly<Record<string, string | readonly string[]>>;

/** The query parameters that take a list in at least one operation. */
const everyListName: ReadonlySet<string> = listNamesOf(
  Object.values(contractDocument.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(parametersOf),
);

/** Returns the parameter for a key: `zone[]` and `zone[3]` are `zone`, if `zone` takes a list. */
function nameOf(key: string, listNames: ReadonlySet<string>): string {
  const name = key.replace(/\[\d*\]$/u, '');
  return listNames.has(name) ? name : key;
}

/**
 * Parses a query. A URL without a query has `null`, which some versions of Node.js would parse as a name. A list may be
 * sent as repeated parameters, with `[]` or `[n]`, with commas, or in any mixture. `listNames` are the parameters that
 * take a list. Default: those of all operations. **Throws** a problem for more than `MAX_PAIRS` pairs. **Source**:
 * `openapi/components/parameters/Metric.yaml`.
 */
export function parseQuery(text: string | null | undefined, listNames = everyListName): RawQuery {
  const query = Object.create(null) as Record<string, string | string[]>;
  let pairs = 0;
  for (const [key, value] of new URLSearchParams(text ?? '')) {
    if ((pairs += 1) > MAX_PAIRS)
      throw new Problem('invalid-parameter', `The query has more than ${MAX_PAIRS} parameters.`);
    const name = nameOf(key, listNames);
    const values = listNames.has(name) ? value.split(',') : [value];
    const before = query[name];
    if (before === undefined) query[name] = listNames.has(name) ? values : value;
    else query[name] = [...(Array.isArray(before) ? before : [before]), ...values];
  }
  return query;
}
