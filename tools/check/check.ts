import { parseArgs } from 'node:util';
import { checks } from './checks.js';
import { runTasks } from '../dev/tasks/run-tasks.js';
import { summary } from '../dev/tasks/summary.js';

/*
 * Runs the checks of the sources, two at once. With `--fix` it mends first what can be mended: format and lint. One
 * after another, as both write files.
 */

const {
  values: { fix },
} = parseArgs({ options: { fix: { type: 'boolean', default: false } } });
const options = {
  environment: process.env,
  print: (text: string): void => {
    process.stdout.write(text);
  },
};
const fixes = checks.flatMap(({ name, fix: command }) =>
  command === undefined ? [] : [{ name: `${name} --fix`, command }],
);

const began = performance.now();
const outcomes = [
  ...(fix ? await runTasks(fixes.toReversed(), { ...options, slots: 1 }) : []),
  ...(await runTasks(checks, { ...options, slots: 2 })),
];
console.log(summary(outcomes, (performance.now() - began) / 1000).join('\n'));
if (outcomes.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
