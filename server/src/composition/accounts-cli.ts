import { sandboxDirectory } from '@goalsquare/data';
import { accountsIn } from '../domain/accounts/account-file.js';
import { run } from './accounts-cli/run.js';
import { runHere } from '../domain/command-line/run-here.js';
import { environmentConfig } from '../domain/config.js';

runHere(run, () => ({ accounts: accountsIn(environmentConfig(sandboxDirectory).stateDirectory), now: Date.now }));
