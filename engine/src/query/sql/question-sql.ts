import { planOf } from '../../metrics/plan.js';
import { metricOf } from '../../metrics/table/index.js';
import type { MetricCode } from '../../metrics/codes.js';
import { checkQuery, dimensionsOf, measuresOf } from '../across/question/check-query.js';
import {
  matchResults,
  scoreStates,
  type Dimension,
  type Measure,
  type StatisticsQuery,
} from '../across/question/statistics-query.js';
import { hasWholeTime } from './acts-sql.js';
import { CellsSql } from './cells-sql.js';
import { dialectOf, type SqlDialect } from './dialect.js';
import { isIn, numberText, present } from './expressions.js';
import { measureName } from './measure-names.js';
import { MeasuresSql } from './measures-sql.js';
import { statementText, type Column, type Relation, relation } from './relation.js';
import { keyNames, type SqlSource } from './spans-sql.js';
import type { SqlPlans } from './sums-sql.js';

/** A season that a question reads. */
export interface SqlSeason {
  readonly leagueId: number;
  readonly levelId: number;
  readonly seasonId: number;
}

/** What rows are sorted by. */
export interface SqlSort {
  readonly by:
    | { readonly code: MetricCode; readonly measure: Measure }
    | { readonly dimension: Dimension }
    | 'matches'
    | 'seconds';
  readonly isDescending: boolean;
}

/** A question, and how its rows are returned. **Empty**: without `limit` all rows. */
export interface SqlQuestion {
  readonly query: StatisticsQuery;
  /** The seasons that the question reads. **Empty**: the seasons that its selection names. */
  readonly seasons?: readonly SqlSeason[];
  readonly sort?: readonly SqlSort[];
  readonly limit?: number;
  /** Folder of the dataset, or its URL, without quotes. */
  readonly dataset: string;
  readonly dialect: SqlDialect;
}

/** Returns the conditions on the seasons of a level. */
function levelText([first, ...others]: readonly SqlSeason[], alias: string): readonly string[] {
  if (first === undefined) return [];
  const seasonIds = [first, ...others].map(({ seasonId }) => numberText(seasonId));
  return present([
    `${alias}leagueId = ${numberText(first.leagueId)}`,
    `${alias}levelId = ${numberText(first.levelId)}`,
    isIn(`${alias}seasonId`, seasonIds),
  ]);
}

/** Returns conditions on the partitions of a dataset, so that other seasons are not read. */
function partitionsOf({ seasons, query: { matches } }: SqlQuestion, alias: string): readonly string[] {
  const { leagueId, levelId, seasonIds } = matches;
  const one = (name: string, id: number | undefined): string | undefined =>
    id === undefined ? undefined : `${alias}${name} = ${numberText(id)}`;
  if (seasons === undefined)
    return present([
      one('leagueId', leagueId),
      one('levelId', levelId),
      isIn(`${alias}seasonId`, seasonIds?.map(numberText)),
    ]);
  const levels = new Map<string, SqlSeason[]>();
  for (const season of seasons) {
    const key = `${season.leagueId} ${season.levelId}`;
    levels.set(key, [...(levels.get(key) ?? []), season]);
  }
  const texts = [...levels.values()].map((level) => levelText(level, alias));
  const [only] = texts;
  if (only === undefined) return ['1 = 0'];
  return texts.length === 1 ? only : [`(${texts.map((text) => text.join(' and ')).join(' or ')})`];
}

/** The name that belongs to an id of a row, and the join that provides it. */
interface Name {
  readonly key: string;
  readonly column: Column;
  readonly join: string;
}

const names: Readonly<Partial<Record<Dimension, readonly [table: string, id: string, name: string]>>> = {
  person: ['persons', 'personId', 'fullname'],
  receiver: ['persons', 'personId', 'fullname'],
  squad: ['persons', 'squadId', 'squadName'],
  opponent: ['persons', 'squadId', 'squadName'],
  venue: ['matches', 'venueId', 'venueName'],
};

function namesOf(dimensions: readonly Dimension[], { table, partitions }: SqlSource): readonly Name[] {
  return dimensions.flatMap((dimension) => {
    const found = names[dimension];
    if (found === undefined) return [];
    const [from, id, name] = found;
    const seasons = partitions();
    const where = seasons.length === 0 ? '' : ` where ${seasons.join(' and ')}`;
    const rows = `(select ${id} as id, max_by(${name}, seasonId) as name from ${table(from)}${where} group by ${id})`;
    const alias = `${dimension}_names`;
    return [
      {
        key: keyNames[dimension],
        column: [`${alias}.name`, `${dimension}Name`],
        join: `left join ${rows} ${alias} on ${alias}.id = r.${keyNames[dimension]}`,
      },
    ];
  });
}

