import type { Target } from './target.js';

/** What cases ask for. */
export interface Scene {
  readonly target: Target;
  /** A complete match of the longest season. */
  readonly matchId: number;
  /** Path of the season with the most matches, such as `/v1/leagues/1/levels/1/seasons/2025`. */
  readonly season: string;
  /** Paths of all seasons. */
  readonly seasons: readonly string[];
  /** Returns a complete match that no case has asked for yet. */
  readonly fresh: () => number;
}

interface Identified {
  readonly id: number;
}

interface FixtureMatch extends Identified {
  readonly status: { readonly typeName: string };
}

interface Fixture {
  readonly phases: readonly { readonly rounds: readonly { readonly matches: readonly FixtureMatch[] }[] }[];
}

/** Returns the paths of all seasons. */
async function seasonsOf(target: Target): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const league of await target.json<readonly Identified[]>('/v1/leagues')) {
    const levels = `/v1/leagues/${league.id}/levels`;
    const list = await target.json<{ readonly levels: readonly Identified[] }>(levels);
    for (const level of list.levels) {
      const seasons = `${levels}/${level.id}/seasons`;
      for (const { id } of await target.json<readonly Identified[]>(seasons)) paths.push(`${seasons}/${id}`);
    }
  }
  return paths;
}

/** Finds the longest season of a server and its complete matches. */
export async function sceneOf(target: Target): Promise<Scene> {
  let season = '';
  let ids: readonly number[] = [];
  const others: number[] = [];
  const seasons = await seasonsOf(target);
  for (const path of seasons) {
    const { phases } = await target.json<Fixture>(`${path}/fixture`);
    const matches = phases.flatMap(({ rounds }) => rounds).flatMap((round) => round.matches);
    const complete = matches.filter(({ status }) => status.typeName === 'Completed').map(({ id }) => id);
    if (complete.length > ids.length) {
      others.push(...ids);
      [season, ids] = [path, complete];
    } else others.push(...complete);
  }
  const left = [...others, ...ids];
  const fresh = (): number => {
    const id = left.pop();
    if (id === undefined) throw new Error('there are not enough complete matches for all cases');
    return id;
  };
  return { target, matchId: fresh(), season, seasons, fresh };
}
