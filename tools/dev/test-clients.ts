import { parseArgs } from 'node:util';
import { parts } from './clients/parts.js';
import { isWell, runParts, summary } from './clients/run-parts.js';
import { startServer } from './clients/server.js';

/*
 * Starts a server and runs the test suites of the clients against it. `--only JavaScript` also accepts test files to
 * run. A suite that cannot run is skipped with the reason. With `CI` set, that is a failure.
 */

const { CI } = process.env;
const {
  values: { only },
  positionals: tests,
} = parseArgs({ options: { only: { type: 'string', multiple: true } }, allowPositionals: true });
const chosen = parts.filter(
  ({ name }) => only === undefined || only.some((asked) => asked.toLowerCase() === name.toLowerCase()),
);
if (chosen.length === 0) {
  console.error(
    `usage: npm run test:clients -- [--only NAME]... [FILE]..., NAME one of ${parts.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

const outcomes = await runParts(chosen, startServer, console.log, tests);
console.log(`\n${summary(outcomes).join('\n')}`);
process.exitCode = isWell(outcomes, Boolean(CI)) ? 0 : 1;
