import type { Match, MatchDetails } from '../match.js';
import type { FactColumns } from './facts.js';
import type { TransactionColumns } from './transactions.js';

/** A numeric column of any type that the engine uses. */
export type Column = Int32Array | Uint16Array | Int16Array | Uint8Array;

/**
 * Type of every column that queries read. The compact form stores columns in this order: widest first, so that each is
 * aligned.
 */
export const columnKinds = {
  persons: Int32Array,
  intervalStarts: Int32Array,
  intervalEnds: Int32Array,
  periodStarts: Uint16Array,
  postingStarts: Uint16Array,
  periodSeconds: Uint16Array,
  intervalSeconds: Uint16Array,
  seconds: Uint16Array,
  factRows: Uint16Array,
  postings: Uint16Array,
  amounts: Int16Array,
  factXs: Int16Array,
  factYs: Int16Array,
  boxScore: Int16Array,
  factSlots: Uint8Array,
  keys: Uint8Array,
  factReceivers: Uint8Array,
  intervalSlots: Uint8Array,
  intervalKeys: Uint8Array,
} as const;

/** Type of every transaction column, widest first. */
export const transactionKinds = {
  ids: Int32Array,
  seconds: Uint16Array,
  xs: Int16Array,
  ys: Int16Array,
  sequences: Uint8Array,
  codes: Uint8Array,
  periods: Uint8Array,
  sides: Uint8Array,
  slots: Uint8Array,
  zones: Uint8Array,
  flags: Uint8Array,
} as const satisfies Record<keyof TransactionColumns, unknown>;

/** A column over any buffer, so that data read from disk can be used without copying. */
type Shared<C> = C extends Int32Array
  ? Int32Array
  : C extends Uint16Array
    ? Uint16Array
    : C extends Int16Array
      ? Int16Array
      : Uint8Array;

/** Columns of given types, by name. */
export type ColumnsOf<K> = {
  readonly [N in keyof K]: Shared<K[N] extends abstract new (...args: never) => infer C ? C : never>;
};

/** Every column of a match that queries read. */
export type MatchColumns = ColumnsOf<typeof columnKinds>;

/** The parts of a match: numbers, columns, details. A compact form stores these. */
export interface MatchParts {
  readonly id: number;
  readonly revision: number;
  readonly homePlayers: number;
  readonly lacks: number;
  readonly columns: MatchColumns;
  readonly details: () => MatchDetails;
}

/** Returns the parts of a match, without copying. */
export function partsOf({ persons, periodSeconds, boxScore, facts, intervals, ...match }: Match): MatchParts {
  const { slots, ...walked } = facts;
  return { ...match, columns: { persons, periodSeconds, boxScore, ...walked, ...intervals } };
}

/** Returns a match from its parts, without copying. */
export function matchFromParts({ columns, ...match }: MatchParts): Match {
  const {
    persons,
    periodSeconds,
    boxScore,
    intervalStarts,
    intervalEnds,
    intervalSeconds,
    intervalSlots,
    intervalKeys,
    ...walked
  } = columns;
  const facts: FactColumns = { slots: persons.length + 2, ...walked };
  const intervals = { intervalStarts, intervalEnds, intervalSeconds, intervalSlots, intervalKeys };
  return { ...match, persons, periodSeconds, boxScore, facts, intervals };
}
