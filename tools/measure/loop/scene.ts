import type { Target } from '../target.js';

/** A match and one of its squads. */
export interface LoopMatch {
  readonly matchId: number;
  readonly squadId: number;
}

/** Ids that cases request. */
export interface Scene {
  readonly target: Target;
  /** A complete match of the longest season. */
  readonly match: LoopMatch;
  /** Path of the season with the most matches, such as `/v1/leagues/1/levels/1/seasons/2025`. */
  readonly season: string;
  /** Paths of all seasons. */
  readonly seasons: readonly string[];
  /** Returns a complete match that no case has read yet. An endless scene starts over after the last one. */
  readonly fresh: () => LoopMatch;
}

interface Identified {
  readonly id: number;
}

interface FixtureMatch extends Identified {
  readonly status: { readonly typeName: string };
  readonly squads: { readonly home: Identified };
}

interface Fixture {
  readonly phases: readonly { readonly rounds: readonly { readonly matches: readonly FixtureMatch[] }[] }[];
}

/** Returns the paths of all seasons. */
async function seasonsOf(target: Target): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const league of await target.json<readonly Identified[]>('/v1/leagues')) {
    const levels = `/v1/leagues/${league.id}/levels`;
    for (const level of (await target.json<{ readonly levels: readonly Identified[] }>(levels)).levels) {
      const seasons = `${levels}/${level.id}/seasons`;
      for (const { id } of await target.json<readonly Identified[]>(seasons)) paths.push(`${seasons}/${id}`);
    }
  }
  return paths;
}

/**
 * Finds the server's longest season and the complete matches of all seasons. `fresh` returns the matches one by one,
 * those of the longest season first. After the last match it calls `repeat` and starts over.
 */
export async function sceneOf(target: Target, repeat: () => void = () => undefined): Promise<Scene> {
  let season = '';
  let longest: readonly LoopMatch[] = [];
  const others: LoopMatch[] = [];
  const seasons = await seasonsOf(target);
  for (const path of seasons) {
    const { phases } = await target.json<Fixture>(`${path}/fixture`);
    const complete = phases
      .flatMap(({ rounds }) => rounds)
      .flatMap(({ matches }) => matches)
      .filter(({ status }) => status.typeName === 'Completed')
      .map(({ id, squads }) => ({ matchId: id, squadId: squads.home.id }));
    if (complete.length > longest.length) {
      others.push(...longest);
      [season, longest] = [path, complete];
    } else others.push(...complete);
  }
  const all = [...others, ...longest];
  const left = [...all];
  const fresh = (): LoopMatch => {
    if (left.length === 0) {
      repeat();
      left.push(...all);
    }
    const match = left.pop();
    if (match === undefined) throw new Error('no match is complete');
    return match;
  };
  return { target, match: fresh(), season, seasons, fresh };
}
