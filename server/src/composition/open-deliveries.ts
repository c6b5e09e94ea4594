import { randomUUID } from 'node:crypto';
import type { ChangeKind, EventType } from '@goalsquare/openapi';
import { StorageError } from '@goalsquare/data';
import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Account, MaybePromise } from '../domain/accounts/account.js';
import type { MatchSource } from '../domain/match-source.js';
import { traced } from '../domain/tracing/tracing.js';
import { publishToSns } from '../features/sns/publish-to-sns.js';
import { SnsPublisher } from '../features/sns/sns-publisher.js';
import { Deliveries } from '../features/webhooks/deliveries.js';
import { measureQueues } from '../features/webhooks/queue-metrics.js';
import { webhookSender, type SendWebhook } from '../features/webhooks/send-webhook.js';
import type { SubscriptionStore } from '../features/webhooks/subscription-store.js';
import type { WebhookTargets } from '../domain/config/variables.js';
import { changesReader, type ReadChanges } from '../features/events/journal-reader.js';
import { EventLogCache } from '../features/events/event-log-cache.js';
import { processTimers } from '../domain/timers.js';

/** The configuration of webhooks and Amazon SNS. */
export interface DeliverySetting {
  readonly webhookTargets: WebhookTargets;
  /** Topic to which events are published. **Empty**: nothing is published. */
  readonly snsTopicArn: string | undefined;
  readonly snsTypes: readonly EventType[];
  readonly snsKinds: readonly ChangeKind[];
}

/** Sources and destinations of deliveries. */
export interface DeliveryParts {
  readonly matches: MatchSource;
  readonly openStore: () => Promise<SubscriptionStore>;
  readonly findAccount: (accountId: string) => MaybePromise<Account>;
  readonly registry: Registry;
  readonly logger: Logger;
}

/** How long a process may publish without renewing its lease. **Units**: milliseconds. */
const LEASE = 15_000;

/** Outcomes whose counters start at 0, so that the first increase is visible. */
const webhookOutcomes = ['delivered', 'failed', 'dead'];
const snsOutcomes = ['delivered', 'failed'];

function counters(registry: Registry): { readonly webhooks: Counter<'outcome'>; readonly sns: Counter<'outcome'> } {
  const counter = (name: string, help: string, outcomes: readonly string[]): Counter<'outcome'> => {
    const made = new Counter({ name, help, labelNames: ['outcome'] as const, registers: [registry] });
    for (const outcome of outcomes) made.inc({ outcome }, 0);
    return made;
  };
  return {
    webhooks: counter(
      'goalsquare_webhook_deliveries_total',
      'Attempts to deliver webhooks, by outcome',
      webhookOutcomes,
    ),
    sns: counter(
      'goalsquare_sns_messages_total',
      'Messages published to Amazon SNS, and attempts that failed',
      snsOutcomes,
    ),
  };
}

/** Returns a sender that records a span for each webhook, with its target host. */
const tracedSender =
  (send: SendWebhook): SendWebhook =>
  (subscription, message, now) =>
    traced(
      'webhook send',
      { 'server.address': new URL(subscription.url).hostname, 'goalsquare.event.type': message.type },
      () => send(subscription, message, now),
    );

/** Returns a function that logs errors, except disk errors, which the disk's guard reports once. */
const failureLog =
  (logger: Logger, message: string) =>
  (error: unknown): void => {
    if (!(error instanceof StorageError)) logger.error({ err: error }, message);
  };

/**
 * Starts to deliver webhooks, and to publish to Amazon SNS if a topic is configured. Returns a function that stops both
 * and closes their store. Without a journal, the source has nothing to deliver.
 */
export async function openDeliveries(
  setting: DeliverySetting,
  { matches, openStore, findAccount, registry, logger }: DeliveryParts,
): Promise<() => Promise<void>> {
  const { journal } = matches;
  if (journal === undefined) return () => Promise.resolve();
  const store = await openStore();
  const counts = counters(registry);
  measureQueues(registry, store, Date.now);
  const owner = randomUUID();
  const find = (matchId: number) => matches.log?.(matchId) ?? Promise.resolve(undefined);
  const reader = (): ReadChanges => changesReader({ journal, find }, new EventLogCache(), () => true);
  const common = { position: journal.position, timers: processTimers, random: Math.random };
  const deliveries = new Deliveries({
    ...common,
    store,
    findAccount,
    owner,
    read: reader(),
    now: Date.now,
    send: tracedSender(webhookSender(setting.webhookTargets)),
    count: (outcome) => {
      counts.webhooks.inc({ outcome });
    },
    failed: failureLog(logger, 'webhooks could not be delivered'),
  });
  const { snsTopicArn: topicArn, snsTypes, snsKinds } = setting;
  const sns =
    topicArn === undefined
      ? undefined
      : new SnsPublisher({
          ...common,
          read: reader(),
          publish: () => publishToSns(topicArn),
          known: () => store.progress(topicArn),
          keep: (position) => store.storeProgress(topicArn, position),
          types: snsTypes.length === 0 ? undefined : snsTypes,
          kinds: snsKinds.length === 0 ? undefined : snsKinds,
          mayPublish: () => store.lease(owner, Date.now(), LEASE),
          count: (outcome, messages) => {
            counts.sns.inc({ outcome }, messages);
          },
          failed: failureLog(logger, 'events could not be published to Amazon SNS'),
        });
  const stopListening = matches.onChange?.(() => {
    deliveries.wake();
    sns?.wake();
  });
  deliveries.start();
  sns?.start();
  return async () => {
    stopListening?.();
    sns?.stop();
    await deliveries.stop();
    await store.close();
  };
}
