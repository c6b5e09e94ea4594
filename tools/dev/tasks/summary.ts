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

/**
 * Describes a run: the seconds of each task, then what was skipped and why.
 *
 * **Shape**: lines; the list of what was skipped is last. **Empty**: `Skipped: nothing`.
 */
export function summary(outcomes: readonly Outcome[], seconds: number): readonly string[] {
  const failed = outcomes.filter(({ isPassed }) => !isPassed).length;
  const skipped = outcomes.flatMap((outcome) => outcome.skipped.map((text) => described(outcome.name, text)));
  return [
    ...table(outcomes),
    `Steps: ${outcomes.length - failed} passed, ${failed} failed`,
    `Seconds: ${seconds.toFixed(0)}`,
    ...(skipped.length === 0 ? ['Skipped: nothing'] : ['Skipped:', ...skipped.map((line) => `- ${line}`)]),
  ];
}
