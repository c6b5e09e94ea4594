import { Gauge, type Registry } from 'prom-client';
import type { SubscriptionStore } from './subscription-store.js';

const MILLISECONDS = 1000;

/** Measures the queues of all subscribers together. Processes share them. **Units**: `now` in milliseconds. */
export function measureQueues(registry: Registry, store: SubscriptionStore, now: () => number): void {
  const gauge = (name: string, help: string, value: () => number): void => {
    const made: Gauge = new Gauge({
      name,
      help,
      aggregator: 'max',
      registers: [registry],
      collect: () => {
        made.set(value());
      },
    });
  };
  gauge(
    'goalsquare_webhook_queue_messages',
    'Webhooks that wait to be delivered, for the first time or again',
    () => store.queues().waiting,
  );
  gauge('goalsquare_webhook_queue_age_seconds', 'Age of the oldest webhook that waits; 0 if none does', () => {
    const { oldest } = store.queues();
    return oldest === undefined ? 0 : Math.max(0, (now() - oldest) / MILLISECONDS);
  });
  gauge(
    'goalsquare_webhook_dead_messages',
    'Webhooks that were given up and can be redelivered',
    () => store.queues().dead,
  );
  gauge(
    'goalsquare_webhook_stopped_subscriptions',
    'Subscriptions that nothing is sent to any more',
    () => store.queues().stopped,
  );
}
