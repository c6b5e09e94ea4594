import { sandboxDirectory } from '@goalsquare/data';
import { openAccounts } from '../domain/accounts/open-accounts.js';
import { runHere } from '../domain/command-line/run-here.js';
import { environmentConfig } from '../domain/config.js';
import { identitiesOf } from '../features/identity/identities-of.js';
import { run } from './subscriptions-cli/run.js';
import { SubscriptionStore } from '../features/webhooks/subscription-store.js';

runHere(run, () => {
  const config = environmentConfig(sandboxDirectory);
  const { findById } = identitiesOf(
    openAccounts({ ...config, isSandboxWorld: config.isSandbox }, (message) => {
      process.stderr.write(`${message}\n`);
    }),
  );
  return {
    store: new SubscriptionStore(config.stateDirectory),
    targets: config.webhookTargets,
    hasAccount: (id) => findById(id) !== undefined,
    now: Date.now,
  };
});
