import { sandboxDirectory } from '@goalsquare/data';
import { accountsIn } from './accounts/account-file.js';
import { run } from './accounts-cli/run.js';
import { environmentConfig } from './config.js';

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = run(process.argv.slice(2), () => ({ accounts: accountsIn(environmentConfig(sandboxDirectory).stateDirectory), now: Date.now }), {
  say: (text) => { process.stdout.write(`${text}\n`); },
  complain: (text) => { process.stderr.write(`${text}\n`); },
});
