import { bases, countedBases, type Match } from '@goalsquare/engine';

/** How many bases there are. */
export const BASES = bases.length;

/** Peers keep periods and seconds in one number that grows with play. */
const PERIOD_TICKS = 100_000;

/** A moment of play as peers keep it. */
export const momentOf = (period: number, seconds: number): number => period * PERIOD_TICKS + seconds;

/** Members of a match that every peer reads, beside its contributions. */
export interface Meta {
  readonly persons: Int32Array;
  readonly homePlayers: number;
  readonly periodSeconds: Uint16Array;
}

/**
 * Contributions of one match's transactions to counted and summed bases, in order of play: the input of every peer.
 * Peers have no intervals of time.
 * **Shape**: columns of one length; `sides` 0 home, 1 away; `zones` 0 to 4 from own goal; `slots` number the persons,
 * home then away, and after them the two squads.
 */
export interface Contributions extends Meta {
  readonly moments: Int32Array;
  readonly sides: Uint8Array;
  readonly zones: Uint8Array;
  readonly slots: Uint8Array;
  readonly bases: Uint16Array;
  readonly amounts: Int16Array;
}

/** Period of a fact, from the first facts of every period. */
const periodAt = (periodStarts: Match['facts']['periodStarts'], fact: number): number =>
  periodStarts.findLastIndex((start) => start <= fact) + 1;

/** Reads the resolved contributions of a match off the engine's columns. */
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

/** The part of a match's contributions that a peer may keep without keeping the columns. */
export const metaOf = ({ persons, homePlayers, periodSeconds }: Meta): Meta => ({
  persons: persons.slice(),
  homePlayers,
  periodSeconds: periodSeconds.slice(),
});
