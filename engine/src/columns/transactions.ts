import type { Direction, GroundSize } from '../ground/points.js';
import { physicalZoneOf } from '../ground/zones.js';
import type { Transaction } from '../log/entry.js';
import { LAST_QUARTER, playingSeconds, type MatchHeader } from '../log/header.js';
import { extraMembers, transactionFlags, type ExtraMember } from '../log/transaction-members.js';
import type { Feature } from '../vocabulary/features.js';
import type { Role } from '../vocabulary/roles.js';
import { NO_SIDE, sides } from '../vocabulary/sides.js';
import { transactionCodes } from '../vocabulary/transactions.js';

/** Bits of the `flags` column that are not transaction flags. */
export const rowFlags = { located: 1, wonByHome: 16, wonByAway: 32 } as const;

/** Column value of a row without a person. */
export const NO_SLOT = 255;

/** Members of a transaction that are rare and that no filter reads. */
export type Extras = Pick<Transaction, ExtraMember>;

/**
 * The columns of a match's transactions, in order of play: period, second, id, sequence.
 * **Units**: seconds in the period; `xs`, `ys` tenths of a metre from the centre, +x to the right in every period.
 * `zones` are physical (0 L50, 1 LM, 3 RM, 4 R50); a row without a location has the location and zone of the last
 * located row in its period or, without one, of the centre. `slots` number the persons of the header, home then away.
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

/** Compares transactions by order of play. */
export const inPlay = (a: Transaction, b: Transaction): number =>
  a.period - b.period || a.periodSeconds - b.periodSeconds || a.id - b.id || (a.sequence ?? 1) - (b.sequence ?? 1);

function flagsOf(transaction: Transaction): number {
  return (
    (transaction.x === undefined ? 0 : rowFlags.located) |
    transactionFlags.reduce((bits, [flag, bit]) => (transaction[flag] ? bits | bit : bits), 0) |
    (transaction.wonBy === 'home' ? rowFlags.wonByHome : transaction.wonBy === 'away' ? rowFlags.wonByAway : 0)
  );
}

/** Returns a transaction's rare members. **Empty**: `undefined` if it has none. */
export function extrasOf(transaction: Transaction): Extras | undefined {
  const present = extraMembers.filter((member) => transaction[member] !== undefined);
  return present.length === 0 ? undefined : Object.fromEntries(present.map((member) => [member, transaction[member]]));
}

/** Columns without transactions. */
export const noTransactions: TransactionColumns = {
  ids: new Int32Array(0),
  sequences: new Uint8Array(0),
  codes: new Uint8Array(0),
  periods: new Uint8Array(0),
  seconds: new Uint16Array(0),
  sides: new Uint8Array(0),
  slots: new Uint8Array(0),
  xs: new Int16Array(0),
  ys: new Int16Array(0),
  zones: new Uint8Array(0),
  flags: new Uint8Array(0),
};

/** Returns a copy of a column with another size and the same first `kept` values. */
function resized<C extends TransactionColumns[keyof TransactionColumns]>(column: C, kept: number, size: number): C {
  const made = new (column.constructor as new (size: number) => C)(size);
  made.set(column.subarray(0, kept));
  return made;
}

const codeIndex: ReadonlyMap<string, number> = new Map(transactionCodes.map((code, index) => [code, index]));

/** Returns the slot of each person of a header, home then away. */
export const slotsOf = ({ home, away }: MatchHeader): ReadonlyMap<number, number> =>
  new Map([...home.players, ...away.players].map(({ personId }, slot) => [personId, slot]));

/** Returns the location of the ball before a row: the last one in its period, or the centre. */
function spotBefore(rows: readonly Transaction[], from: number): readonly [x: number, y: number] {
  const period = rows[from - 1]?.period;
  for (let at = from - 1; rows[at]?.period === period && at >= 0; at -= 1) {
    const { x, y } = rows[at] as Transaction;
    if (x !== undefined && y !== undefined) return [x, y];
  }
  return [0, 0];
}

/**
 * Returns the columns of transactions in order of play. The first `kept` values are copied from the columns `before`,
 * which stay unchanged.
 * **Empty**: columns of length 0.
 */
export function transactionColumns(
  rows: readonly Transaction[],
  header: MatchHeader,
  slots: ReadonlyMap<number, number>,
  kept = 0,
  before = noTransactions,
): TransactionColumns {
  const column = <K extends keyof TransactionColumns>(name: K): TransactionColumns[K] =>
    resized(before[name], kept, rows.length);
  const columns: TransactionColumns = {
    ids: column('ids'),
    sequences: column('sequences'),
    codes: column('codes'),
    periods: column('periods'),
    seconds: column('seconds'),
    sides: column('sides'),
    slots: column('slots'),
    xs: column('xs'),
    ys: column('ys'),
    zones: column('zones'),
    flags: column('flags'),
  };
  const tolerance = (header.resolutionMetres ?? 0) / 2;
  let [x, y] = spotBefore(rows, kept);
  for (let at = kept; at < rows.length; at += 1) {
    const row = rows[at] as Transaction;
    if (row.x !== undefined && row.y !== undefined) [x, y] = [row.x, row.y];
    else if (row.period !== rows[at - 1]?.period) [x, y] = [0, 0];
    columns.ids[at] = row.id;
    columns.sequences[at] = row.sequence ?? 1;
    columns.codes[at] = codeIndex.get(row.code) ?? 0;
    columns.periods[at] = row.period;
    columns.seconds[at] = row.periodSeconds;
    columns.sides[at] = row.side === undefined ? NO_SIDE : sides.indexOf(row.side);
    columns.slots[at] = row.personId === undefined ? NO_SLOT : (slots.get(row.personId) ?? NO_SLOT);
    const [tenthsX, tenthsY] = [Math.round(x * 10), Math.round(y * 10)];
    columns.xs[at] = tenthsX;
    columns.ys[at] = tenthsY;
    columns.zones[at] = physicalZoneOf({ x: tenthsX / 10, y: tenthsY / 10 }, header.venue, tolerance);
    columns.flags[at] = flagsOf(row);
  }
  return columns;
}

/** Header settings that affect how transactions are read. */
export interface Setting {
  readonly ground: GroundSize;
  readonly homeFirst: Direction;
  readonly toleranceMetres: number;
  readonly chainsMarked: boolean;
  readonly homePlayers: number;
  readonly players: number;
  /** Playing time of a quarter and of a period of extra time. **Units**: seconds. */
  readonly countdownSeconds: number;
  readonly extraTimeSeconds: number;
  /** Slots on the ground at the first bounce. Empty if the source lacks rotations. */
  readonly starters: readonly number[];
  /** Role of each slot at the first bounce, if the header names one. */
  readonly rolesAtStart: readonly (Role | undefined)[];
  /** Features that the source does not capture. */
  readonly lacks: ReadonlySet<Feature>;
}

/** Returns the setting that a header describes. */
export function settingOf(header: MatchHeader): Setting {
  const players = [...header.home.players, ...header.away.players];
  return {
    ground: header.venue,
    homeFirst: header.homeFirstDirection ?? 'Right',
    toleranceMetres: (header.resolutionMetres ?? 0) / 2,
    chainsMarked: header.chainsMarked === true,
    homePlayers: header.home.players.length,
    players: players.length,
    countdownSeconds: playingSeconds(header, 1),
    extraTimeSeconds: playingSeconds(header, LAST_QUARTER + 1),
    starters: players.flatMap((player, slot) => (player.starts ? [slot] : [])),
    rolesAtStart: players.map(({ role }) => role),
    lacks: new Set(header.lacks ?? []),
  };
}
