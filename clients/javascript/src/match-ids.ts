import { ConfigurationError } from './errors.js';

/** A match: its id, its name such as `CAL v HOL R4 2025`, a replay, or a row with a `match_id`, as in a fixture. */
export type MatchId = number | string | { readonly matchId: number } | { readonly match_id: number };

/** A match or several, such as a fixture. */
export type MatchIds = MatchId | readonly MatchId[];

/** Returns the id of a match, or its name unchanged. **Throws** `ConfigurationError` for any other value. */
export function matchIdOf(match: MatchId): number | string {
  const object = Object(match) as { readonly matchId?: unknown; readonly match_id?: unknown };
  const value = object.matchId ?? object.match_id ?? match;
  if (typeof value === 'string' && !/^\d*$/u.test(value)) return value;
  const id = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0;
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new ConfigurationError(
    `matchId ${JSON.stringify(match)} is not the id of a match, such as 110610101. fixture() lists the ids of a season.`,
  );
}

/**
 * Returns the ids and names of several matches without duplicates. **Empty**: `undefined` for a single match.
 * **Throws** `ConfigurationError` for an empty list.
 */
export function severalMatches(matches: MatchIds): readonly (number | string)[] | undefined {
  const list = Array.isArray(matches) ? (matches as readonly MatchId[]) : undefined;
  if (list?.length === 0) throw new ConfigurationError('matchId is an empty list.');
  return list && [...new Set(list.map(matchIdOf))];
}
