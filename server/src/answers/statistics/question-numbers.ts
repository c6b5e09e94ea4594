import { absenceReasons, type Match, type StatisticLevel } from '@goalsquare/engine';
import { matchEntries } from './metric-validation.js';
import type { Numbers } from './numbers.js';
import { playerNumbers } from './player-statistics-json.js';
import type { Level } from './checked-choices.js';
import type { Question } from './question.js';
import { readyPlan } from './ready-plan.js';
import { squadNumbers } from './squad-statistics-json.js';
import { frameWithNotes, type AbsentMetric } from './statistics-frame.js';

/** Returns the requested metrics that the match lacks with the filter, and the reasons. */
function absentMetrics(
  match: Match,
  level: StatisticLevel,
  { codes, ask }: Question,
  { table }: Numbers,
): ReturnType<typeof absenceReasons> {
  if (codes === undefined || table.lacks === 0) return [];
  const lacking = table.codes.filter((_, n) => !table.supplies(n));
  return lacking.length === 0 ? [] : absenceReasons(match, level, lacking, ask);
}

/**
 * Adds to a response the requested metrics that the match lacks with the filter, and the reasons. On request, also adds
 * the list of all unavailable metrics. **Empty**: returns the same response if the match has all metrics, or the
 * request names none.
 */
function withAbsent(match: Match, level: StatisticLevel, question: Question, numbers: Numbers): Numbers {
  const absent = absentMetrics(match, level, question, numbers);
  const { validation } = question;
  if (absent.length === 0 && validation === undefined) return numbers;
  const notes = {
    ...(absent.length > 0 && { absent: absent satisfies readonly AbsentMetric[] }),
    ...(validation && { validation: [...validation, ...matchEntries(match, level, absent)] }),
  };
  return { ...numbers, frame: frameWithNotes(numbers.frame, notes) };
}

/** Computes the results of a request, with the metrics that the match lacks. */
export function numbersOf(of: Level, question: Question, match: Match): Numbers {
  const { codes, ask, context } = question;
  const ready = readyPlan(of.level, of.tier, codes);
  const numbers = of.level === 'player' ? playerNumbers(match, ready, ask) : squadNumbers(match, ready, ask, context);
  return withAbsent(match, of.level, question, numbers);
}
