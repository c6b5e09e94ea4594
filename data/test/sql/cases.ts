import {
  keyNames,
  matchResults,
  measureName,
  scoreStates,
  type AcrossTable,
  type Dimension,
  type Measure,
  type MetricCode,
  type SqlSort,
  type StatisticsQuery,
} from '@goalsquare/engine';
import fc from 'fast-check';
import { anyQuestion } from '../../../engine/test/support/arbitrary-query.js';

/** A question with a random order and limit of its rows. */
export interface SqlCase {
  readonly query: StatisticsQuery;
  readonly sort: readonly SqlSort[];
  readonly limit: number;
}

/** A row of an answer, by column. */
export type Row = Readonly<Record<string, unknown>>;

/** Random orders: none, by matches, by a dimension or by a value. */
const sortOf = ({ by = [], codes, measures = [] }: StatisticsQuery): fc.Arbitrary<readonly SqlSort[]> =>
  fc.array(
    fc.record({
      isDescending: fc.boolean(),
      by: fc.oneof(
        fc.constantFrom('matches' as const, 'seconds' as const),
        fc.constantFrom(...by).map((dimension) => ({ dimension })),
        fc.tuple(fc.constantFrom(...codes), fc.constantFrom(...measures)).map(([code, measure]) => ({ code, measure })),
      ),
    }),
    { maxLength: 2 },
  );

/** Random questions over the whole grammar, each with an order and a limit. */
export const arbitraryCase: fc.Arbitrary<SqlCase> = anyQuestion.chain((query) =>
  fc.record({ query: fc.constant(query), sort: sortOf(query), limit: fc.integer({ min: 1, max: 30 }) }),
);

/** Returns an answer of the engine as the rows of a statement. */
export function rowsOf(
  { sort, limit }: SqlCase,
  table: AcrossTable,
  starts: ReadonlyMap<number, string>,
): readonly Row[] {
  const keyOf = (dimension: Dimension, row: number): number => table.keys[dimension]?.[row] ?? -1;
  const sorted = (dimension: Dimension, row: number): string | number =>
    dimension === 'match' ? (starts.get(keyOf(dimension, row)) ?? '~') : keyOf(dimension, row);
  const valueOf = (by: SqlSort['by'], row: number): string | number | undefined => {
    if (by === 'matches') return table.matches[row];
    if (by === 'seconds') return table.seconds[row];
    if ('dimension' in by) return sorted(by.dimension, row);
    return table.value(table.codes.indexOf(by.code), table.measures.indexOf(by.measure), row);
  };
  const compare = (a: string | number | undefined, b: string | number | undefined, isDescending: boolean): number => {
    if (a === b) return 0;
    if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
    return (a < b ? -1 : 1) * (isDescending ? -1 : 1);
  };
  const order = (a: number, b: number): number => {
    for (const { by, isDescending } of sort) {
      const found = compare(valueOf(by, a), valueOf(by, b), isDescending);
      if (found !== 0) return found;
    }
    for (const dimension of table.by) {
      const found =
        compare(sorted(dimension, a), sorted(dimension, b), false) || keyOf(dimension, a) - keyOf(dimension, b);
      if (found !== 0) return found;
    }
    return 0;
  };
  const keyText = (dimension: Dimension, key: number): unknown =>
    dimension === 'result' ? (matchResults[key] ?? null) : dimension === 'scoreState' ? scoreStates[key] : key;
  const cell = (code: MetricCode, n: number, measure: Measure, m: number, row: number): Row => {
    const name = measureName(code, measure);
    return {
      [name]: table.value(n, m, row) ?? null,
      [`${name}_order`]: table.order(n, m, row) || null,
      [`${name}_rank`]: table.rank(n, m, row) || null,
      [`${name}_percentile`]: table.percentile(n, m, row) ?? null,
    };
  };
  return Array.from({ length: table.rows }, (_, row) => row)
    .sort(order)
    .slice(0, limit)
    .map(
      (row) =>
        Object.assign(
          Object.fromEntries(
            table.by.map((dimension) => [keyNames[dimension], keyText(dimension, keyOf(dimension, row))]),
          ),
          { matches: table.matches[row], seconds: table.seconds[row] },
          ...table.codes.flatMap((code, n) => table.measures.map((measure, m) => cell(code, n, measure, m, row))),
        ) as Row,
    );
}

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'number' &&
    typeof other === 'number' &&
    Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other)));

/** Returns the first difference of two lists of rows. **Empty**: `undefined` if there is none. */
export function differenceOf(ours: readonly Row[], theirs: readonly Row[]): string | undefined {
  if (ours.length !== theirs.length) return `${theirs.length} rows instead of ${ours.length}`;
  for (const [at, row] of ours.entries())
    for (const [name, value] of Object.entries(row)) {
      const found = theirs[at]?.[name];
      if (!isEqual(found, value)) return `row ${at}, ${name}: ${String(found)} instead of ${String(value)}`;
    }
  return undefined;
}
