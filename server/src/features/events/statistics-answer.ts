import type { Batch } from '../../answers/statistics/batch.js';
import { batchPieces } from '../../answers/statistics/batch-pieces.js';
import type { WorkQueue } from '../../domain/work-queue.js';
import type { StreamedAnswer } from './shared-answer.js';
import { changesBetween, snapshotBytes, snapshotOf, type StatisticsSnapshot } from './statistics-snapshot.js';

/** The snapshots for the requests in a batch. */
type Snapshots = readonly StatisticsSnapshot[];

/**
 * Returns a batch's statistics as a response that is sent again when it changes. Each of its requests is computed in a
 * queue step of its own.
 */
export const statisticsAnswer = (batch: Batch, queue: WorkQueue): StreamedAnswer<Snapshots> => ({
  slides: batch.requests.some(({ lastXSeconds }) => lastXSeconds !== undefined),
  snapshotOf: async (match) => {
    const snapshots: StatisticsSnapshot[] = [];
    for (const at of batch.requests.keys()) snapshots.push(await queue.run(() => snapshotOf(batch, match, at)));
    return snapshots;
  },
  bytesOf: (snapshots) => snapshots.reduce((sum, one) => sum + snapshotBytes(one), 0),
  piecesOf: (match) => batchPieces(match, batch),
  changeOf: async (before, now, { id, revision }) => {
    const texts: string[] = [];
    for (const [at, one] of now.entries()) {
      const old = before[at];
      const text = await queue.run(() => {
        const changes = old && changesBetween(old, one);
        return changes?.map((change) => JSON.stringify(change)).join();
      });
      if (text === undefined) return undefined;
      if (text !== '') texts.push(text);
    }
    return texts.length === 0 ? '' : `{"matchId":${id},"revision":${revision},"changes":[${texts.join()}]}`;
  },
});
