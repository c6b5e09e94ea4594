import { sandboxDirectory } from '@goalsquare/data';
import { openAccounts } from '../domain/accounts/open-accounts.js';
import { commandLineActor, commandLineAudit } from '../domain/audit/command-line-audit.js';
import { runAsyncProgram } from '../domain/command-line/run-program.js';
import { environmentConfig } from '../domain/config.js';
import { personIdentities } from '../features/identity/person-identities.js';
import { requireState } from '../domain/state/state-version.js';
import { run } from './subscriptions-cli/run.js';
import type { SubscriptionStore } from '../features/webhooks/subscription-store.js';
import { lookUpHere } from '../features/webhooks/targets.js';
import { openSubscriptions } from '../storage/redis/open-store.js';

let store: SubscriptionStore | undefined;

await runAsyncProgram(run, async () => {
  const config = environmentConfig(sandboxDirectory);
  requireState(config.stateDirectory);
  const { findById } = personIdentities(
    openAccounts({ ...config, isSandboxWorld: config.isSandbox }, (message) => {
      process.stderr.write(`${message}\n`);
    }),
  );
  // If Redis cannot be reached, the command itself fails with the reason.
  store = await openSubscriptions({ ...config, logger: { debug: () => undefined } });
  return {
    store,
    targets: config.webhookTargets,
    lookUp: lookUpHere,
    hasAccount: (id) => findById(id) !== undefined,
    now: Date.now,
    audit: commandLineAudit(config.stateDirectory, Date.now),
    actor: commandLineActor(),
  };
});
await store?.close();
