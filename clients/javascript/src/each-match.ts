import { deadline } from './deadline.js';
import { NotStarted } from './errors.js';
import type { CallOptions } from './operation-types.js';
import { stacked, type Rows } from './table-rows.js';

/** Callbacks for a call with several matches. */
export interface Heard {
  readonly onProgress: ((progress: { readonly done: number; readonly total: number }) => void) | undefined;
  readonly onWarning: (warning: string) => void;
}

/** Returns the first five of several matches as text, with the number of the others. */
const listOf = (matches: readonly unknown[]): string =>
  `${matches.slice(0, 5).join(', ')}${matches.length > 5 ? ` and ${matches.length - 5} more` : ''}`;

/**
 * Reads several matches within the connection's rate limit, and returns their rows one match after another. Matches
 * that have not started cause a warning. **Throws** `NotStarted` if none has started. Any other error aborts all
 * requests.
 */
export async function eachMatch<Row>(
  matchIds: readonly number[],
  { signal, ...options }: CallOptions,
  { onProgress, onWarning }: Heard,
  read: (matchId: number, options: CallOptions) => Promise<Rows<Row>>,
): Promise<Rows<Row>> {
  const failed = new AbortController();
  const stop = deadline([signal, failed.signal]);
  const upcoming: number[] = [];
  let done = 0;
  const readOne = async (matchId: number): Promise<readonly Rows<Row>[]> => {
    try {
      const rows = await read(matchId, { ...options, signal: stop.signal });
      return [rows];
    } catch (error) {
      if (error instanceof NotStarted && upcoming.push(matchId) < matchIds.length) return [];
      failed.abort(error);
      throw error;
    } finally {
      done += 1;
      onProgress?.({ done, total: matchIds.length });
    }
  };
  const tables = await Promise.all(matchIds.map(readOne)).finally(stop.clear);
  if (upcoming.length > 0) onWarning(`No rows for matches that have not started: ${listOf(upcoming)}.`);
  return stacked(tables.flat());
}
