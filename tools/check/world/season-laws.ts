import type { Season, World } from '@goalsquare/data';
import type { Match } from '@goalsquare/engine';

/** When and where a match was played. **Units**: milliseconds since 1970. */
export interface PlayedTime {
  readonly id: number;
  readonly venueId: number;
  readonly squadIds: readonly number[];
  /** Date at the ground. */
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

const DAY = 86_400_000;
/** Minimum number of days between two matches of a squad. */
const FEWEST_DAYS = 5;

/**
 * Lowest and highest weight in kilograms, and lowest and highest body mass index, by gender (1 men, 2 women) and age.
 */
const builds = {
  1: { senior: [60, 125, 19.2, 29.5], junior: [50, 115, 17.5, 28] },
  2: { senior: [46, 102, 18.2, 28.5], junior: [42, 95, 17.5, 27.5] },
} as const;
const juniorLevels: readonly string[] = ['U16', 'U18'];

/**
 * Returns when a match was played: until full time or, without it, until the last status change. **Empty**: `undefined`
 * if it was not played.
 */
export function playedTime(match: Match): PlayedTime | undefined {
  const { header, statuses } = match.details();
  const from = statuses.find(({ code }) => code === 'LIVE')?.utc;
  const to = (statuses.findLast(({ code }) => code === 'FT') ?? statuses.at(-1))?.utc;
  if (from === undefined || to === undefined || header.date?.startDate === undefined) return undefined;
  return {
    id: header.id,
    venueId: header.venue.id,
    squadIds: [header.home.id, header.away.id],
    date: header.date.startDate,
    from: Date.parse(from),
    to: Date.parse(to),
  };
}

const inOrder = (times: readonly PlayedTime[]): readonly PlayedTime[] => [...times].sort((a, b) => a.from - b.from);

/** Returns each match that began at a ground before the previous match there had ended. */
export function overlapsIn(times: readonly PlayedTime[]): readonly string[] {
  const before = new Map<number, PlayedTime>();
  return inOrder(times).flatMap((match) => {
    const earlier = before.get(match.venueId);
    if (earlier === undefined || match.to > earlier.to) before.set(match.venueId, match);
    return earlier !== undefined && match.from < earlier.to
      ? [`match ${match.id} began at ground ${match.venueId} before match ${earlier.id} had ended`]
      : [];
  });
}

/**
 * Returns each match of a squad less than five days after its previous one. Such matches are reported, but break no
 * law.
 */
export function shortBreaksIn(times: readonly PlayedTime[]): readonly string[] {
  const before = new Map<number, string>();
  return inOrder(times).flatMap(({ id, squadIds, date }) =>
    squadIds.flatMap((squadId) => {
      const earlier = before.get(squadId);
      before.set(squadId, date);
      const days = earlier === undefined ? Infinity : (Date.parse(date) - Date.parse(earlier)) / DAY;
      return days < FEWEST_DAYS ? [`match ${id}: squad ${squadId} has a break of ${days} days`] : [];
    }),
  );
}

/** Returns every season in a world. */
export const seasonsOf = (world: World): readonly Season[] =>
  world.leagues.flatMap(({ id, levels }) =>
    levels.flatMap((level) => level.seasonIds.flatMap((season) => world.season(id, level.id, season) ?? [])),
  );

type Player = Season['record']['squads'][number]['players'][number];

const playersOf = ({ record }: Season): readonly Player[] => record.squads.flatMap(({ players }) => players);

/** Returns each player of a season whose height and weight are not plausible. */
export function buildFaultsIn(season: Season): readonly string[] {
  const { league, level, id } = season.record;
  if (league.gender !== '1' && league.gender !== '2') return [];
  const [light, heavy, slim, stout] = builds[league.gender][juniorLevels.includes(level.code) ? 'junior' : 'senior'];
  return playersOf(season).flatMap(({ personId, heightCm, weightKg }) => {
    if (heightCm === undefined || weightKg === undefined) return [];
    const index = weightKg / (heightCm / 100) ** 2;
    return weightKg < light || weightKg > heavy || index < slim || index > stout
      ? [`person ${personId} of league ${league.id} ${level.code} in ${id}: ${heightCm} cm and ${weightKg} kg`]
      : [];
  });
}

/** Returns each player who has one of the given full names. */
export const namesakesIn = (season: Season, names: ReadonlySet<string>): readonly string[] =>
  playersOf(season).flatMap(({ personId, fullname }) =>
    fullname !== undefined && names.has(fullname.toLowerCase()) ? [`person ${personId}: ${fullname} is listed`] : [],
  );
