import type { World } from '@goalsquare/data';
import { progressOf, type MatchBrief } from '@goalsquare/engine';

const HOUR = 3_600_000;

/** Number of hours between two starts in the timetable. */
export const INTERVAL_HOURS = 3;

/** The time between starts. */
const INTERVAL_MS = INTERVAL_HOURS * HOUR;

/** How long a timetable match exists before and after its start. **Units**: milliseconds. */
const BEFORE = INTERVAL_MS;
const AFTER = 24 * HOUR;

/** Number of men's and women's matches that start together. */
const SIDE_BY_SIDE = [3, 1] as const;

/**
 * Lowest id of a timetable match. Each start time has a block of ids of its own. Blocks are numbered from the Unix
 * epoch.
 */
export const FIRST_TIMETABLE_ID = 800_000_000;
const IDS_PER_SLOT = 8;

/** End of the ids of timetable matches, exclusive. */
export const END_OF_TIMETABLE_IDS = 900_000_000;

/** A match in the timetable. **Units**: milliseconds. */
export interface TimetableMatch {
  readonly matchId: number;
  readonly replayOf: MatchBrief;
  readonly start: number;
  /** The difference from the times of the original match. */
  readonly shift: number;
}

/** Matches that start at the same time. */
export interface Slot {
  readonly start: number;
  readonly matches: readonly TimetableMatch[];
}

/** Whether a match can be replayed: it is complete, and its periods and start are known. */
const isReplayable = (brief: MatchBrief): boolean =>
  progressOf(brief) === 'Completed' && brief.clock !== undefined && brief.date?.utcMatchStart !== undefined;

/**
 * Returns the replayable matches of the latest season that has enough of them. Searches the levels of leagues with
 * these genders in turn.
 */
function candidatesOf(
  { leagues, season }: World,
  genders: readonly (string | undefined)[],
  enough: number,
): readonly MatchBrief[] {
  for (const { id: leagueId, levels } of leagues.filter(({ gender }) => genders.includes(gender))) {
    for (const { id: levelId, seasonIds } of levels) {
      for (const seasonId of [...seasonIds].reverse()) {
        const matches = season(leagueId, levelId, seasonId)?.matches.filter(isReplayable) ?? [];
        if (matches.length >= enough) return matches;
      }
    }
  }
  return [];
}

/** The timetable of public replays: a pure function of the world and the instant. */
export class Timetable {
  readonly #candidates = new WeakMap<World, readonly (readonly MatchBrief[])[]>();

  constructor(private readonly world: () => World) {}

  /** Returns the slots that start within the last or the next 24 hours. */
  slots(now: number): readonly Slot[] {
    const [first, last] = [Math.ceil((now - AFTER) / INTERVAL_MS), Math.floor((now + AFTER) / INTERVAL_MS)];
    return Array.from({ length: last - first + 1 }, (_, at) => this.#slot(first + at));
  }

  /** Returns the timetable match with an id, while it exists. */
  find(matchId: number, now: number): TimetableMatch | undefined {
    if (matchId < FIRST_TIMETABLE_ID || matchId >= END_OF_TIMETABLE_IDS) return undefined;
    const { start, matches } = this.#slot(Math.floor((matchId - FIRST_TIMETABLE_ID) / IDS_PER_SLOT));
    return now >= start - BEFORE && now < start + AFTER
      ? matches.find((match) => match.matchId === matchId)
      : undefined;
  }

  #slot(number: number): Slot {
    const start = number * INTERVAL_MS;
    const all = this.#candidatesNow().flatMap((candidates, kind) => {
      const count = Math.min(SIDE_BY_SIDE[kind] ?? 0, candidates.length);
      return Array.from(
        { length: count },
        (_, n) => candidates[(number * count + n) % candidates.length] as MatchBrief,
      );
    });
    return {
      start,
      matches: all.map((replayOf, n) => ({
        matchId: FIRST_TIMETABLE_ID + number * IDS_PER_SLOT + n,
        replayOf,
        start,
        shift: start - Date.parse(replayOf.date?.utcMatchStart ?? ''),
      })),
    };
  }

  /**
   * Returns the matches that can be replayed: those of men's and mixed leagues and leagues of unknown gender, and those
   * of women's leagues.
   */
  #candidatesNow(): readonly (readonly MatchBrief[])[] {
    const world = this.world();
    const candidates = this.#candidates.get(world) ?? [
      candidatesOf(world, ['1', '3', undefined], SIDE_BY_SIDE[0]),
      candidatesOf(world, ['2'], SIDE_BY_SIDE[1]),
    ];
    this.#candidates.set(world, candidates);
    return candidates;
  }
}
