import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';

/**
 * Reads a log from a text of NDJSON. The engine checks what is in it when it opens the match. **Throws** for a text
 * that is not NDJSON.
 */
export function logOf(text: string): MatchLog {
  const [header, ...entries] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
  if (header === undefined) throw new Error('the match log is empty');
  return { header: header as MatchHeader, entries: entries as readonly Entry[] };
}
