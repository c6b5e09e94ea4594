import { sandboxDirectory } from '@goalsquare/data';
import { accountsIn } from '../domain/accounts/account-file.js';
import { run } from './accounts-cli/commands.js';
import { runProgram } from '../domain/command-line/run-program.js';
import { environmentConfig } from '../domain/config.js';

runProgram(run, () => ({ accounts: accountsIn(environmentConfig(sandboxDirectory).stateDirectory), now: Date.now }));
