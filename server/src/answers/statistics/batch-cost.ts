import type { Match } from '@goalsquare/engine';
import { requirePart } from '../../domain/gates.js';
import { Problem } from '../../domain/problems.js';
import type { Batch } from './batch.js';

/** Highest cost of a batch. **Units**: statistics. */
export const MAX_BATCH_COST = 500_000;

/** Highest cost of a stream, which stores the last statistics it sent. **Units**: statistics. */
export const MAX_STREAM_COST = 100_000;

/**
 * Checks before a batch runs that the match supports its filters and that its cost is within the limit.
 * **Throws** a problem of status 404 or 413.
 */
export function checkCost(batch: Batch, match: Match, limit: number = MAX_BATCH_COST): void {
  for (const filter of batch.filters) requirePart(match, filter);
  const cost = batch.costOf(match);
  if (cost <= limit) return;
  const [parts, remedy] = batch.evidence.some((list) => list !== undefined)
    ? ['its metrics times its players or squads, and its evidence', 'fewer metrics or less evidence']
    : ['its metrics times its players or squads', 'fewer metrics'];
  throw new Problem(
    'batch-too-costly',
    `The batch costs ${cost}: for each request, ${parts}. The limit is ${limit}. Ask for ${remedy}, or split the batch.`,
  );
}
