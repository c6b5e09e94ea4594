import { reasonFor } from './allowed-skips.js';
import type { Outcome } from './task.js';

const described = (name: string, text: string): string => {
  const reason = reasonFor(text);
  return `${name}: ${text}${reason === undefined ? '' : ` (allowed: ${reason})`}`;
};

const table = (outcomes: readonly Outcome[]): readonly string[] => {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return outcomes.map(
    ({ name, isPassed, seconds }) =>
      `${name.padEnd(width)}  ${seconds.toFixed(0).padStart(5)} s  ${isPassed ? 'passed' : 'FAILED'}`,
  );
};

/** Number of lines of a failed task's output that are repeated at the end. */
const REPEATED_LINES = 120;

const ends = ({ name, output }: Outcome): readonly string[] => [
  '',
  `Failed: ${name}. Its output ended with:`,
  ...output.trimEnd().split('\n').slice(-REPEATED_LINES),
];

/**
 * Describes a run: the seconds of each task, the tests that passed only at a second try, what was skipped and why, and
 * the end of the output of each failed task, because a CI service may keep only the last lines. **Shape**: lines.
 * **Empty**: `Skipped: nothing`, and no lines about second tries or failed tasks.
 */
export function summary(outcomes: readonly Outcome[], seconds: number): readonly string[] {
  const failed = outcomes.filter(({ isPassed }) => !isPassed).length;
  const skipped = outcomes.flatMap((outcome) => outcome.skipped.map((text) => described(outcome.name, text)));
  const tries = outcomes.flatMap(({ name, secondTries }) => secondTries.map((test) => `${name}: ${test}`));
  return [
    ...table(outcomes),
    `Steps: ${outcomes.length - failed} passed, ${failed} failed`,
    `Seconds: ${seconds.toFixed(0)}`,
    ...(tries.length === 0 ? [] : ['Passed at the second try only:', ...tries.map((line) => `- ${line}`)]),
    ...(skipped.length === 0 ? ['Skipped: nothing'] : ['Skipped:', ...skipped.map((line) => `- ${line}`)]),
    ...outcomes.filter(({ isPassed }) => !isPassed).flatMap(ends),
  ];
}
