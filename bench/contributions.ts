import { bases, countedBases, type Match } from '@goalsquare/engine';

/** Number of bases. */
export const BASES = bases.length;

/** Factor of the period in a moment, which peers store as one number that increases during play. */
const PERIOD_TICKS = 100_000;

/** Returns a moment of play as peers store it. */
export const momentOf = (period: number, seconds: number): number => period * PERIOD_TICKS + seconds;

/** Members of a match that every peer reads, besides its contributions. */
export interface Meta {
  readonly persons: Int32Array;
  readonly homePlayers: number;
  readonly periodSeconds: Uint16Array;
}

/**
 * Contributions of one match's transactions to counted and summed bases, in order of play. All peers load them. Peers
 * do not store time intervals. **Shape**: columns of equal length. `sides`: 0 is home, 1 is away. `zones`: 0 to 4,
 * starting at the squad's own goal. `slots`: persons of the home squad, persons of the away squad, then both squads.
 */
export interface Contributions extends Meta {
  readonly moments: Int32Array;
  readonly sides: Uint8Array;
  readonly zones: Uint8Array;
  readonly slots: Uint8Array;
  readonly bases: Uint16Array;
  readonly amounts: Int16Array;
}

/** Returns the period of a fact. `periodStarts` contains the first fact of each period. */
const periodAt = (periodStarts: Match['facts']['periodStarts'], fact: number): number =>
  periodStarts.findLastIndex((start) => start <= fact) + 1;

/** Reads the contributions of a match from the engine's columns. */
export function contributionsOf({ facts, persons, homePlayers, periodSeconds }: Match): Contributions {
  const { postings, postingStarts, amounts, factSlots, keys, seconds, periodStarts } = facts;
  const firstAmount = postingStarts[countedBases] ?? 0;
  const all = bases.flatMap(({ index: base, kind }) => {
    const [from, to] = [postingStarts[base] ?? 0, postingStarts[base + 1] ?? 0];
    return Array.from({ length: to - from }, (_, n) => {
      const fact = postings[from + n] ?? 0;
      return {
        fact,
        base,
        key: keys[fact] ?? 0,
        slot: factSlots[fact] ?? 0,
        amount: kind === 'summed' ? (amounts[from + n - firstAmount] ?? 0) : 1,
      };
    });
  });
  all.sort((a, b) => a.fact - b.fact);
  return {
    persons,
    homePlayers,
    periodSeconds,
    moments: Int32Array.from(all, ({ fact }) => momentOf(periodAt(periodStarts, fact), seconds[fact] ?? 0)),
    sides: Uint8Array.from(all, ({ key }) => Math.floor(key / 5)),
    zones: Uint8Array.from(all, ({ key }) => key % 5),
    slots: Uint8Array.from(all, ({ slot }) => slot),
    bases: Uint16Array.from(all, ({ base }) => base),
    amounts: Int16Array.from(all, ({ amount }) => amount),
  };
}

/** Copies the members of a match that a peer keeps, so that the engine's columns can be freed. */
export const metaOf = ({ persons, homePlayers, periodSeconds }: Meta): Meta => ({
  persons: persons.slice(),
  homePlayers,
  periodSeconds: periodSeconds.slice(),
});
