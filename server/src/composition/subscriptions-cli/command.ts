import { onlyOne, type AsyncCommand, type AuditedSetting } from '../../domain/command-line/command.js';
import type { Subscription } from '../../features/webhooks/subscription.js';
import type { SubscriptionStore } from '../../features/webhooks/subscription-store.js';
import type { LookUp } from '../../features/webhooks/targets.js';
import type { WebhookTargets } from '../../domain/config/variables.js';

export { recordChange } from '../../domain/command-line/command.js';

/** Context of a command. */
export interface Setting extends AuditedSetting {
  readonly store: SubscriptionStore;
  readonly targets: WebhookTargets;
  readonly lookUp: LookUp;
  readonly hasAccount: (accountId: string) => boolean;
}

/** A command of `npm run subscriptions`. */
export type Command = AsyncCommand<Setting>;

/** Returns the subscription with an id. **Throws** if none has it. */
export async function subscriptionIn({ store }: Setting, positionals: readonly string[]): Promise<Subscription> {
  const id = onlyOne(positionals, 'the id of a subscription');
  const found = await store.find(id);
  if (found === undefined)
    throw new Error(
      `there is no subscription ${id}; there are ${(await store.all()).map((one) => one.id).join(', ') || 'none'}`,
    );
  return found;
}
