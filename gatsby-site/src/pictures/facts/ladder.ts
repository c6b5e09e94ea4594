import type { SeasonSheet, SheetLeaders, SheetLine } from '../../seasons/season-sheet';

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

/** A ladder after a round, with the names of its squads. */
export interface LadderTableFacts {
  readonly season: SeasonHead;
  readonly round: number;
  readonly lines: readonly SheetLine[];
}

/**
 * Returns the ladder of a season after a round, by default the last one. **Throws** if the season has no ladder after
 * the round.
 */
export function ladderTableOf(table: SeasonSheet, round?: number): LadderTableFacts {
  const ladder = round === undefined ? table.ladders.at(-1) : table.ladders.find((one) => one.round === round);
  if (ladder === undefined) throw new Error(`${table.name} has no ladder after round ${round ?? 'any'}`);
  return { season: seasonHead(table), round: ladder.round, lines: ladder.lines };
}

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

/** The best players of a season in a metric. */
export interface LeadersFacts {
  readonly season: SeasonHead;
  readonly leaders: SheetLeaders;
}

/** Returns the best players of a season in a metric. **Throws** if the season's facts do not cover the metric. */
export function leadersOf(table: SeasonSheet, code: string): LeadersFacts {
  const leaders = table.leaders[code];
  if (leaders === undefined)
    throw new Error(`${table.name} has no leaders by ${code}; it has ${Object.keys(table.leaders).join(', ')}`);
  return { season: seasonHead(table), leaders };
}
