import { readFileSync } from 'node:fs';
import { readMatchLog } from '../../../../src/index.js';
import type { MatchHeader, MatchLog } from '@goalsquare/engine';

const FIRST_ID = 1_000_000;
const MAX_BATCH = 7;

/** The log in a file, which is sent over and over, each time as another match. */
export const sentLog = (file: string): MatchLog => readMatchLog(file, readFileSync(file)).log;

/** The header of the nth match that is sent. */
export const headerOf = ({ header }: MatchLog, n: number): MatchHeader => ({ ...header, id: FIRST_ID + n });

/** How many entries the batch after a revision has. */
export const batchAfter = (revision: number): number => 1 + ((revision * 2_654_435_761) % MAX_BATCH);

/** Every revision that a match reaches. None is inside a batch. */
export function revisionsOf(log: MatchLog): ReadonlySet<number> {
  const revisions = new Set([0]);
  for (let at = 0; at < log.entries.length;) {
    at = Math.min(log.entries.length, at + batchAfter(at));
    revisions.add(at);
  }
  return revisions;
}
