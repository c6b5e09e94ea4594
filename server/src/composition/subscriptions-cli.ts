import { sandboxDirectory } from '@goalsquare/data';
import { openAccounts } from '../domain/accounts/open-accounts.js';
import { commandLineActor, commandLineAudit } from '../domain/audit/command-line-audit.js';
import { runProgram } from '../domain/command-line/run-program.js';
import { environmentConfig } from '../domain/config.js';
import { personIdentities } from '../features/identity/person-identities.js';
import { requireState } from '../domain/state/state-version.js';
import { run } from './subscriptions-cli/run.js';
import { SubscriptionStore } from '../features/webhooks/subscription-store.js';

runProgram(run, () => {
  const config = environmentConfig(sandboxDirectory);
  requireState(config.stateDirectory);
  const { findById } = personIdentities(
    openAccounts({ ...config, isSandboxWorld: config.isSandbox }, (message) => {
      process.stderr.write(`${message}\n`);
    }),
  );
  return {
    store: new SubscriptionStore(config.stateDirectory),
    targets: config.webhookTargets,
    hasAccount: (id) => findById(id) !== undefined,
    now: Date.now,
    audit: commandLineAudit(config.stateDirectory, Date.now),
    actor: commandLineActor(),
  };
});
