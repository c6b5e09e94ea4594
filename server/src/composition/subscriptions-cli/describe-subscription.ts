import type { Subscription } from '../../features/webhooks/subscription.js';
import type { SubscriptionStore } from '../../features/webhooks/subscription-store.js';

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
  const failing = waiting.filter(({ attempts }) => attempts > 0);
  const error = failing.findLast((message) => message.error !== undefined)?.error;
  return [
    `${id} ${url}`,
    `  account ${accountId}, since ${created}`,
    `  ${of.join(', ')}`,
    `  ${waiting.length} waiting${failing.length === 0 ? '' : `, ${failing.length} of them tried before`}, ${dead.length} given up`,
    ...(error === undefined ? [] : [`  last error: ${error}`]),
    ...(stopped === undefined ? [] : [`  stopped: ${stopped}`]),
  ];
}
