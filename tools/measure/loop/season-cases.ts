import { requests, type LoopCase } from './case.js';
import type { Scene } from './scene.js';

const csv = { Accept: 'text/csv' };

/** Paths of GET requests for a season, below the path of the season. */
const lists = ['fixture', 'ladder', 'squads', 'conferences'] as const;

/** Returns the paths of the players of every squad in some seasons. */
async function personPaths({ target }: Scene, seasons: readonly string[]): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const season of seasons) {
    const { squads } = await target.json<{ readonly squads: readonly { readonly id: number }[] }>(`${season}/squads`);
    paths.push(...squads.map(({ id }) => `${season}/squads/${id}/persons`));
  }
  return paths;
}

const ofSeasons =
  (list: string) =>
  ({ seasons }: Scene): readonly string[] =>
    seasons.map((season) => `${season}${list}`);

/** Cases with documents that are built when they are first requested. They run first, and only once. */
export const coldCases: readonly LoopCase[] = [
  requests('first documents of the contract', {
    to: () => ['/openapi.yaml', '/openapi.json', '/tables.json'],
    once: true,
  }),
  requests('first metadata', {
    to: () => ['/v1/metadata/metrics', '/v1/metadata/metrics/glossary', '/v1/metadata/models', '/v1/positiontypes'],
    once: true,
  }),
  requests('first season lists of all leagues', { to: ofSeasons(''), once: true }),
  ...lists.map((list) => requests(`first ${list} of all seasons`, { to: ofSeasons(`/${list}`), once: true })),
  requests('first lists of persons, for all squads and seasons', {
    to: (scene) => personPaths(scene, scene.seasons),
    once: true,
  }),
];

/** Cases with GET requests for seasons and documents. */
export const seasonReadCases: readonly LoopCase[] = [
  requests('fixture of a season', { to: '{season}/fixture' }),
  requests('fixture of a season, CSV', { to: '{season}/fixture', headers: csv }),
  requests('ladder of a season', { to: '{season}/ladder' }),
  requests('squads of a season', { to: '{season}/squads' }),
  requests('fixtures of all seasons, CSV', { to: ofSeasons('/fixture'), headers: csv }),
  requests('ladders of all seasons, CSV', { to: ofSeasons('/ladder'), headers: csv }),
  requests('the ladder after each round', {
    to: ({ season }) => Array.from({ length: 24 }, (_, n) => `${season}/ladder/${n + 1}`),
  }),
  requests('the persons of each squad of a season', { to: (scene) => personPaths(scene, [scene.season]) }),
  ...[
    '/v1/metadata/metrics',
    '/v1/metadata/metrics/glossary',
    '/v1/metadata/models',
    '/openapi.json',
    '/openapi.yaml',
  ].map((path) => requests(path, { to: path })),
  requests('the glossary, CSV', { to: '/v1/metadata/metrics/glossary', headers: csv }),
];
