import { sandboxDirectory } from '@goalsquare/data';
import { run } from './accounts-cli/commands.js';
import { settingIn } from './accounts-cli/setting.js';
import { runProgram } from '../domain/command-line/run-program.js';
import { environmentConfig } from '../domain/config.js';

runProgram(run, () => settingIn(environmentConfig(sandboxDirectory).stateDirectory));
