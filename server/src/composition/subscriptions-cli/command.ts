import type { AsyncCommand } from '../../domain/command-line/command.js';
import type { AuditEntry, AuditLog } from '../../domain/audit/audit-entry.js';
import { UsageError } from '../../domain/command-line/command.js';
import type { Subscription } from '../../features/webhooks/subscription.js';
import type { SubscriptionStore } from '../../features/webhooks/subscription-store.js';
import type { LookUp } from '../../features/webhooks/targets.js';
import type { WebhookTargets } from '../../domain/config/variables.js';

/** Context of a command. **Units**: `now` in milliseconds. */
export interface Setting {
  readonly store: SubscriptionStore;
  readonly targets: WebhookTargets;
  readonly lookUp: LookUp;
  readonly hasAccount: (accountId: string) => boolean;
  readonly now: () => number;
  /** Records changes. */
  readonly audit: AuditLog;
  /** The user who runs the command. */
  readonly actor: string;
}

/** Records a change of a subscription. */
export const recordChange = (
  { audit, actor }: Setting,
  entry: Pick<AuditEntry, 'action' | 'account' | 'details'>,
): void => {
  audit.record({ ...entry, actor, result: 'done' });
};

/** A command of `npm run subscriptions`. */
export type Command = AsyncCommand<Setting>;

/** Returns the subscription with an id. **Throws** if none has it. */
export async function subscriptionIn({ store }: Setting, [id, ...more]: readonly string[]): Promise<Subscription> {
  if (id === undefined || more.length > 0)
    throw new UsageError(
      `the id of a subscription is needed, and nothing more: got ${id === undefined ? 'none' : [id, ...more].join(' ')}`,
    );
  const found = await store.find(id);
  if (found === undefined)
    throw new Error(
      `there is no subscription ${id}; there are ${(await store.all()).map((one) => one.id).join(', ') || 'none'}`,
    );
  return found;
}
