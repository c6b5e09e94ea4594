import type { Standing } from '@goalsquare/engine';

/** The score of a squad in a match. */
export interface SheetScore {
  readonly squad: string;
  readonly goals: number;
  readonly behinds: number;
  readonly points: number;
}

/** A finished match. **Units**: `margin` in points, home minus away. */
export interface SheetResult {
  readonly id: number;
  readonly round: number;
  readonly roundName: string;
  readonly date: string;
  readonly venue: string;
  readonly home: SheetScore;
  readonly away: SheetScore;
  readonly margin: number;
}

/** A squad's row on a ladder. **Empty**: no percentage until an opponent has scored. */
export interface SheetLine extends Standing {
  readonly position: number;
  readonly squadId: number;
  readonly squad: string;
  readonly percentage?: number;
}

/** The ladder after a round of the home-and-away season. */
export interface SheetLadder {
  readonly round: number;
  readonly lines: readonly SheetLine[];
}

/** One of the best players of a season in a metric. `place` has gaps after ties: 1, 1, 3. */
export interface SheetLeader {
  readonly place: number;
  readonly personId: number;
  readonly name: string;
  readonly squad: string;
  readonly value: number;
  readonly matches: number;
}

/**
 * Averages of a round of the home-and-away season. **Units**: points per squad and points of margin, to one decimal.
 */
export interface SheetRound {
  readonly round: number;
  readonly averagePoints: number;
  readonly averageMargin: number;
}

/** The best players of a season in a metric. */
export interface SheetLeaders {
  readonly code: string;
  readonly name: string;
  readonly lines: readonly SheetLeader[];
}

/** A squad's rise or fall on the ladder between a round and the last one. */
export interface SheetMove {
  readonly squad: string;
  readonly from: number;
  readonly to: number;
  readonly fromRound: number;
}

/**
 * Totals and averages of a season. **Units**: averages in points per match, to one decimal. **Empty**: no premier
 * before the Grand Final is over.
 */
export interface SheetSummary {
  readonly matches: number;
  readonly goals: number;
  readonly behinds: number;
  readonly averagePoints: number;
  readonly averageMargin: number;
  readonly homeWins: number;
  readonly awayWins: number;
  readonly draws: number;
  readonly withinSix: number;
  readonly premier?: string;
  readonly grandFinal?: SheetResult;
  readonly first: SheetLine;
  readonly riser: SheetMove;
  readonly faller: SheetMove;
  readonly closest: readonly SheetResult[];
  readonly widest: readonly SheetResult[];
  readonly highest: SheetResult;
}

/**
 * The facts of a sandbox season that pages show. `npm run generate -- seasons` writes them to
 * `facts/seasons/<league>-<level>-<season>.json`. **Shape**: a ladder for each finished home-and-away round; the last
 * one is the final ladder.
 */
export interface SeasonSheet {
  readonly league: { readonly id: number; readonly code: string; readonly name: string };
  readonly level: { readonly id: number; readonly name: string };
  readonly season: number;
  readonly name: string;
  readonly startDate: string;
  readonly squads: number;
  readonly summary: SheetSummary;
  readonly ladders: readonly SheetLadder[];
  readonly rounds: readonly SheetRound[];
  /** The best players, by metric code. */
  readonly leaders: Readonly<Record<string, SheetLeaders>>;
}

/**
 * The sandbox: its leagues, its edition, and its current instant. `npm run generate -- seasons` writes it to
 * `facts/seasons/world.json`.
 */
export interface WorldSheet {
  readonly edition: string;
  readonly instant: string;
  readonly leagues: readonly {
    readonly id: number;
    readonly name: string;
    readonly levels: readonly { readonly id: number; readonly name: string; readonly seasons: readonly number[] }[];
  }[];
}
