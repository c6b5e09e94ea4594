import type { World } from '@goalsquare/data';
import { progressOf, type MatchBrief } from '@goalsquare/engine';

const HOUR = 3_600_000;

/** Hours from one start to the next. */
export const EVERY_HOURS = 3;

/** From one start to the next. **Units**: milliseconds. */
const EVERY = EVERY_HOURS * HOUR;

/** How long before its start a match of the timetable answers, and how long after. **Units**: milliseconds. */
const BEFORE = EVERY;
const AFTER = 24 * HOUR;

/** Matches side by side: of men, and of women. */
const SIDE_BY_SIDE = [3, 1] as const;

/** Ids of the matches of the timetable are from this one on: so many for each start, which are counted from 1970. */
export const FIRST_TIMETABLE_ID = 800_000_000;
const IDS_A_SLOT = 8;

/** One more than the last of them. */
export const END_OF_TIMETABLE_IDS = 900_000_000;

/** A match of the timetable. **Units**: milliseconds. */
export interface TimetableMatch {
  readonly matchId: number;
  readonly replayOf: MatchBrief;
  readonly start: number;
  /** How much later than in the first match everything is. */
  readonly shift: number;
}

/** Matches that are set down to begin at one time. */
export interface Slot {
  readonly start: number;
  readonly matches: readonly TimetableMatch[];
}

/** Whether a match can be played again: it is complete, its periods are known, and when it began. */
const isReplayable = (brief: MatchBrief): boolean =>
  progressOf(brief) === 'Completed' && brief.clock !== undefined && brief.date?.utcMatchStart !== undefined;

/** The matches of the last season a league has enough of, by who plays. */
function candidatesOf(
  { leagues, season }: World,
  genders: readonly (string | undefined)[],
  enough: number,
): readonly MatchBrief[] {
  for (const { id: leagueId, levels } of leagues.filter(({ gender }) => genders.includes(gender))) {
    for (const { id: levelId, seasonIds } of levels) {
      for (const seasonId of [...seasonIds].reverse()) {
        const found = season(leagueId, levelId, seasonId)?.matches.filter(isReplayable) ?? [];
        if (found.length >= enough) return found;
      }
    }
  }
  return [];
}

/** Which matches are played again when: the same for the same world and instant, whoever asks. */
export class Timetable {
  readonly #candidates = new WeakMap<World, readonly (readonly MatchBrief[])[]>();

  constructor(private readonly world: () => World) {}

  /** The starts of the last day, the next one, and those of a day from then on. */
  slots(now: number): readonly Slot[] {
    const [first, last] = [Math.ceil((now - AFTER) / EVERY), Math.floor((now + AFTER) / EVERY)];
    return Array.from({ length: last - first + 1 }, (_, at) => this.#slot(first + at));
  }

  /** The match of the timetable an id names, while it answers. */
  find(matchId: number, now: number): TimetableMatch | undefined {
    if (matchId < FIRST_TIMETABLE_ID || matchId >= END_OF_TIMETABLE_IDS) return undefined;
    const { start, matches } = this.#slot(Math.floor((matchId - FIRST_TIMETABLE_ID) / IDS_A_SLOT));
    return now >= start - BEFORE && now < start + AFTER
      ? matches.find((match) => match.matchId === matchId)
      : undefined;
  }

  #slot(number: number): Slot {
    const start = number * EVERY;
    const all = this.#known().flatMap((candidates, kind) => {
      const count = Math.min(SIDE_BY_SIDE[kind] ?? 0, candidates.length);
      return Array.from(
        { length: count },
        (_, n) => candidates[(number * count + n) % candidates.length] as MatchBrief,
      );
    });
    return {
      start,
      matches: all.map((replayOf, n) => ({
        matchId: FIRST_TIMETABLE_ID + number * IDS_A_SLOT + n,
        replayOf,
        start,
        shift: start - Date.parse(replayOf.date?.utcMatchStart ?? ''),
      })),
    };
  }

  /** What can be played again, of men and of women; of those of whom it is not known, with the men. */
  #known(): readonly (readonly MatchBrief[])[] {
    const world = this.world();
    const known = this.#candidates.get(world) ?? [
      candidatesOf(world, ['1', '3', undefined], SIDE_BY_SIDE[0]),
      candidatesOf(world, ['2'], SIDE_BY_SIDE[1]),
    ];
    this.#candidates.set(world, known);
    return known;
  }
}
