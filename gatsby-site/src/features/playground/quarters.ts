import { periodDisplay, type Match } from '@goalsquare/engine';
import { answerTo, type AnswerRow } from './answer';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { evidenceOfAnswer } from './evidence-of-answer';
import type { Question } from './question';

/** Values of one metric for a player or squad in each period. **Empty**: `undefined` for a period without a value. */
export interface QuarterRow {
  readonly metric: string;
  readonly owner: string;
  readonly side: AnswerRow['side'];
  readonly values: readonly ({ readonly shown: string; readonly evidence: EvidenceRequest } | undefined)[];
}

/** A question by period. */
export interface Quarters {
  readonly periods: readonly string[];
  readonly rows: readonly QuarterRow[];
}

/**
 * Returns the answer to a question in each period, for the selected player or squad or otherwise for both squads. The
 * other filters of the question still apply. **Empty**: for both squads, no rows for metrics that squads do not have.
 */
export function quartersOf(
  match: Match,
  question: Question,
  periods: readonly number[],
  selected: AnswerRow | undefined,
): Quarters {
  const asked: Question = selected === undefined ? { ...question, level: 'squads' } : question;
  const questions = periods.map((period): Question => ({ ...asked, period: [period] }));
  const answers = questions.map((one) => ({ question: one, ...answerTo(match, one) }));
  const [first] = answers;
  const owners = first?.rows.filter(({ id }) => selected === undefined || id === selected.id) ?? [];
  return {
    periods: periods.map((period) => periodDisplay(period, 0).split(' ')[0] ?? ''),
    rows: (first?.columns ?? []).flatMap(({ code, name }, at) =>
      owners.map(({ id, name: owner, side }) => ({
        metric: name,
        owner,
        side,
        values: answers.map(({ question: one, rows }) => {
          const value = rows.find((row) => row.id === id)?.values[at];
          return value && { shown: value.shown, evidence: evidenceOfAnswer(one, id, code) };
        }),
      })),
    ),
  };
}
