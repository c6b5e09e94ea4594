import type { SharedStore } from '@goalsquare/data';
import type { Registry } from 'prom-client';
import { addGauge, singleGauges } from '../../http/pipeline/gauges.js';

/** Facts about the shared log of live matches. */
export type SharedLogFacts = Pick<SharedStore, 'behind' | 'checkpoints'>;

/** Measures the shared log of live matches and its checkpoints. **Units**: `now` in milliseconds. */
export function measureSharedLog(registry: Registry, { behind, checkpoints }: SharedLogFacts, now = Date.now): void {
  const gauge = singleGauges(registry);
  gauge(
    'goalsquare_shared_log_behind_messages',
    'Messages in the shared log of live matches that have not been read yet',
    behind,
  );
  gauge(
    'goalsquare_shared_log_lagging_copies',
    'Copies of the shared log that are not current, or whose server is unavailable',
    () => checkpoints()?.laggingCopies,
  );
  gauge(
    'goalsquare_shared_log_read_messages',
    'Messages of the shared log read since the server started, except those in checkpoints',
    () => checkpoints()?.messagesRead,
  );
  gauge(
    'goalsquare_shared_log_unsaved_messages',
    'Messages at the end of the shared log that are in no checkpoint, so a starting server must read them',
    () => checkpoints()?.messagesSince,
  );
  gauge(
    'goalsquare_shared_log_checkpoint_age_seconds',
    'Seconds since checkpoints of the shared log were last written; 0 while there is nothing to write',
    () => {
      const report = checkpoints();
      if (report?.messagesSince === 0) return 0;
      return report?.writtenAt === undefined ? undefined : (now() - report.writtenAt) / 1000;
    },
  );
  const matches = {
    name: 'goalsquare_shared_log_matches',
    help: 'Matches of the shared log, by state: live, with their logs in memory, or finished and moved',
    labelNames: ['state'],
    aggregator: 'max',
  } as const;
  addGauge(registry, matches, (made) => {
    const report = checkpoints();
    made.set({ state: 'live' }, report?.matchesInMemory ?? 0);
    made.set({ state: 'moved' }, report?.matchesMoved ?? 0);
  });
}
