import { parseArgs } from 'node:util';
import { runNamed } from '../dev/named-programs.js';
import { runTasks } from '../dev/tasks/run-tasks.js';
import { summary } from '../dev/tasks/summary.js';
import { checks, taskOf } from './checks.js';

/*
 * Runs the named check with its options. Without a name, runs the checks that every change must pass, two at once. With
 * `--fix`, first fixes format and lint, one after the other because both write files.
 */

async function checkEverything(): Promise<void> {
  const {
    values: { fix },
  } = parseArgs({ options: { fix: { type: 'boolean', default: false } } });
  const options = {
    environment: process.env,
    print: (text: string): void => {
      process.stdout.write(text);
    },
  };
  const all = checks.filter(({ isOfEveryChange }) => isOfEveryChange === true);
  const fixes = all
    .filter(({ canFix }) => canFix === true)
    .map(({ name }) => taskOf(name))
    .map(({ name, command }) => ({ name: `${name} --fix`, command: `${command} --fix` }));
  const began = performance.now();
  const outcomes = [
    ...(fix ? await runTasks(fixes.toReversed(), { ...options, slots: 1 }) : []),
    ...(await runTasks(
      all.map(({ name }) => taskOf(name)),
      { ...options, slots: 2 },
    )),
  ];
  console.log(summary(outcomes, (performance.now() - began) / 1000).join('\n'));
  if (outcomes.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
}

const [first = '--'] = process.argv.slice(2);
await (first.startsWith('--') ? checkEverything() : runNamed('check', checks));
