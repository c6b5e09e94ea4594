import type { AcrossAnswer } from './answer.js';
import { finish, finishValues, LongRows } from './finish.js';
import type { AcrossQuestion } from './questions.js';
import type { Statement } from './sql.js';

/** Columns of a result, as an engine returns them. */
export type ResultColumns = readonly ArrayLike<number>[];

function keysOf(columns: ResultColumns, keys: number): readonly string[] {
  const [first = [], second] = columns;
  return Array.from(first, (key, row) => (keys === 2 ? `${key},${second?.[row] ?? ''}` : String(key)));
}

/** Converts the columns of a statement's result to an answer. Persons without a row have 0. */
export function answerFrom(
  question: AcrossQuestion,
  { is, keys, bases }: Statement,
  columns: ResultColumns,
  persons: readonly string[],
): AcrossAnswer {
  const names = (): readonly string[] => keysOf(columns, keys);
  if (is === 'value') return finishValues(question, names, Float64Array.from(columns[1] ?? []));
  if (is === 'long') {
    const long = new LongRows(keys === 1 ? persons : []);
    const [baseOf = [], sums = []] = columns.slice(keys);
    names().forEach((key, row) => {
      long.add(key, baseOf[row] ?? -1, sums[row] ?? 0);
    });
    return finish(question, long.rows());
  }
  const sums = new Map(bases.map((base, n) => [base, columns[keys + 1 + n] ?? []]));
  const matches = columns[keys] ?? [];
  return finish(question, { size: matches.length, keys: names, matches, sums });
}
