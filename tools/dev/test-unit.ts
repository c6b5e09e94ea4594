import path from 'node:path';
import { createInterface } from 'node:readline';
import { runMocha } from './affected/run-mocha.js';
import { TestWatch } from './affected/watch-tests.js';
import { testsOf, unitSuites } from './suites.js';

/*
 * Runs the tests that need no browser and no client: all of them, those of the server or the others (`--suite`), or the
 * files and options of mocha that are named. With `--watch` it runs the tests that each change affects. Mocha's own
 * `--watch` does not load ES modules again.
 */

const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--suite='));
const suites = unitSuites.filter((suite) => process.argv.includes(`--suite=${suite}`));
const named = words.filter((word) => word.endsWith('.ts'));

async function watch(): Promise<void> {
  const options = words.filter((word) => word !== '--watch' && !named.includes(word));
  const say = (line: string): void => {
    console.log(line);
  };
  const watched = new TestWatch({
    root,
    only: named.map((file) => path.posix.normalize(file)),
    say,
    run: (tests, signal) => runMocha(root, [...options, ...tests], signal),
  });
  await watched.start();
  if (named.length === 0) say('Watching. Save a file to run the tests that use it; Ctrl-C ends.');
  createInterface(process.stdin).on('line', () => {
    watched.again();
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      void watched.close().then(() => process.exit());
    });
}

if (words.includes('--watch') || words.includes('-w')) await watch();
else {
  const all = named.length > 0 ? [] : testsOf(root, ...(suites.length > 0 ? suites : unitSuites));
  process.exitCode = (await runMocha(root, [...words, ...all])) ?? 1;
}
