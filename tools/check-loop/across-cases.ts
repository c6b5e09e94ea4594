import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';
import type { Reply } from './target.js';

const inWords = ({ status, bytes, text }: Reply): string =>
  status === 200 ? `200, ${(bytes / 1e6).toFixed(2)} MB` : `${status} ${text.slice(-150)}`;

const PLAYERS = '/v1/statistics/players';

/** Returns the parameters that select a season, by its path. */
const selecting = (season: string): string => {
  const [, leagueId, levelId, seasonId] =
    /leagues\/(?<league>\d+)\/levels\/(?<level>\d+)\/seasons\/(?<season>\d+)$/u.exec(season) ?? [];
  return `leagueId=${leagueId}&levelId=${levelId}&seasonId=${seasonId}`;
};

/** Metrics of acts, so many that the results are large. */
const METRICS =
  'metric=KICK,HANDBALL,DISPOSAL,MARK,TACKLE,GOAL,BEHIND,CLEARANCE,INSIDE_50,REBOUND_50,SPOIL,HITOUT,CLANGER,METRES_GAINED';

const ofSeason = (name: string, query: string, headers: Readonly<Record<string, string>> = {}): LoopCase => ({
  name,
  prepare:
    ({ target, season }: Scene) =>
    async () =>
      inWords(await target.send(`${PLAYERS}?${selecting(season)}&${query}`, undefined, headers)),
});

const measures = 'total,perMatch,per100Minutes,share,min,median,max,standardDeviation';
const arrow = { Accept: 'application/vnd.apache.arrow.stream' };
const parquet = { Accept: 'application/vnd.apache.parquet' };

/** Queries across matches, and the search for persons. */
export const acrossCases: readonly LoopCase[] = [
  { ...ofSeason('first query of a season', METRICS), once: true },
  ofSeason('every metric of a season', 'limit=1000'),
  ofSeason('every metric of a season, CSV', 'limit=1000&format=csv'),
  ofSeason('every metric of a season, Arrow', 'limit=1000', arrow),
  ofSeason('every metric of a season, Parquet', 'limit=1000', parquet),
  ofSeason('measures of matches', `${METRICS}&measure=${measures}&limit=1000`),
  ofSeason('rows by person and match', `${METRICS}&by=person,match&limit=1000&sort=-KICK`),
  ofSeason('rows by person and period, in a zone', `${METRICS}&by=person,period&zone=F50&limit=1000`),
  ofSeason('the last 5 matches of each person', `${METRICS}&last=5&limit=1000`),
  {
    name: 'every season, by person',
    prepare:
      ({ target }: Scene) =>
      async () =>
        inWords(await target.send(`${PLAYERS}?${METRICS}&limit=1000&fromDate=1990-01-01`)),
  },
  {
    name: 'a set of 100 queries that differ',
    prepare: ({ target, season }: Scene) => {
      const seasonId = Number(season.slice(season.lastIndexOf('/') + 1));
      const queries = Array.from({ length: 100 }, (_, n) => ({
        seasonIds: [seasonId],
        metricCodes: ['DISPOSAL', 'GOAL'],
        periods: [1 + (n % 4)],
        fromPeriodSeconds: n,
      }));
      return async () => inWords(await target.send(PLAYERS, { queries }));
    },
  },
  {
    name: 'the leaders of a season by every metric',
    prepare:
      ({ target, season }: Scene) =>
      async () =>
        inWords(await target.send(`${season}/leaders?limit=100`)),
  },
  {
    name: 'misspelt names of persons',
    prepare:
      ({ target }: Scene) =>
      async () => {
        const names = ['smiht jonse', 'andreson', 'a b c d e f'];
        const replies = await Promise.all(
          names.map((name) => target.send(`/v1/persons?name=${encodeURIComponent(name)}&limit=100`)),
        );
        return inWords(replies[0] as Reply);
      },
  },
];
