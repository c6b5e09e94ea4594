import { run } from './cli/run.js';

process.exitCode = run(process.argv.slice(2), {
  say: (text) => { process.stdout.write(`${text}\n`); },
  complain: (text) => { process.stderr.write(`${text}\n`); },
  progress: process.stderr,
});
