import { LAST_QUARTER, type MatchLog } from '@goalsquare/engine';
import type { Compared } from '../verdict.js';

/** Playing time of a half of extra time under the laws of the game. **Units**: seconds. */
const HALF_SECONDS = 180;
/**
 * Upper bound for the share of finals with a second round of extra time. Each side scores about twice in a round, so
 * about one round in eight ends level.
 */
const MOST_SECOND_ROUNDS = 0.2;

const lastPeriodOf = (log: MatchLog): number =>
  Math.max(...log.entries.map((entry) => (entry.kind === 'transaction' ? entry.period : 0)));

/** Compares the length of extra time, and how often a final needs more than one round of it. */
export function compareExtraTime(competition: 'men' | 'women', drawnFinals: readonly MatchLog[]): readonly Compared[] {
  const mean = (of: (log: MatchLog) => number): number =>
    drawnFinals.reduce((sum, log) => sum + of(log), 0) / drawnFinals.length;
  return [
    {
      group: `${competition} extra time`,
      measure: 'playing seconds of a half',
      kind: 'mean',
      real: HALF_SECONDS,
      ours: mean(({ header }) => header.extraTimeSeconds ?? 0),
    },
    {
      group: `${competition} extra time`,
      measure: 'finals with a second round',
      kind: 'atMost',
      real: MOST_SECOND_ROUNDS,
      ours: mean((log) => (lastPeriodOf(log) > LAST_QUARTER + 2 ? 1 : 0)),
    },
  ];
}
