import { answered, fill, requests, type LoopCase, type Requests } from './case.js';
import type { Scene } from './scene.js';

const PLAYERS = '/v1/statistics/players';

/** Enough metrics for a large result. */
const METRICS =
  'metric=KICK,HANDBALL,DISPOSAL,MARK,TACKLE,GOAL,BEHIND,CLEARANCE,INSIDE_50,REBOUND_50,SPOIL,HITOUT,CLANGER,METRES_GAINED';

const query = (name: string, words: string, more: Omit<Requests, 'to'> = {}): LoopCase =>
  requests(name, { to: `${PLAYERS}?{selected}&${words}`, check: answered, ...more });

/** Returns a case with a batch of 100 queries about the longest season. */
const hundred = (name: string, queryOf: (n: number) => object): LoopCase =>
  requests(name, {
    to: PLAYERS,
    body: ({ season }) => {
      const seasonIds = [Number(season.slice(season.lastIndexOf('/') + 1))];
      return { queries: Array.from({ length: 100 }, (_, n) => ({ seasonIds, ...queryOf(n) })) };
    },
  });

/** Minimum length of a word in which the search corrects one wrong letter. */
const MISSPELLABLE_LETTERS = 4;

const NAMES = 5;

interface Rows {
  readonly rows: readonly { readonly person: { readonly fullname: string; readonly personId: number } }[];
}

/** Returns searches for misspelt names of a season's players. */
async function misspeltSearches(scene: Scene): Promise<readonly string[]> {
  const { rows } = await scene.target.json<Rows>(fill(`${PLAYERS}?{selected}&metric=KICK&limit=1000`, scene));
  const names = rows
    .map(({ person }) => person.fullname)
    .filter((name) => name.split(' ').every((word) => word.length >= MISSPELLABLE_LETTERS))
    .slice(0, NAMES)
    // Names of the bench's players contain numbers, which are not corrected.
    .map((name) => name.replaceAll(/\b(\p{L})\p{L}/gu, '$1x'));
  return names.map((name) => `/v1/persons?name=${encodeURIComponent(name)}&limit=100`);
}

/** Checks that a search has found a person. */
const found = ({ status, text }: { readonly status: number; readonly text: string }): void => {
  if (!text.includes('"personId":')) throw new Error(`a misspelt name finds no one: ${status} ${text.slice(0, 200)}`);
};

const streaks = 'matchesOver,longestRun,currentRun,rollingMean';
const measures = 'total,perMatch,per100Minutes,share,min,median,max,standardDeviation';
const arrow = { headers: { Accept: 'application/vnd.apache.arrow.stream' } };
const parquet = { headers: { Accept: 'application/vnd.apache.parquet' } };

/** Cases with queries across matches, and searches for persons. */
export const acrossCases: readonly LoopCase[] = [
  query('first query of a season', METRICS, { once: true }),
  query('first query of a season by period', `${METRICS}&period=3`, { once: true }),
  query('first query of a season in a window', `${METRICS}&lastXSeconds=300`, { once: true }),
  query('first query of a season in an area', `${METRICS}&area=circle(50%200%2030)`, { once: true }),
  query('first query of a season by receiver', `metric=KICK&by=person,receiver&limit=1000`, { once: true }),
  query('every metric of a season', 'limit=1000'),
  query('every metric of a season, CSV', 'limit=1000&format=csv'),
  query('every metric of a season, Arrow', 'limit=1000', arrow),
  query('every metric of a season, Parquet', 'limit=1000', parquet),
  query('measures of matches', `${METRICS}&measure=${measures}&limit=1000`),
  query('streaks of matches', `${METRICS}&measure=${streaks}&threshold=5&rollingMatches=5&limit=1000`),
  query(
    'streaks by person and match',
    `metric=DISPOSAL&by=person,match&measure=${streaks}&threshold=15&rollingMatches=5&limit=1000`,
  ),
  query('rows by person and match', `${METRICS}&by=person,match&limit=1000&sort=-KICK`),
  query('rows by person and period, in a zone', `${METRICS}&by=person,period&zone=F50&limit=1000`),
  query('the last 5 matches of each person', `${METRICS}&last=5&limit=1000`),
  query('measures of the last 5 matches', `${METRICS}&last=5&measure=${measures}&limit=1000`),
  requests('every season, by person', { to: `${PLAYERS}?${METRICS}&limit=1000&fromDate=1990-01-01` }),
  query('cells of each person', 'metric=KICK&by=person,hex&cellMetres=4&sort=-KICK&limit=1000'),
  query('cells of each squad, every metric', 'by=squad,hex&cellMetres=10&limit=1000'),
  query('who kicks to whom', 'metric=KICK,HANDBALL,DISPOSAL&by=person,receiver&sort=-KICK&limit=1000'),
  query('measures of matches, Parquet', `${METRICS}&by=person,opponent&measure=${measures}&limit=1000`, parquet),
  query('measures of matches, Arrow', `${METRICS}&by=person,opponent&measure=${measures}&limit=1000`, arrow),
  requests('a career by every metric and measure, Parquet', {
    to: async (scene) => {
      const most = fill(`${PLAYERS}?{selected}&metric=KICK&sort=-matches&limit=1`, scene);
      const { rows } = await scene.target.json<Rows>(most);
      const words = `measure=${measures},${streaks}&threshold=5&rollingMatches=5&limit=1000`;
      return [`/v1/persons/${rows[0]?.person.personId}/matches?${words}`];
    },
    ...parquet,
  }),
  hundred('a set of 100 queries with large results', (n) => ({
    metricCodes: ['DISPOSAL'],
    by: ['person', 'match'],
    rounds: [1 + (n % 24), 1 + ((n + 1) % 24)],
    sort: ['-DISPOSAL'],
    limit: 1000,
  })),
  hundred('a set of 100 queries that differ', (n) => ({
    metricCodes: ['DISPOSAL', 'GOAL'],
    periods: [1 + (n % 4)],
    fromPeriodSeconds: n,
  })),
  hundred('a set of 100 polygons', (n) => ({
    metricCodes: ['DISPOSAL', 'GOAL'],
    area: {
      is: 'polygon',
      points: [
        { x: n % 40, y: n % 50 },
        { x: 40 + (n % 30), y: n % 50 },
        { x: 60, y: (n % 50) - 20 },
      ],
    },
  })),
  hundred('a set of 100 windows while leading', (n) => ({
    metricCodes: ['DISPOSAL', 'GOAL'],
    scoreStates: ['leading'],
    fromPeriodSeconds: n * 10,
  })),
  requests('the leaders of a season by every metric', { to: '{season}/leaders?limit=100' }),
  requests('misspelt names of persons', { to: misspeltSearches, check: found }),
  requests('a name of one letter a word', { to: '/v1/persons?name=a%20b%20c%20d%20e%20f&limit=100' }),
];
