import type { Entry } from '@goalsquare/engine';
import type { ResultRow } from './rows.js';

/**
 * What a row tells besides the header: the score where it has one, and the status where the match is not just
 * scheduled.
 */
export function resultEntries({ score, status }: Pick<ResultRow, 'score' | 'status'>): readonly Entry[] {
  const result: readonly Entry[] = score === undefined ? [] : [{ kind: 'result', ...score }];
  return status === 'SCHED' ? result : [...result, { kind: 'status', code: status }];
}
