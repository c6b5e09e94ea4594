import type { Entry } from '@goalsquare/engine';
import type { ResultRow } from './rows.js';

/** Returns the entries of a row: its score, if it has one, and its status, unless the match is only scheduled. */
export function resultEntries({ score, status }: Pick<ResultRow, 'score' | 'status'>): readonly Entry[] {
  const result: readonly Entry[] = score === undefined ? [] : [{ kind: 'result', ...score }];
  if (status === 'LIVE') return [{ kind: 'status', code: status }, ...result];
  return status === 'SCHED' ? result : [...result, { kind: 'status', code: status }];
}
