import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';

/**
 * Parses a log from NDJSON. The engine validates its content when it opens the match. **Throws** if the text is not
 * NDJSON.
 */
export function logOf(text: string): MatchLog {
  const [header, ...entries] = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
  if (header === undefined) throw new Error('the match log is empty');
  return { header: header as MatchHeader, entries: entries as readonly Entry[] };
}
