import {
  planOf,
  playerStatistics,
  squadStatistics,
  type Match,
  type ResultTable,
  QueryWorkspace,
} from '@goalsquare/engine';
import type { Answer } from './finish.js';
import type { Question } from '../questions.js';

/** A sheet as the check reads it. */
export const answerOf = (sheet: ResultTable): Answer => ({
  codes: sheet.codes.length,
  columns: sheet.columns,
  value: (code, column) => sheet.value(code, column) ?? NaN,
  order: (code, column) => sheet.order(code, column),
  rank: (code, column) => sheet.rank(code, column),
});

const workspace = new QueryWorkspace();

/** Answers a question with our engine; a `sheet` is filled again and again. */
export function askGoalsquare(
  matches: readonly Match[],
  { level, codes, ask, context }: Question,
  reuse: 'one sheet' | 'new sheets',
): (match: number) => ResultTable {
  const plan = planOf(level, codes);
  const matchAt = (index: number): Match => {
    const match = matches[index];
    if (match === undefined) throw new Error(`no match ${index}`);
    return match;
  };
  const answer = (index: number, into?: ResultTable): ResultTable =>
    level === 'squad'
      ? squadStatistics(matchAt(index), plan, ask, context, { table: into, workspace }).sheet
      : playerStatistics(matchAt(index), plan, ask, { table: into, workspace }).sheet;
  if (reuse === 'new sheets') return (index) => answer(index);
  let sheet: ResultTable | undefined;
  return (index) => (sheet = answer(index, sheet));
}
