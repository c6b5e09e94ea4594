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

/** Returns a result table in the form that the comparison reads. */
export const answerOf = (table: ResultTable): Answer => ({
  codes: table.codes.length,
  columns: table.columns,
  value: (code, column) => table.value(code, column) ?? NaN,
  order: (code, column) => table.order(code, column),
  rank: (code, column) => table.rank(code, column),
});

const workspace = new QueryWorkspace();

/**
 * Returns a function that answers a question about a match with our engine. Reuses one table for all answers, or
 * creates a new one for each.
 */
export function askGoalsquare(
  matches: readonly Match[],
  { level, codes, ask, context }: Question,
  reuse: 'one table' | 'new tables',
): (match: number) => ResultTable {
  const plan = planOf(level, codes);
  const matchAt = (index: number): Match => {
    const match = matches[index];
    if (match === undefined) throw new Error(`no match ${index}`);
    return match;
  };
  const answer = (index: number, into?: ResultTable): ResultTable =>
    level === 'squad'
      ? squadStatistics(matchAt(index), plan, ask, context, { spareTable: into, workspace }).table
      : playerStatistics(matchAt(index), plan, ask, { spareTable: into, workspace }).table;
  if (reuse === 'new tables') return (index) => answer(index);
  let table: ResultTable | undefined;
  return (index) => (table = answer(index, table));
}
