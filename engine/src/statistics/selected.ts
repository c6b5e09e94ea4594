import { MOST_FACTS, type FactColumns } from '../columns/facts.js';
import type { Match } from '../match.js';
import type { Ask } from '../select/ask.js';
import { factRanges, timeWindows, type Ranges, type TimeWindow } from '../select/clock.js';
import { ALL_ZONES, keyTable, zoneBits } from '../select/zone.js';

/**
 * What a filter selects: facts in the ranges and time in the windows, if their key is set. `narrow` says that keys
 * leave something out, `whole` that no fact is left out.
 */
export interface Selected {
  readonly windows: readonly TimeWindow[] | undefined;
  readonly ranges: Ranges;
  readonly keys: Uint8Array;
  readonly narrow: boolean;
  readonly whole: boolean;
}

/** Ranges without the empty ones; one that begins where another ended is one with it. */
function joinedUp(ranges: Ranges): Ranges {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = joined.at(-1);
    if (from >= to) continue;
    if (last?.[1] === from) last[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}

/** Selects the facts of a question about players: those of the squad it names. **Throws** `WINDOW_CONFLICT`. */
export function selectPlayers(match: Match, ask: Ask): Selected {
  const bits = zoneBits(ask.zones);
  return selectKeys(match, timeWindows(match, ask), ask.team === 'away' ? 0 : bits, ask.team === 'home' ? 0 : bits);
}

/** Selects what lies in windows and in the zones of each side. */
export function selectKeys(
  { facts }: Match,
  windows: readonly TimeWindow[] | undefined,
  homeBits: number,
  awayBits: number,
): Selected {
  const joined = joinedUp(factRanges(facts, windows));
  const narrow = homeBits !== ALL_ZONES || awayBits !== ALL_ZONES;
  const whole = !narrow && joined.length === 1 && joined[0]?.[0] === 0 && joined[0][1] === facts.seconds.length;
  return { windows, ranges: joined, keys: keyTable(homeBits, awayBits), narrow, whole };
}

const marks = new Uint8Array(MOST_FACTS);

/** 1 for every fact in the ranges and 0 for every other, until the next call. */
export function marksOf({ seconds }: FactColumns, { ranges }: Selected): Uint8Array {
  marks.fill(0, 0, seconds.length);
  for (const [from, to] of ranges) marks.fill(1, from, to);
  return marks;
}
