import { LAST_QUARTER, type MatchLog } from '@goalsquare/engine';
import type { Compared } from '../verdict.js';
import { comparing } from './measure.js';

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
  const rows = comparing(`${competition} extra time`);
  const seconds = mean(({ header }) => header.extraTimeSeconds ?? 0);
  const secondRounds = mean((log) => (lastPeriodOf(log) > LAST_QUARTER + 2 ? 1 : 0));
  return [
    rows.mean('playing seconds of a half', HALF_SECONDS, seconds),
    rows.atMost('finals with a second round', MOST_SECOND_ROUNDS, secondRounds),
  ];
}
