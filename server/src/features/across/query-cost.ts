import { isOfMatches, sourceOf, type Dimension, type MatchBrief } from '@goalsquare/engine';
import { Problem } from '../../domain/problems.js';
import type { Steps } from '../../domain/work-queue.js';
import type { QueriesCost, SeasonsQuery } from './answer-query.js';
import { canTakePart } from './select-seasons.js';

/** Highest cost of a request. **Source**: `docs/across.md`. */
export const MAX_QUERY_COST = 2_000_000;

/**
 * Maximum number of rows in a Parquet file. Its footer grows with the rows and is written in one step.
 * **Source**: `docs/across.md`.
 */
export const MAX_PARQUET_ROWS = 250_000;

/** Number of players in a match, of both squads. */
const PLAYERS = 46;

/** Number of match results, and of score states; number of periods in a match. */
const [STATES, PERIODS] = [3, 4];

/** Area of the standard ground, and default size of a grid cell. **Units**: square metres; metres. */
const [GROUND_AREA, DEFAULT_CELL] = [160 * 141, 10];

/** The counts that determine how many rows a query has. */
interface Extent {
  readonly matches: readonly MatchBrief[];
  readonly persons: number;
  readonly squads: number;
  readonly seasons: number;
  readonly cellMetres: number;
}

const distinct = (matches: readonly MatchBrief[], of: (match: MatchBrief) => number): number =>
  new Set(matches.map(of)).size;

const cellsOf = ({ cellMetres }: Extent): number => Math.ceil(GROUND_AREA / cellMetres ** 2);

/** The functions that count the values of each dimension. */
const valuesOf: Readonly<Record<Dimension, (extent: Extent) => number>> = {
  person: ({ persons }) => persons,
  receiver: ({ persons }) => persons,
  squad: ({ squads }) => squads,
  opponent: ({ squads }) => squads,
  match: ({ matches }) => matches.length,
  round: ({ matches }) => distinct(matches, ({ roundNumber }) => roundNumber),
  season: ({ seasons }) => seasons,
  venue: ({ matches }) => distinct(matches, ({ venue }) => venue.id),
  result: () => STATES,
  scoreState: () => STATES,
  period: () => PERIODS,
  hex: cellsOf,
  square: cellsOf,
};

const isOfMatch = (dimension: Dimension): boolean =>
  ['person', 'squad', 'match', 'round', 'season', 'opponent', 'venue', 'result'].includes(dimension);

function extentOf({ query: { matches: selection, cellMetres = DEFAULT_CELL }, seasons }: SeasonsQuery): Extent {
  const matches = seasons.flatMap((season) => season.matches.filter(canTakePart(selection)));
  const { personIds = [] } = selection;
  const listed = new Set(
    seasons.flatMap(({ record }) => record.squads.flatMap(({ players }) => players.map((one) => one.personId))),
  );
  return {
    matches,
    persons: personIds.length > 0 ? personIds.length : listed.size,
    squads: new Set(matches.flatMap(({ home, away }) => [home.id, away.id])).size,
    seasons: seasons.length,
    cellMetres,
  };
}

/** Returns the approximate maximum number of rows of a query. */
function rowsOf(
  {
    query: {
      by = [],
      matches: { personIds = [] },
    },
  }: SeasonsQuery,
  extent: Extent,
): number {
  const product = by.reduce((rows, dimension) => rows * valuesOf[dimension](extent), 1);
  const perMatch = by.includes('person') ? (personIds.length > 0 ? Math.min(personIds.length, PLAYERS) : PLAYERS) : 2;
  return by.every(isOfMatch) ? Math.min(product, extent.matches.length * perMatch) : product;
}

/**
 * Number of single-match values that cost as much as one value of a row. They are in memory until the query is
 * answered.
 */
const VALUES_OF_MATCHES = 2;

/** Returns the cost of single-match values for each metric. It is 0 unless a measure reads them. */
function costOfMatches(
  {
    query: {
      level,
      measures = ['total'],
      matches: { personIds = [] },
    },
  }: SeasonsQuery,
  extent: Extent,
): number {
  if (!measures.some(isOfMatches)) return 0;
  const perMatch = level === 'squad' ? 2 : personIds.length > 0 ? Math.min(personIds.length, PLAYERS) : PLAYERS;
  return Math.ceil((extent.matches.length * perMatch) / VALUES_OF_MATCHES);
}

/**
 * Returns the cost of a query's values. For each metric: the maximum number of rows times the measures, plus the
 * matches, plus the single-match values that a measure reads.
 */
function costOfValues(of: SeasonsQuery, extent: Extent): number {
  const { codes, measures = ['total'] } = of.query;
  return codes.length * (rowsOf(of, extent) * measures.length + extent.matches.length + costOfMatches(of, extent));
}

/**
 * Costs of a match if season totals lack what a query selects: opening it, counted once for each request, and adding it
 * to each query.
 */
const [OPENING_COST, ADDING_COST] = [400, 20];

/** Returns the cost of a request's queries from the fixture, one query in each step. */
export function* costOfQueries(queries: readonly SeasonsQuery[]): Steps<QueriesCost> {
  const opened = new Set<number>();
  let [values, added] = [0, 0];
  for (const one of queries) {
    const { query } = one;
    const extent = extentOf(one);
    values += costOfValues(one, extent);
    if (sourceOf(query) === 'matches') {
      for (const { id } of extent.matches) opened.add(id);
      added += extent.matches.length;
    }
    yield;
  }
  return { values, reading: opened.size * OPENING_COST + added * ADDING_COST };
}

/** Requires that a request is within the cost limit. **Throws** a problem of status 413. */
export function requireCost({ values, reading }: QueriesCost): void {
  const cost = values + reading;
  if (cost <= MAX_QUERY_COST) return;
  const ofReading =
    reading === 0
      ? ''
      : ` ${reading} of it is for matches that are read one by one, because the query selects acts by details that season totals lack.`;
  const advice =
    reading > values
      ? 'Ask for fewer matches or queries, or do not select acts by role, opponent or where they ended.'
      : 'Ask for fewer metrics, measures or matches, or group by fewer dimensions.';
  throw new Problem(
    'query-too-costly',
    `The query costs ${cost}: for each metric, its rows times its measures, and its matches.${ofReading} The limit is ${MAX_QUERY_COST}. ${advice}`,
  );
}

/**
 * Requires that a page fits into a Parquet file, judged by its maximum number of rows. **Throws** a problem of status
 * 413.
 */
export function requireParquetRows(of: SeasonsQuery, limit: number): void {
  const { codes, measures = ['total'] } = of.query;
  const rows = codes.length * measures.length * Math.min(limit, rowsOf(of, extentOf(of)));
  if (rows <= MAX_PARQUET_ROWS) return;
  throw new Problem(
    'query-too-costly',
    `The Parquet file could have ${rows} rows: one for each metric and measure of each row of the page. The limit is ${MAX_PARQUET_ROWS}. Ask for fewer metrics, measures or rows, or for Arrow or CSV, which have no such limit.`,
  );
}
