import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';
import type { Reply } from './target.js';

const inWords = ({ status, bytes, text }: Reply): string =>
  status === 200 ? `200, ${(bytes / 1e6).toFixed(2)} MB` : `${status} ${text.slice(-150)}`;

/** Returns a reply in words. **Throws** if it is no result, or one in JSON without rows: then nothing was measured. */
function resultInWords(reply: Reply): string {
  const words = inWords(reply);
  const [, rows] = /"rowCount":(\d+)/u.exec(reply.text) ?? [];
  if (reply.status !== 200 || rows === '0') throw new Error(`a case has no result: ${words}`);
  return rows === undefined ? words : `${words}, ${rows} rows`;
}

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
      resultInWords(await target.send(`${PLAYERS}?${selecting(season)}&${query}`, undefined, headers)),
});

/** Names that the search finds although a letter is wrong, of players of a season. */
async function misspeltNames({ target, season }: Scene): Promise<readonly string[]> {
  const { rows } = await target.json<{ readonly rows: readonly { readonly person: { readonly fullname: string } }[] }>(
    `${PLAYERS}?${selecting(season)}&metric=KICK&limit=1000`,
  );
  return rows
    .map(({ person }) => person.fullname)
    .filter((name) => name.split(' ').every((word) => word.length >= MISSPELLABLE_LETTERS))
    .slice(0, NAMES)
    .map((name) => name.replaceAll(/\b(\S)\S/gu, '$1x'));
}

/** The search takes one wrong letter in words of this length. */
const MISSPELLABLE_LETTERS = 4;

const NAMES = 5;

const streaks = 'matchesOver,longestRun,currentRun,rollingMean';
const measures = 'total,perMatch,per100Minutes,share,min,median,max,standardDeviation';
const arrow = { Accept: 'application/vnd.apache.arrow.stream' };
const parquet = { Accept: 'application/vnd.apache.parquet' };

/** Queries across matches, and the search for persons. */
export const acrossCases: readonly LoopCase[] = [
  { ...ofSeason('first query of a season', METRICS), once: true },
  { ...ofSeason('first query of a season by period', `${METRICS}&period=3`), once: true },
  { ...ofSeason('first query of a season in a window', `${METRICS}&lastXSeconds=300`), once: true },
  { ...ofSeason('first query of a season in an area', `${METRICS}&area=circle(50%200%2030)`), once: true },
  { ...ofSeason('first query of a season by receiver', `metric=KICK&by=person,receiver&limit=1000`), once: true },
  ofSeason('every metric of a season', 'limit=1000'),
  ofSeason('every metric of a season, CSV', 'limit=1000&format=csv'),
  ofSeason('every metric of a season, Arrow', 'limit=1000', arrow),
  ofSeason('every metric of a season, Parquet', 'limit=1000', parquet),
  ofSeason('measures of matches', `${METRICS}&measure=${measures}&limit=1000`),
  ofSeason('streaks of matches', `${METRICS}&measure=${streaks}&threshold=5&rollingMatches=5&limit=1000`),
  ofSeason(
    'streaks by person and match',
    `metric=DISPOSAL&by=person,match&measure=${streaks}&threshold=15&rollingMatches=5&limit=1000`,
  ),
  ofSeason('rows by person and match', `${METRICS}&by=person,match&limit=1000&sort=-KICK`),
  ofSeason('rows by person and period, in a zone', `${METRICS}&by=person,period&zone=F50&limit=1000`),
  ofSeason('the last 5 matches of each person', `${METRICS}&last=5&limit=1000`),
  ofSeason('measures of the last 5 matches', `${METRICS}&last=5&measure=${measures}&limit=1000`),
  {
    name: 'every season, by person',
    prepare:
      ({ target }: Scene) =>
      async () =>
        inWords(await target.send(`${PLAYERS}?${METRICS}&limit=1000&fromDate=1990-01-01`)),
  },
  ofSeason('cells of each person', 'metric=KICK&by=person,hex&cellMetres=4&sort=-KICK&limit=1000'),
  ofSeason('cells of each squad, every metric', 'by=squad,hex&cellMetres=10&limit=1000'),
  ofSeason('who kicks to whom', 'metric=KICK,HANDBALL,DISPOSAL&by=person,receiver&sort=-KICK&limit=1000'),
  ofSeason('measures of matches, Parquet', `${METRICS}&by=person,opponent&measure=${measures}&limit=1000`, parquet),
  ofSeason('measures of matches, Arrow', `${METRICS}&by=person,opponent&measure=${measures}&limit=1000`, arrow),
  {
    name: 'a career by every metric and measure, Parquet',
    prepare: async ({ target, season }: Scene) => {
      const { rows } = await target.json<{
        readonly rows: readonly { readonly person: { readonly personId: number } }[];
      }>(`${PLAYERS}?${selecting(season)}&metric=KICK&sort=-matches&limit=1`);
      const path = `/v1/persons/${rows[0]?.person.personId}/matches?measure=${measures},${streaks}&threshold=5&rollingMatches=5&limit=1000`;
      return async () => inWords(await target.send(path, undefined, parquet));
    },
  },
  {
    name: 'a set of 100 queries with large results',
    prepare: ({ target, season }: Scene) => {
      const seasonIds = [Number(season.slice(season.lastIndexOf('/') + 1))];
      const queries = Array.from({ length: 100 }, (_, n) => ({
        seasonIds,
        metricCodes: ['DISPOSAL'],
        by: ['person', 'match'],
        rounds: [1 + (n % 24), 1 + ((n + 1) % 24)],
        sort: ['-DISPOSAL'],
        limit: 1000,
      }));
      return async () => inWords(await target.send(PLAYERS, { queries }));
    },
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
    prepare: async (scene: Scene) => {
      const names = [...(await misspeltNames(scene)), 'a b c d e f'];
      return async () => {
        const replies = await Promise.all(
          names.map((name) => scene.target.send(`/v1/persons?name=${encodeURIComponent(name)}&limit=100`)),
        );
        const found = replies.map(({ text }) => (text.match(/"personId":/gu) ?? []).length);
        if (found.slice(0, NAMES).includes(0)) throw new Error(`a misspelt name finds nobody: ${names.join(', ')}`);
        return `${inWords(replies[0] as Reply)}, ${found.join(' + ')} persons`;
      };
    },
  },
];
