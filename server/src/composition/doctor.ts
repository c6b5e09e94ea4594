import { sandboxDirectory } from '@goalsquare/data';
import { environmentConfig, unknownEnvironment } from '../domain/config.js';
import { checksOf } from './doctor/checks.js';
import { runDoctor } from './doctor/run.js';

/* Checks the deployment of this environment. Exits at once, since a check may leave connections that try again. */
const code = await runDoctor(
  process.argv.slice(2),
  (choice) => checksOf(environmentConfig(sandboxDirectory), choice, unknownEnvironment()),
  {
    print: (text) => {
      process.stdout.write(`${text}\n`);
    },
    printError: (text) => {
      process.stderr.write(`${text}\n`);
    },
  },
);
process.exit(code);
