import type { Subscription, WaitingMessage } from '../../features/webhooks/subscription.js';
import type { SubscriptionStore } from '../../features/webhooks/subscription-store.js';

/**
 * Returns the error of the last failed attempt among waiting messages. **Empty**: `undefined` without a failed attempt.
 */
export const lastErrorOf = (waiting: readonly WaitingMessage[]): string | undefined =>
  waiting.findLast(({ error }) => error !== undefined)?.error;

/** Describes a subscription without its secret. */
export async function describeSubscription(
  store: SubscriptionStore,
  { id, accountId, url, types, kinds, leagueId, matchId, created, stopped }: Subscription,
): Promise<readonly string[]> {
  const of = [
    types?.join(', ') ?? 'all types',
    ...(kinds === undefined ? [] : [`of ${kinds.join(', ')}`]),
    ...(leagueId === undefined ? [] : [`league ${leagueId}`]),
    ...(matchId === undefined ? [] : [`match ${matchId}`]),
  ];
  const [waiting, dead] = await Promise.all([store.waiting(id), store.dead(id)]);
  const failing = waiting.filter(({ attempts }) => attempts > 0).length;
  const error = lastErrorOf(waiting);
  return [
    `${id} ${url}`,
    `  account ${accountId}, since ${created}`,
    `  ${of.join(', ')}`,
    `  ${waiting.length} waiting${failing === 0 ? '' : `, ${failing} of them tried before`}, ${dead.length} given up`,
    ...(error === undefined ? [] : [`  last error: ${error}`]),
    ...(stopped === undefined ? [] : [`  stopped: ${stopped}`]),
  ];
}
