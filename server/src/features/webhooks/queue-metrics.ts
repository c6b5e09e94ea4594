import type { Registry } from 'prom-client';
import type { QueueTotals, SubscriptionStore } from './subscription-store.js';
import { singleGauges } from '../../http/pipeline/gauges.js';

const MILLISECONDS = 1000;

/** Measures the queues of all subscribers together, which processes share. **Units**: `now` in milliseconds. */
export function measureQueues(registry: Registry, store: SubscriptionStore, now: () => number): void {
  // All gauges of a scrape share one read. If the store cannot be reached, their value is NaN.
  let reading: Promise<QueueTotals | undefined> | undefined;
  const read = (): Promise<QueueTotals | undefined> =>
    (reading ??= store
      .queues()
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      }));
  const single = singleGauges(registry);
  const gauge = (name: string, help: string, value: (totals: QueueTotals) => number): void => {
    single(name, help, async () => {
      const totals = await read();
      return totals === undefined ? NaN : value(totals);
    });
  };
  gauge(
    'goalsquare_webhook_queue_messages',
    'Webhooks waiting to be delivered, for the first time or again',
    ({ waiting }) => waiting,
  );
  gauge('goalsquare_webhook_queue_age_seconds', 'Age of the oldest queued webhook; 0 if none is queued', ({ oldest }) =>
    oldest === undefined ? 0 : Math.max(0, (now() - oldest) / MILLISECONDS),
  );
  gauge('goalsquare_webhook_dead_messages', 'Webhooks no longer retried, which can be redelivered', ({ dead }) => dead);
  gauge(
    'goalsquare_webhook_stopped_subscriptions',
    'Subscriptions whose delivery has stopped',
    ({ stopped }) => stopped,
  );
}
