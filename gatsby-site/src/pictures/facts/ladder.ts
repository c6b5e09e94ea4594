import type { SeasonSheet, SheetLeaders, SheetLine } from '../../seasons/season-sheet';

/** A season as pictures name it; `path` is that of its operations. */
export interface SeasonHead {
  readonly name: string;
  readonly path: string;
}

/** The head of a season. */
export const seasonHead = ({ league, level, season, name }: SeasonSheet): SeasonHead => ({
  name,
  path: `/v1/leagues/${league.id}/levels/${level.id}/seasons/${season}`,
});

/** A ladder as it stood after a round, its squads by name. */
export interface LadderTableFacts {
  readonly season: SeasonHead;
  readonly round: number;
  readonly lines: readonly SheetLine[];
}

/** The ladder of a season after a round, by default its last. **Throws** for a round the season has no ladder of. */
export function ladderTableOf(table: SeasonSheet, round?: number): LadderTableFacts {
  const ladder = round === undefined ? table.ladders.at(-1) : table.ladders.find((one) => one.round === round);
  if (ladder === undefined) throw new Error(`${table.name} has no ladder after round ${round ?? 'any'}`);
  return { season: seasonHead(table), round: ladder.round, lines: ladder.lines };
}

/**
 * Where each squad of a season stood after each round. **Shape**: squads in the order they finished; `positions[r]` is
 * after round r of `rounds`.
 */
export interface LadderMovementFacts {
  readonly season: SeasonHead;
  readonly rounds: readonly number[];
  readonly squads: readonly { readonly name: string; readonly positions: readonly number[] }[];
}

/** The positions of a season's squads by round. */
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

/** The best players of a season by a metric. */
export interface LeadersFacts {
  readonly season: SeasonHead;
  readonly leaders: SheetLeaders;
}

/** The best players of a season by a metric. **Throws** for a metric its sheet has no leaders of. */
export function leadersOf(table: SeasonSheet, code: string): LeadersFacts {
  const leaders = table.leaders[code];
  if (leaders === undefined)
    throw new Error(`${table.name} has no leaders by ${code}; it has ${Object.keys(table.leaders).join(', ')}`);
  return { season: seasonHead(table), leaders };
}
