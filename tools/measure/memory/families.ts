import fc from 'fast-check';
import { fuzzedRoutes } from '../../../server/test/fuzz/fuzzed-routes.js';
import { placesOf } from '../../../server/test/fuzz/places.js';
import { requestsFor } from '../../../server/test/fuzz/requests.js';
import { fill, requests, type LoopCase } from '../loop/case.js';
import { loopCases } from '../loop/cases.js';
import type { LoopMatch, Scene } from '../loop/scene.js';
import { streamCases } from '../loop/stream-cases.js';

/** Number of random requests for each operation, and the seed. */
const [FUZZED, SEED] = [20, 20261127];

/** Number of matches whose statistics are read. */
const MATCHES = 120;

/**
 * Returns a case that reads the statistics of many matches, one after another, and alternates the encodings that
 * clients accept.
 */
const everyMatch = (name: string, headers: Readonly<Record<string, string>>): LoopCase => ({
  name,
  prepare:
    ({ target, fresh }) =>
    async () => {
      for (let n = 0; n < MATCHES; n += 1) {
        const coding = ['identity', 'gzip', 'br'][n % 3] ?? 'identity';
        await target.send(`/v1/matches/${fresh().matchId}/statistics/players`, undefined, {
          ...headers,
          'Accept-Encoding': coding,
        });
      }
      return `${MATCHES} matches`;
    },
});

/** Searches over MCP, one after another. Each makes several API requests. */
const finds: LoopCase = {
  name: '400 searches of assistants',
  prepare:
    ({ target, season }) =>
    async () => {
      const [leagueId, levelId, seasonId] = (season.match(/\d+/gu) ?? []).slice(1).map(Number);
      for (let id = 0; id < 400; id += 1) {
        const args = { leagueId, levelId, seasonId, name: `${String.fromCharCode(97 + (id % 26))}a`, limit: 50 };
        const body = { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'find', arguments: args } };
        await target.send('/mcp', body, { Accept: 'application/json, text/event-stream' });
      }
      return '';
    },
};

const seasonIdOf = (season: string): string => season.slice(season.lastIndexOf('/') + 1);

/** Queries over all seasons of a league, in every format. */
const questions: readonly LoopCase[] = ['json', 'csv', 'arrow', 'parquet'].flatMap((format) =>
  ['by=person', 'by=person,season', 'by=squad&lastXSeconds=300', 'by=person&area=circle(50%200%2030)'].map((words) =>
    requests(`question over all seasons, ${words}, ${format}`, {
      to: (scene: Scene) => {
        const years = scene.seasons
          .filter((path) => path.startsWith(scene.season.replace(/\d+$/u, '')))
          .map(seasonIdOf);
        const seasonIds = years.map((year) => `&seasonId=${year}`).join('');
        return [
          fill(`/v1/statistics/players?metric=KICK,MARK,GOAL&limit=1000&format=${format}&${words}${seasonIds}`, scene),
        ];
      },
    }),
  ),
);

/** Requests for the coverage and quality of each season. */
const judged: readonly LoopCase[] = ['coverage', 'quality'].map((view) =>
  requests(`${view} of all seasons`, { to: ({ seasons }) => seasons.map((season) => `${season}/${view}`) }),
);

/** Random requests to every operation, both valid and invalid. */
const fuzz: LoopCase = {
  name: 'requests at random',
  prepare: async ({ target }) => {
    const places = await placesOf((path) => target.json(path));
    return async () => {
      for (const [at, route] of fuzzedRoutes.entries())
        for (const { method, target: path, body } of fc.sample(requestsFor(route, places), {
          numRuns: FUZZED,
          seed: SEED + at,
        }))
          // A stream of events has no end to wait for.
          if ((method === 'GET' || method === 'POST') && !path.includes('/events'))
            await target.send(path, method === 'POST' ? (body ?? '') : undefined).catch(() => undefined);
      return `${fuzzedRoutes.length * FUZZED} requests`;
    };
  },
};

/**
 * Returns cases with replays and streams of a match that was just fed. Matches of sealed folders have no logs, so they
 * cannot be replayed.
 */
const replayed = (live: LoopMatch): readonly LoopCase[] =>
  streamCases.map((one) => ({
    ...one,
    prepare: (scene) => one.prepare({ ...scene, match: live, fresh: () => live }),
  }));

/**
 * Returns the families of requests in a mixed load, in order. Together they cover everything that a server responds to.
 */
export const familiesOf = (live: LoopMatch): readonly LoopCase[] => [
  finds,
  everyMatch(`statistics of ${MATCHES} matches, JSON`, {}),
  everyMatch(`statistics of ${MATCHES} matches, CSV`, { Accept: 'text/csv' }),
  ...questions,
  ...judged,
  ...loopCases.filter((one) => !streamCases.includes(one)),
  ...replayed(live),
  fuzz,
];