/** Returns the column of a row key. Results and states of the score, which were numbers until then, become texts. */
function keyText(dimension: Dimension, text: (value: string) => string): Column {
  const name = keyNames[dimension];
  const values = dimension === 'result' ? matchResults : dimension === 'scoreState' ? scoreStates : undefined;
  if (values === undefined) return [`r.${name}`, name];
  return [`case r.${name} ${values.map((value, at) => `when ${at} then ${text(value)}`).join(' ')} end`, name];
}

/**
 * Returns the columns with the dense order, rank and percentile of a value. In percentiles, equal values count half.
 */
function ranks(name: string): readonly Column[] {
  const value = `v_${name}`;
  const places = `over (order by ${value} is null, ${value} desc)`;
  const present = `${value} is not null`;
  const rank = `rank() ${places}`;
  const fromLeast = `rank() over (order by ${value} is null, ${value})`;
  const size = `count(${value}) over ()`;
  return [
    [`case when ${present} then dense_rank() ${places} end`, `o_${name}`],
    [`case when ${present} then ${rank} end`, `r_${name}`],
    [
      `case when ${present} and ${size} > 1 then 50e0 * (${size} - 1 + ${fromLeast} - ${rank}) / (${size} - 1) end`,
      `p_${name}`,
    ],
  ];
}

function orderBy({ sort = [], query }: SqlQuestion): readonly string[] {
  const dimensions = dimensionsOf(query);
  const column = ({ by }: SqlSort): readonly string[] => {
    if (typeof by === 'string') return [`r.${by}`];
    if ('code' in by) {
      const value = `r.v_${measureName(by.code, by.measure)}`;
      return [`${value} is null`, value];
    }
    return by.dimension === 'match' ? ['r.start is null', 'r.start'] : [`r.${keyNames[by.dimension]}`];
  };
  const items = sort.flatMap((item) => {
    const all = column(item);
    return all.map((text, at) => (item.isDescending && at === all.length - 1 ? `${text} desc` : text));
  });
  const ties = dimensions.flatMap((dimension) => [
    ...(dimension === 'match' ? ['r.start is null', 'r.start'] : []),
    `r.${keyNames[dimension]}`,
  ]);
  return [...items, ...ties];
}

/**
 * Returns a statement that answers a question across matches from a dataset, with the values, orders, ranks and
 * percentiles of the engine. It contains the ids and numbers of the question as literals.
 * **Shape**: a row for each row of the answer: its keys and their names, matches, seconds, and for each metric and
 * measure the value, `_order`, `_rank` and `_percentile`.
 * **Throws** `QUERY_INVALID` if members of the query contradict each other or are missing, or if a text contains a NUL
 * character.
 */
export function questionSql(question: SqlQuestion): string {
  const { query, limit } = question;
  checkQuery(query);
  const dialect = dialectOf(question.dialect);
  const source: SqlSource = {
    dialect,
    partitions: (alias = '') => partitionsOf(question, alias),
    table: (name) => dialect.table(question.dataset, name),
  };
  const measures = measuresOf(query);
  const { level, codes, context = 'For' } = query;
  const own = planOf(level, codes);
  const plans: SqlPlans = {
    own,
    squad: measures.includes('share') ? planOf('squad', codes) : undefined,
    hasOther: level === 'squad' && (context === 'Diff' || context === 'PhysicalDiff'),
    hasWholeTime: hasWholeTime(query, own),
  };
  const cells = new CellsSql(query, plans, source);
  const columns = plans.own.codes.flatMap((code) => measures.map((measure) => measureName(code, measure)));
  const ranked: Relation = relation('ranked', 'The order, rank and percentile of each value among all rows.', {
    columns: [['*', '*'], ...columns.flatMap(ranks)],
    from: ['measured'],
  });
  const dimensions = dimensionsOf(query);
  const named = namesOf(dimensions, source);
  const rows = [
    ...dimensions.flatMap((dimension) => [
      keyText(dimension, dialect.text),
      ...named.filter(({ key }) => key === keyNames[dimension]).map(({ column }) => column),
    ]),
    ['r.matches', 'matches'] as const,
    ['r.seconds', 'seconds'] as const,
    ...columns.flatMap((name): readonly Column[] => [
      [`r.v_${name}`, dialect.column(name)],
      [`r.o_${name}`, dialect.column(`${name}_order`)],
      [`r.r_${name}`, dialect.column(`${name}_rank`)],
      [`r.p_${name}`, dialect.column(`${name}_percentile`)],
    ]),
  ];
  const order = orderBy(question);
  return [
    ...plans.own.codes.map((code) => `-- ${code}: ${metricOf(code).name}`),
    statementText(
      [...cells.relations(), ...new MeasuresSql(query, plans, cells).relations(), ranked],
      [
        `select\n  ${rows.map(([expression, name]) => `${expression} as ${name}`).join(',\n  ')}`,
        ['from ranked r', ...named.map(({ join }) => join)].join('\n'),
        `order by ${order.join(', ')}`,
        ...(limit === undefined ? [] : [`limit ${numberText(limit)}`]),
      ].join('\n'),
    ),
  ].join('\n');
}
