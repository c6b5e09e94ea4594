import { sandboxDirectory } from '@goalsquare/data';
import { accountsIn } from './accounts/account-file.js';
import { run } from './accounts-cli/run.js';
import { runHere } from './command-line/run-here.js';
import { environmentConfig } from './config.js';

runHere(run, () => ({ accounts: accountsIn(environmentConfig(sandboxDirectory).stateDirectory), now: Date.now }));
