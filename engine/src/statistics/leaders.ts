import type { Match } from '../match.js';
import type { Plan } from '../metrics/plan.js';
import type { MetricCode } from '../metrics/codes.js';
import { playerStatistics, type PlayerResults } from './players.js';
import type { Reuse } from './reuse.js';

/**
 * Number of persons listed for each metric; more if the last are tied. The number is our own choice. **Source**:
 * `openapi/components/schemas/MatchLeaders.yaml`.
 */
export const LEADERS = 10;

/** The leaders in one metric: columns of the results, best first. */
export interface Leaders {
  readonly code: MetricCode;
  readonly n: number;
  readonly columns: readonly number[];
}

/**
 * Returns the results of all players of a match and, for each code that the match supplies, the first ten players,
 * including ties with the tenth.
 * **Empty**: no leaders in a metric that is 0 for everyone.
 */
export function leaders(
  match: Match,
  plan: Plan,
  reuse: Reuse = {},
): { readonly results: PlayerResults; readonly lists: readonly Leaders[] } {
  const results = playerStatistics(match, plan, {}, reuse);
  const { table } = results;
  const lists = plan.codes.flatMap((code, n) => {
    if (!table.supplies(n)) return [];
    const columns = Array.from({ length: table.columns }, (_, column) => column)
      .filter((column) => (table.value(n, column) ?? 0) > 0 && table.rank(n, column) <= LEADERS)
      .sort((a, b) => table.rank(n, a) - table.rank(n, b) || (match.persons[a] ?? 0) - (match.persons[b] ?? 0));
    return [{ code, n, columns }];
  });
  return { results, lists };
}
