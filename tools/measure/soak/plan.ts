import { sandboxMatch } from '@goalsquare/simulator';
import { instantsOf, retimed, type MatchLog } from '@goalsquare/engine';

/** How large a soak is. */
export interface Soak {
  readonly matches: number;
  readonly clients: number;
  /** Requests a second. */
  readonly rate: number;
  /** How much faster than they were the matches are played. */
  readonly speed: number;
  /** Entries of each log that are played. */
  readonly entries: number;
}

/** A match that is to be played. */
export interface PlannedMatch {
  readonly log: MatchLog;
  /** When each entry is due, from the start. **Units**: milliseconds. */
  readonly due: readonly number[];
}

/** Matches of the sandbox that are played, men's and women's. */
const chosen = [110510101, 310510101] as const;

/**
 * Longest that is waited for an entry, before the match is played faster: breaks between quarters. **Units**:
 * milliseconds of play.
 */
const LONGEST_GAP = 60_000;

/** Ids of the matches of a soak. */
const FIRST_ID = 7001;

function dueOf(log: MatchLog, speed: number): readonly number[] {
  const instants = instantsOf(log);
  let due = 0;
  return log.entries.map((_, at) => {
    const gap = (instants[at] ?? 0) - (instants[at - 1] ?? instants[at] ?? 0);
    due += Math.min(LONGEST_GAP, Number.isFinite(gap) ? gap : 0) / speed;
    return due;
  });
}

const shortened = ({ header, entries }: MatchLog, most: number): MatchLog => ({
  header,
  entries: entries.slice(0, most),
});

/** Returns the matches of an hour of a soak, the same in each process. Each hour has other ids. */
export function planOf({ matches, speed, entries }: Soak, hour = 0): readonly PlannedMatch[] {
  const logs = chosen.map((id) => {
    const log = sandboxMatch(id);
    if (log === undefined) throw new Error(`the sandbox has no match ${id}`);
    return shortened(log, entries);
  });
  return Array.from({ length: matches }, (_, at) => {
    const log = logs[at % logs.length] as MatchLog;
    return {
      log: retimed(log, { id: FIRST_ID + hour * matches + at, start: instantsOf(log)[0] ?? 0, pace: 1 }),
      due: dueOf(log, speed),
    };
  });
}
