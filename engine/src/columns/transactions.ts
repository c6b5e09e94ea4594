import type { Direction, GroundSize } from '../ground/points.js';
import { physicalZoneOf } from '../ground/zones.js';
import type { Transaction } from '../log/entry.js';
import type { MatchHeader } from '../log/header.js';
import type { Feature } from '../vocabulary/features.js';
import type { Role } from '../vocabulary/roles.js';
import { NO_SIDE, sides } from '../vocabulary/sides.js';
import { transactionCodes } from '../vocabulary/transactions.js';

/** Bits of the `flags` column. */
export const rowFlags = { located: 1, inside50: 2, shot: 4, gain: 8, wonByHome: 16, wonByAway: 32, chance: 64 } as const;

/** Column value of a row without a person. */
export const NO_SLOT = 255;

/** Members of a transaction that few rows have and no filter touches. */
export type Extras = Pick<Transaction, 'kicking' | 'pressure' | 'details' | 'onPersonId' | 'role' | 'opponentId'>;

/**
 * THE columns of a match's transactions, in order of play: period, second, id, sequence.
 * **Units**: seconds in the period; `xs`, `ys` tenths of a metre from the centre, +x to the right in every period.
 * `zones` are physical (0 L50, 1 LM, 3 RM, 4 R50); a row without a location has the zone of the last one that had one.
 * `slots` number the persons of the header, home then away.
 */
export interface TransactionColumns {
  readonly ids: Int32Array;
  readonly sequences: Uint8Array;
  readonly codes: Uint8Array;
  readonly periods: Uint8Array;
  readonly seconds: Uint16Array;
  readonly sides: Uint8Array;
  readonly slots: Uint8Array;
  readonly xs: Int16Array;
  readonly ys: Int16Array;
  readonly zones: Uint8Array;
  readonly flags: Uint8Array;
}

/** Order of play. */
export const inPlay = (a: Transaction, b: Transaction): number =>
  a.period - b.period || a.periodSeconds - b.periodSeconds || a.id - b.id || (a.sequence ?? 1) - (b.sequence ?? 1);

function flagsOf(transaction: Transaction): number {
  return (
    (transaction.x === undefined ? 0 : rowFlags.located) |
    (transaction.inside50 ? rowFlags.inside50 : 0) |
    (transaction.shot ? rowFlags.shot : 0) |
    (transaction.gain ? rowFlags.gain : 0) |
    (transaction.chance ? rowFlags.chance : 0) |
    (transaction.wonBy === 'home' ? rowFlags.wonByHome : transaction.wonBy === 'away' ? rowFlags.wonByAway : 0)
  );
}

const extraMembers = ['kicking', 'pressure', 'details', 'onPersonId', 'role', 'opponentId'] as const satisfies readonly (keyof Extras)[];

function extrasOf(transaction: Transaction): Extras | undefined {
  const present = extraMembers.filter((member) => transaction[member] !== undefined);
  return present.length === 0 ? undefined : Object.fromEntries(present.map((member) => [member, transaction[member]]));
}

/** Lays transactions out in columns. **Empty**: columns of length 0. */
export function transactionColumns(
  transactions: readonly Transaction[],
  header: MatchHeader,
): { readonly columns: TransactionColumns; readonly extras: ReadonlyMap<number, Extras> } {
  const rows = [...transactions].sort(inPlay);
  const size = rows.length;
  const slotOf = new Map([...header.home.players, ...header.away.players].map((player, slot) => [player.personId, slot]));
  const codeOf = new Map(transactionCodes.map((code, index) => [code, index]));
  const columns: TransactionColumns = {
    ids: new Int32Array(size), sequences: new Uint8Array(size), codes: new Uint8Array(size), periods: new Uint8Array(size),
    seconds: new Uint16Array(size), sides: new Uint8Array(size), slots: new Uint8Array(size), xs: new Int16Array(size),
    ys: new Int16Array(size), zones: new Uint8Array(size), flags: new Uint8Array(size),
  };
  const extras = new Map<number, Extras>();
  const tolerance = (header.resolutionMetres ?? 0) / 2;
  let [x, y, period] = [0, 0, 0];
  rows.forEach((row, at) => {
    if (row.x !== undefined && row.y !== undefined) [x, y] = [row.x, row.y];
    else if (row.period !== period) [x, y] = [0, 0];
    period = row.period;
    columns.ids[at] = row.id;
    columns.sequences[at] = row.sequence ?? 1;
    columns.codes[at] = codeOf.get(row.code) ?? 0;
    columns.periods[at] = row.period;
    columns.seconds[at] = row.periodSeconds;
    columns.sides[at] = row.side === undefined ? NO_SIDE : sides.indexOf(row.side);
    columns.slots[at] = row.personId === undefined ? NO_SLOT : (slotOf.get(row.personId) ?? NO_SLOT);
    columns.xs[at] = Math.round(x * 10);
    columns.ys[at] = Math.round(y * 10);
    columns.zones[at] = physicalZoneOf({ x, y }, header.venue, tolerance);
    columns.flags[at] = flagsOf(row);
    const extra = extrasOf(row);
    if (extra !== undefined) extras.set(at, extra);
  });
  return { columns, extras };
}

/** Where a match is played and which way, as the folds need it. */
export interface Setting {
  readonly ground: GroundSize;
  readonly homeFirst: Direction;
  readonly toleranceMetres: number;
  readonly chainsMarked: boolean;
  readonly homePlayers: number;
  readonly players: number;
  /** Slots on the ground at the first bounce; empty when the source lacks rotations. */
  readonly starters: readonly number[];
  /** Role of each slot at the first bounce, where the header names one. */
  readonly rolesAtStart: readonly (Role | undefined)[];
  /** What the source does not capture. */
  readonly lacks: ReadonlySet<Feature>;
}

/** The setting a header describes. */
export function settingOf(header: MatchHeader): Setting {
  const players = [...header.home.players, ...header.away.players];
  return {
    ground: header.venue,
    homeFirst: header.homeFirstDirection ?? 'Right',
    toleranceMetres: (header.resolutionMetres ?? 0) / 2,
    chainsMarked: header.chainsMarked === true,
    homePlayers: header.home.players.length,
    players: players.length,
    starters: players.flatMap((player, slot) => (player.starts ? [slot] : [])),
    rolesAtStart: players.map(({ role }) => role),
    lacks: new Set(header.lacks ?? []),
  };
}
