import { bases, metricOf, scoreStates, zoneFilters, type Linear, type MetricCode } from '@goalsquare/engine';
import { NO_RECEIVER } from './captured.js';
import { person, rectangle, streak, type AcrossQuestion } from './questions.js';

/** The expressions that differ between SQL engines. */
export interface Dialect {
  readonly sum: (expression: string) => string;
  readonly greatest: string;
}

/**
 * A question in SQL. Each row of a `wide` result contains a key, the number of matches, and a column for each base. A
 * `long` result has a row for each key and base with its sum, and a `value` result a row for each key with its value.
 */
export interface Statement {
  readonly is: 'wide' | 'long' | 'value';
  readonly sql: string;
  readonly keys: number;
  readonly bases: readonly number[];
}

const numberOf = new Map(bases.map(({ code, index }) => [code, index]));

const linears = (code: MetricCode): readonly Linear[] => {
  const formula = metricOf(code).formula.player;
  return formula === undefined ? [] : formula.is === 'linear' ? [formula] : [formula.of, formula.to];
};

/** Returns the bases that metrics read, in ascending order. */
export const basesRead = (codes: readonly MetricCode[]): readonly number[] =>
  [
    ...new Set(
      codes.flatMap(linears).flatMap(({ weights }) => [...weights.keys()].map((code) => numberOf.get(code) ?? -1)),
    ),
  ].sort((a, b) => a - b);

const zoneNumbers = (zones: readonly string[]): readonly number[] =>
  zones.map((zone) => zoneFilters.filter((of) => of !== 'MID').indexOf(zone as 'CB'));

/**
 * Returns the condition for the rectangle. Coordinates are whole metres, so acts up to half a metre outside also count.
 */
function inRectangle({ greatest }: Dialect): string {
  const { left, right, low, high } = rectangle;
  const beyond = (axis: string, from: number, to: number): string =>
    `power(${greatest}(${from} - ${axis}, ${axis} - ${to}, 0), 2)`;
  return `${beyond('x', left, right)} + ${beyond('y', low, high)} <= 0.25000001`;
}

/** Returns the condition for a question about acts. */
function condition({ query: { acts, by = [] } }: AcrossQuestion, dialect: Dialect): string {
  return [
    ...(acts.periods === undefined ? [] : [`period in (${acts.periods.join()})`]),
    ...(acts.zones === undefined ? [] : [`zone in (${zoneNumbers(acts.zones).join()})`]),
    ...(acts.lastXSeconds === undefined ? [] : [`remaining <= ${acts.lastXSeconds}`]),
    ...(acts.scoreStates === undefined ? [] : [`state = ${scoreStates.indexOf(acts.scoreStates[0] ?? 'level')}`]),
    ...(acts.area === undefined ? [] : [inRectangle(dialect)]),
    ...(by.includes('receiver') ? [`receiver <> ${NO_RECEIVER}`] : []),
  ].join(' and ');
}

const longestRun = (codes: readonly MetricCode[]): string => {
  const [formula] = codes.flatMap(linears);
  const value = [...(formula?.weights ?? [])].map(([code, weight]) => `${weight} * b${numberOf.get(code) ?? -1}`);
  return `
    with marked as (select person, position, ${value.join(' + ')} >= ${streak} as ok from totals),
    islands as (select person, ok, row_number() over (partition by person order by position)
      - row_number() over (partition by person, ok order by position) as island from marked),
    runs as (select person, ok, count(*) as n from islands group by person, ok, island)
    select person, cast(max(case when ok then n else 0 end) as integer) from runs group by person`;
};

/** Returns a question in SQL. Questions about whole matches read the prepared totals, and all others read the acts. */
export function statementOf(question: AcrossQuestion, dialect: Dialect): Statement {
  const { codes, by = ['person'], matches, measures } = question.query;
  const read = basesRead(codes);
  const where = condition(question, dialect);
  const keys = by.map((dimension) => (dimension === 'match' ? 'match' : dimension)).join();
  if (measures?.[0] === 'longestRun') return { is: 'value', sql: longestRun(codes), keys: 1, bases: [] };
  if (where !== '') {
    const sql = `select ${keys}, base, ${dialect.sum('amount')} from acts where base in (${read.join()}) and ${where} group by ${keys}, base`;
    return { is: 'long', sql, keys: by.length, bases: read };
  }
  const sums = read.map((base) => dialect.sum(`b${base}`)).join();
  const columns = `${keys}, ${dialect.sum('1')}, ${sums}`;
  const columnsRead = read.map((base) => `b${base}`).join();
  const from =
    matches.last === undefined
      ? `totals ${matches.personIds === undefined ? '' : `where person = ${person}`}`
      : `(select person, ${columnsRead}, row_number() over (partition by person order by position desc) as n from totals) where n <= ${matches.last}`;
  return { is: 'wide', sql: `select ${columns} from ${from} group by ${keys}`, keys: by.length, bases: read };
}
