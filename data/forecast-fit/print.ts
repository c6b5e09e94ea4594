import type { ForecastRecord, ForecastScore, ForecastTest } from '@goalsquare/engine';
import { isOff } from './scores.js';

/** Targets in `docs/forecast.md`: the highest log loss or the fewest bits, by test and seasons. */
const targets: Readonly<Record<string, { readonly logLoss?: number; readonly bits?: number }>> = {
  'quarter breaks, 2012-2019, 2021': { logLoss: 0.395 },
  'every minute, 2016': { logLoss: 0.33 },
  'before the match, 2012-2019': { bits: 0.172 },
};
const NEXT_SCORE_TARGET = 1.37;

const rangeOf = ([low, high]: readonly [number, number]): string => `[${low.toFixed(4)}, ${high.toFixed(4)}]`;

const cells = ({ states, matches, logLoss, interval, brier, bits, slope }: ForecastScore): string =>
  [
    String(states).padStart(7),
    String(matches).padStart(8),
    logLoss.toFixed(4).padStart(9),
    rangeOf(interval).padStart(18),
    brier.toFixed(4).padStart(7),
    bits.toFixed(4).padStart(7),
    slope.toFixed(3).padStart(6),
  ].join(' ');

function verdictOf({ name, seasons, score: { logLoss, bits } }: ForecastTest): string {
  const target = targets[`${name}, ${seasons}`];
  if (target?.logLoss !== undefined)
    return `   target <= ${target.logLoss}: ${logLoss <= target.logLoss ? 'reached' : 'NOT REACHED'}`;
  if (target?.bits !== undefined)
    return `   target >= ${target.bits} bits: ${bits >= target.bits ? 'reached' : 'NOT REACHED'}`;
  return '';
}

/** Prints the tables of tests: scores, the formula's scores, the difference, and deciles. */
export function printTests({ tests, nextScore }: Omit<ForecastRecord, 'training'>, say: (line: string) => void): void {
  say(`${'test'.padEnd(34)}  states  matches  log loss      95 % interval   Brier    bits  slope`);
  for (const test of tests) {
    const { name, seasons, score, formula, difference } = test;
    say(`${`${name}, ${seasons}`.padEnd(34)} ${cells(score)}${verdictOf(test)}`);
    if (formula) say(`${'  formula of 2010'.padEnd(34)} ${cells(formula)}`);
    if (difference)
      say(`  model minus formula: ${difference.mean.toFixed(4)}, 95 % by match ${rangeOf(difference.interval)}`);
  }
  for (const { name, seasons, deciles } of tests) {
    say(
      `\n${name}, ${seasons}: chance, states, expected %, real % with its interval, points (those of 200 states or more count)`,
    );
    for (const decile of deciles) {
      const { from, states, expected, real, interval } = decile;
      const points = (real - expected) * 100;
      const range = interval.map((end) => (end * 100).toFixed(1)).join(' to ');
      say(
        `  ${from.toFixed(1)} ${String(states).padStart(6)} ${(expected * 100).toFixed(1).padStart(6)} ${(real * 100).toFixed(1).padStart(6)} ${range.padStart(12)} ${points.toFixed(1).padStart(6)}${isOff(decile) ? '   more than 2' : ''}`,
      );
    }
  }
  for (const { seasons, states, matches, logLoss, interval, constant } of nextScore)
    say(
      `\nnext score, ${seasons}: ${states} states of ${matches} matches, log loss ${logLoss.toFixed(4)} ${rangeOf(interval)}, average chances ${constant.toFixed(4)}   target of 2021 <= ${NEXT_SCORE_TARGET}: ${logLoss <= NEXT_SCORE_TARGET ? 'reached' : 'NOT REACHED'}`,
    );
}
