import { pointsIn } from '@goalsquare/engine';
import type { ImportContext } from './context.js';
import type { Findings } from './findings.js';
import type { Scores } from './scores.js';
import type { ResultLogs } from './results-csv/logs.js';
import type { ResultRow } from './results-csv/rows.js';
import type { Fault } from '../log/fault.js';

/** A published ladder: the figures of each squad after a round. */
export interface Ladder {
  readonly file: string;
  readonly season: number | undefined;
  readonly round: number | undefined;
  readonly entries: readonly LadderEntry[];
}

/** The figures of a ladder that are compared. */
export const figures = ['played', 'wins', 'losses', 'draws', 'pointsFor', 'pointsAgainst'] as const;
export type Figure = (typeof figures)[number];
type Figures = Readonly<Record<Figure, number>>;

/** Maximum value of a figure in a ladder. */
export const MOST_FIGURE = 100_000;

/** A squad in a ladder. **Empty**: figures that are not in the file are absent. */
export interface LadderEntry extends Partial<Figures> {
  readonly squad: string;
  readonly placeOf: (figure: Figure) => Pick<Fault, 'line' | 'field'>;
}

/** A home-and-away match that was played, with the ids of its squads. */
interface PlayedMatch {
  readonly season: number;
  readonly round: number;
  readonly home: number;
  readonly away: number;
  readonly score: Scores;
}

/** Adds up the matches of a squad up to and including a round. */
function figuresOf(squad: number, { season, round = 99 }: Ladder, matches: readonly PlayedMatch[]): Figures {
  const sum = { played: 0, wins: 0, losses: 0, draws: 0, pointsFor: 0, pointsAgainst: 0 };
  for (const match of matches) {
    const isOf = match.season === season && match.round <= round && (match.home === squad || match.away === squad);
    if (!isOf) continue;
    const [own, other] = (match.home === squad ? (['home', 'away'] as const) : (['away', 'home'] as const)).map(
      (side) => pointsIn(match.score, side),
    ) as [number, number];
    sum.played += 1;
    sum.pointsFor += own;
    sum.pointsAgainst += other;
    sum[own > other ? 'wins' : own < other ? 'losses' : 'draws'] += 1;
  }
  return sum;
}

/**
 * Compares a ladder with the matches of the import and the folder. Reports figures that differ, and returns a summary
 * line. A squad with missing matches is not compared.
 */
export function comparedLadder(
  ladder: Ladder,
  matches: readonly PlayedMatch[],
  { squad }: Pick<ImportContext, 'squad'>,
  findings: Findings,
): string {
  let [compared, equal] = [0, 0];
  for (const entry of ladder.entries) {
    const own = figuresOf(squad(entry.squad).id, ladder, matches);
    if (own.played === 0 || (entry.played ?? own.played) !== own.played) continue;
    compared += 1;
    const different = figures.filter((figure) => (entry[figure] ?? own[figure]) !== own[figure]);
    if (different.length === 0) equal += 1;
    for (const figure of different)
      findings.add({
        file: ladder.file,
        ...entry.placeOf(figure),
        value: entry[figure],
        allowed: `${own[figure]}, from the matches of ${entry.squad}`,
        action: 'ladders are computed from matches',
      });
  }
  const after = ladder.round === undefined ? '' : ` after round ${ladder.round}`;
  return `${ladder.file}: ladder${after}: ${equal} of ${compared} squads as computed, ${ladder.entries.length - compared} not compared, because matches are missing`;
}

/** Returns the home-and-away matches of the import and the folder that have been played. */
export function playedMatches(
  rows: readonly ResultRow[],
  logOf: ResultLogs['logOf'],
  { folder, squad, identity }: ImportContext,
): readonly PlayedMatch[] {
  const imported = new Set<number>();
  const own = rows.flatMap((row): readonly PlayedMatch[] => {
    const header = logOf.get(row)?.header;
    if (header !== undefined) imported.add(header.id);
    const { seasonId: season, round, score, status, home, away } = row;
    return round === undefined || score === undefined || status === 'LIVE'
      ? []
      : [{ season, round, home: squad(home).id, away: squad(away).id, score }];
  });
  const stored = [...folder.logs.values()].flatMap(({ header, contents }): readonly PlayedMatch[] => {
    const { id, seasonId: season, roundNumber: round, type, home, away, leagueId, levelId } = header;
    const score = contents.officialScore;
    const isOther = leagueId !== identity.league.id || levelId !== identity.level.id;
    return isOther || imported.has(id) || type !== 'HA' || score === undefined
      ? []
      : [{ season, round, home: home.id, away: away.id, score }];
  });
  return [...own, ...stored];
}
