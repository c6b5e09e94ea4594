import type { Fixture, League, LeagueLevel } from '@goalsquare/openapi';
import type { Api } from './api.js';

/** Chooses a number of completed matches, taking leagues and seasons in turn. */
export async function matchesOf({ read }: Api, count: number): Promise<readonly number[]> {
  const leagues = await read<readonly League[]>('/v1/leagues');
  const bySeason: (readonly number[])[] = [];
  for (const { id } of leagues) {
    const { levels } = await read<LeagueLevel>(`/v1/leagues/${id}/levels`);
    for (const level of levels) {
      const path = `/v1/leagues/${id}/levels/${level.id}/seasons`;
      for (const season of await read<readonly { readonly id: number }[]>(path))
        bySeason.push(playedIn(await read<Fixture>(`${path}/${season.id}/fixture`)));
    }
  }
  const rounds = Math.max(...bySeason.map((matches) => matches.length));
  return Array.from({ length: rounds }, (_, round) => bySeason.flatMap((matches) => matches.at(-1 - round) ?? []))
    .flat()
    .slice(0, count);
}

/** Returns the ids of the completed matches in a fixture. */
const playedIn = ({ phases }: Fixture): readonly number[] =>
  phases
    .flatMap(({ rounds }) => rounds)
    .flatMap(({ matches }) => matches)
    .filter(({ status }) => status.typeName === 'Completed')
    .map(({ id }) => id);
