import type { LoopCase } from './cases.js';
import type { Scene } from './scene.js';
import type { Reply } from './target.js';

const inWords = ({ status, bytes, text }: Reply): string =>
  status === 200 ? `200, ${(bytes / 1e6).toFixed(2)} MB` : `${status} ${text.slice(-150)}`;

const parts = ['transactions', 'chains', 'rotations', 'shots', 'entries', 'stoppages', 'persons', 'metrics'] as const;
const codings = ['identity', 'gzip', 'br'] as const;
const csv = { Accept: 'text/csv' };

const ofMatch = (name: string, at: string, headers: Readonly<Record<string, string>> = {}): LoopCase => ({
  name,
  prepare: ({ target, fresh }: Scene) => {
    const path = `/v1/matches/${fresh()}/${at}`;
    return async () => inWords(await target.send(path, undefined, headers));
  },
});

const ofSeason = (name: string, at: string, headers: Readonly<Record<string, string>> = {}): LoopCase => ({
  name,
  prepare:
    ({ target, season }) =>
    async () =>
      inWords(await target.send(`${season}${at}`, undefined, headers)),
});

/** Everything that is read by GET, except statistics. */
export const readCases: readonly LoopCase[] = [
  ...parts.map((part) => ofMatch(`first ${part} of a match`, part)),
  ...parts.slice(0, -1).map((part) => ofMatch(`first ${part} of a match, CSV`, part, csv)),
  ...codings.map((coding) => ofMatch(`first transactions, ${coding}`, 'transactions', { 'Accept-Encoding': coding })),
  ofMatch('leaders of a match', 'statistics/leaders'),
  ofMatch('a match as it stood', 'statistics/players?asOf=Q3:12:30'),
  ofMatch('the transactions of a match as it stood', 'transactions?asOf=Q4:20:00'),
  ofSeason('fixture of a season', '/fixture'),
  ofSeason('fixture of a season, CSV', '/fixture', csv),
  ofSeason('ladder of a season', '/ladder'),
  ofSeason('squads of a season', '/squads'),
  {
    name: 'the ladder after each round',
    prepare:
      ({ target, season }) =>
      async () => {
        const replies = await Promise.all(
          Array.from({ length: 24 }, (_, n) => target.send(`${season}/ladder/${n + 1}`)),
        );
        return inWords(replies[0] as Reply);
      },
  },
  {
    name: 'the persons of each squad of a season',
    prepare: async ({ target, season }: Scene) => {
      const { squads } = await target.json<{ readonly squads: readonly { readonly id: number }[] }>(`${season}/squads`);
      return async () => {
        const replies = await Promise.all(squads.map(({ id }) => target.send(`${season}/squads/${id}/persons`)));
        return inWords(replies[0] as Reply);
      };
    },
  },
  ...[
    '/v1/metadata/metrics',
    '/v1/metadata/metrics/glossary',
    '/v1/metadata/models',
    '/openapi.json',
    '/openapi.yaml',
  ].map((path): LoopCase => ({
    name: path,
    prepare:
      ({ target }) =>
      async () =>
        inWords(await target.send(path)),
  })),
  {
    name: 'the glossary, CSV',
    prepare:
      ({ target }) =>
      async () =>
        inWords(await target.send('/v1/metadata/metrics/glossary', undefined, csv)),
  },
];
