import { sandboxDirectory } from '@goalsquare/data';
import { environmentConfig, unknownEnvironment } from '../domain/config.js';
import { checksOf } from './doctor/checks.js';
import { runDoctor } from './doctor/run.js';
import { terminal } from '../domain/command-line/run-program.js';

/*
 * Checks the deployment that this environment configures. Exits explicitly, because a check may leave a connection that
 * keeps retrying.
 */
const code = await runDoctor(
  process.argv.slice(2),
  (choice) => checksOf(environmentConfig(sandboxDirectory), choice, unknownEnvironment()),
  terminal,
);
process.exit(code);
