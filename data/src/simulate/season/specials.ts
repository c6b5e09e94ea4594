import { weeksLater } from '../fixture/start.js';
import type { PlannedMatch, PlannedSeason, SeasonOf } from './planned.js';

/** What is out of the ordinary about a match. **Units**: seconds of a period. */
export type Special =
  | { readonly is: 'cancelled' }
  /** Called off for good in the middle of a period. */
  | { readonly is: 'abandoned'; readonly period: number; readonly afterSeconds: number }
  /** Stopped for long in the middle of a period. */
  | {
      readonly is: 'interrupted';
      readonly period: number;
      readonly afterSeconds: number;
      readonly lastsSeconds: number;
    }
  /** Put off by some days, and played then if they have passed. */
  | { readonly is: 'postponed'; readonly days: number }
  /** Level at the end of the fourth quarter: a draw, or in a final extra time. */
  | { readonly is: 'level' }
  /** Stopped for lightning while the world is looked at. */
  | { readonly is: 'suspended' };

interface Occasion {
  readonly league: number;
  readonly level: PlannedSeason['level']['level'];
  readonly season: number;
  /** Of the season; or which of the finals; or the round at the instant of the world. */
  readonly round: number | 'PF' | 'now';
  /** From the last where below 0; or the first that is well under way at the instant of the world. */
  readonly place: number | 'live';
  readonly special: Special;
}

/** THE matches out of the ordinary. They are in early rounds, so that a world of a few rounds has them too. */
export const occasions: readonly Occasion[] = [
  { league: 1, level: 'SEN', season: 2025, round: 2, place: 2, special: { is: 'cancelled' } },
  {
    league: 1,
    level: 'SEN',
    season: 2025,
    round: 3,
    place: 1,
    special: { is: 'interrupted', period: 4, afterSeconds: 640, lastsSeconds: 2_160 },
  },
  { league: 1, level: 'SEN', season: 2025, round: 3, place: 2, special: { is: 'level' } },
  { league: 1, level: 'SEN', season: 2025, round: 'PF', place: 1, special: { is: 'level' } },
  { league: 1, level: 'SEN', season: 2025, round: 1, place: 2, special: { is: 'postponed', days: 4 } },
  { league: 3, level: 'SEN', season: 2026, round: 'now', place: -1, special: { is: 'postponed', days: 24 } },
  { league: 5, level: 'SEN', season: 2025, round: 2, place: 1, special: { is: 'cancelled' } },
  { league: 5, level: 'SEN', season: 2026, round: 'now', place: 'live', special: { is: 'suspended' } },
  {
    league: 12,
    level: 'RES',
    season: 2025,
    round: 1,
    place: 1,
    special: { is: 'abandoned', period: 3, afterSeconds: 700 },
  },
];

/** How far a match must be to be well under way. **Units**: minutes since its start. */
const UNDER_WAY = [50, 140] as const;

function isUnderWay({ start }: PlannedMatch, instant: string): boolean {
  const minutes = (Date.parse(instant) - Date.parse(start.utcMatchStart)) / 60_000;
  return minutes >= UNDER_WAY[0] && minutes <= UNDER_WAY[1];
}

function isPlace(
  match: PlannedMatch,
  round: readonly PlannedMatch[],
  wanted: Occasion['place'],
  instant: string,
): boolean {
  if (wanted === 'live') return round.find((one) => isUnderWay(one, instant)) === match;
  return match.place === (wanted < 0 ? round.length + 1 + wanted : wanted);
}

/** Whether a round is the one at an instant: it began in the week before. */
const isNow = ({ thursday }: PlannedMatch['round'], instant: string): boolean =>
  thursday <= instant && instant < weeksLater(thursday, 1);

const isRound = (
  { part, number, code, ...round }: PlannedMatch['round'],
  wanted: Occasion['round'],
  instant: string,
): boolean =>
  wanted === 'PF'
    ? code === 'PF'
    : part === 'main' && (wanted === 'now' ? isNow({ part, number, code, ...round }, instant) : number === wanted);

/** What is out of the ordinary about a match, one of a round, in the world at an instant. **Empty**: nothing is. */
export function specialOf(
  { league, level, season }: SeasonOf,
  match: PlannedMatch,
  round: readonly PlannedMatch[],
  instant: string,
): Special | undefined {
  return occasions.find(
    (occasion) =>
      occasion.league === league.id &&
      occasion.level === level.level &&
      occasion.season === season.id &&
      isRound(match.round, occasion.round, instant) &&
      isPlace(match, round, occasion.place, instant),
  )?.special;
}

/** A penalty: a place on the ladder a club is given from a round on, whatever its points. */
export interface Penalty {
  readonly league: number;
  readonly level: Occasion['level'];
  readonly season: number;
  /** Place of the club in its family, from 0. */
  readonly club: number;
  readonly fromRound: number;
  readonly position: number;
  readonly reason: string;
}

/** THE penalties. */
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
