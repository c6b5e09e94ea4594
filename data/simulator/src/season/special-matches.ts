import { weeksLater } from '../fixture/start-time.js';
import type { PlannedMatch, PlannedRound, PlannedSeason, SeasonKey, SpecialMatch } from './planned-season.js';

interface Occurrence {
  readonly league: number;
  readonly level: PlannedSeason['level']['level'];
  readonly season: number;
  /**
   * Number of the round in the season, `PF` for the preliminary final, or `now` for the round at the world's current
   * time.
   */
  readonly round: number | 'PF' | 'now';
  /**
   * Number of the match in the round, counted from the end if negative, or `live` for the first that is well under way.
   */
  readonly match: number | 'live';
  readonly special: SpecialMatch;
}

/** The special matches. They are in early rounds, so that a world with few rounds has them too. */
export const specialMatches: readonly Occurrence[] = [
  { league: 1, level: 'SEN', season: 2025, round: 2, match: 2, special: { is: 'cancelled' } },
  {
    league: 1,
    level: 'SEN',
    season: 2025,
    round: 3,
    match: 1,
    special: { is: 'interrupted', period: 4, afterSeconds: 640, lastsSeconds: 2_160 },
  },
  { league: 1, level: 'SEN', season: 2025, round: 3, match: 2, special: { is: 'level' } },
  { league: 1, level: 'SEN', season: 2025, round: 'PF', match: 1, special: { is: 'level' } },
  { league: 1, level: 'SEN', season: 2025, round: 1, match: 2, special: { is: 'postponed' } },
  { league: 3, level: 'SEN', season: 2026, round: 'now', match: -1, special: { is: 'postponed' } },
  { league: 5, level: 'SEN', season: 2025, round: 2, match: 1, special: { is: 'cancelled' } },
  { league: 5, level: 'SEN', season: 2026, round: 'now', match: 'live', special: { is: 'suspended' } },
  {
    league: 12,
    level: 'RES',
    season: 2025,
    round: 1,
    match: 1,
    special: { is: 'abandoned', period: 3, afterSeconds: 700 },
  },
];

/** Range of minutes since the start in which a match counts as well under way. */
const UNDER_WAY = [50, 140] as const;

function isUnderWay({ start }: PlannedMatch, instant: string): boolean {
  const minutes = (Date.parse(instant) - Date.parse(start.utcMatchStart)) / 60_000;
  return minutes >= UNDER_WAY[0] && minutes <= UNDER_WAY[1];
}

function isMatch(
  match: PlannedMatch,
  round: readonly PlannedMatch[],
  wanted: Occurrence['match'],
  instant: string,
): boolean {
  if (wanted === 'live') return round.find((one) => isUnderWay(one, instant)) === match;
  return match.number === (wanted < 0 ? round.length + 1 + wanted : wanted);
}

function isRound(
  { part, number, code, thursday }: PlannedRound,
  wanted: Occurrence['round'],
  instant: string,
): boolean {
  if (wanted === 'PF') return code === 'PF';
  if (part !== 'main') return false;
  return wanted === 'now' ? thursday <= instant && instant < weeksLater(thursday, 1) : number === wanted;
}

/** Returns the special feature of a match in a round. **Empty**: `undefined` for most matches. */
export function specialOf(
  { league, level, season }: SeasonKey,
  match: PlannedMatch,
  round: readonly PlannedMatch[],
  instant: string,
): SpecialMatch | undefined {
  return specialMatches.find(
    (occurrence) =>
      occurrence.league === league.id &&
      occurrence.level === level.level &&
      occurrence.season === season.id &&
      isRound(match.round, occurrence.round, instant) &&
      isMatch(match, round, occurrence.match, instant),
  )?.special;
}

/** A penalty: from a round on, a club has this position on the ladder, whatever its points. */
export interface Penalty {
  readonly league: number;
  readonly level: Occurrence['level'];
  readonly season: number;
  /** Index of the club in its family. */
  readonly club: number;
  readonly fromRound: number;
  readonly position: number;
  readonly reason: string;
}

/** The penalties in the simulated world. */
export const penalties: readonly Penalty[] = [
  {
    league: 12,
    level: 'SEN',
    season: 2025,
    club: 1,
    fromRound: 3,
    position: 8,
    reason: 'Fielded a player who was not registered',
  },
];
