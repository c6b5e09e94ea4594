import type { SeasonSheet } from '../../seasons/season-sheet';

/** A season as pictures name it. `path` is the start of the paths of its operations. */
export interface SeasonHead {
  readonly name: string;
  readonly path: string;
}

/** Returns a season as pictures name it. */
export const seasonHead = ({ league, level, season, name }: SeasonSheet): SeasonHead => ({
  name,
  path: `/v1/leagues/${league.id}/levels/${level.id}/seasons/${season}`,
});

/**
 * The positions of squads after each round. **Shape**: squads are in the order of the final ladder; `positions[i]` is
 * after round `rounds[i]`.
 */
export interface LadderMovementFacts {
  readonly season: SeasonHead;
  readonly rounds: readonly number[];
  readonly squads: readonly { readonly name: string; readonly positions: readonly number[] }[];
}

/** Returns each squad's position after each round of a season. */
export function ladderMovementOf(table: SeasonSheet): LadderMovementFacts {
  const last = table.ladders.at(-1)?.lines ?? [];
  return {
    season: seasonHead(table),
    rounds: table.ladders.map(({ round }) => round),
    squads: last.map(({ squad }) => ({
      name: squad,
      positions: table.ladders.map(({ lines }) => lines.find((line) => line.squad === squad)?.position ?? 0),
    })),
  };
}
