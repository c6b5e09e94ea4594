import { NO_SLOT, rowFlags, type Setting, type TransactionColumns } from '../columns/transactions.js';
import { attackSign } from '../ground/points.js';
import { transactionFlags, type TransactionFlag } from '../log/transaction-members.js';
import { logicalZoneOf } from '../ground/zones.js';
import { NO_SIDE, type SideIndex } from '../vocabulary/sides.js';
import { CENTRE_BOUNCE_ZONE, type ZoneIndex } from '../vocabulary/zones.js';
import {
  transactionCodes,
  transactionTypeList,
  type EventKind,
  type TransactionCode,
  type TransactionType,
} from '../vocabulary/transactions.js';

/** One transaction, decoded. **Units**: metres from the centre, seconds in the period. */
export interface Row extends Readonly<Record<TransactionFlag, boolean>> {
  readonly at: number;
  readonly id: number;
  readonly code: TransactionCode;
  readonly type: TransactionType;
  readonly play: EventKind;
  readonly period: number;
  readonly seconds: number;
  readonly side: SideIndex | undefined;
  readonly slot: number | undefined;
  readonly x: number;
  readonly y: number;
  readonly physicalZone: ZoneIndex;
  readonly located: boolean;
  /** Whether the row has the location of the ball. Pressure, tackles, evasion and blocks have that of a person. */
  readonly locatesBall: boolean;
  readonly wonBy: SideIndex | undefined;
}

/** The flags of a transaction for each value of the `flags` column, created once because rows are decoded often. */
const decodedFlags = Array.from(
  { length: 256 },
  (_, flags) =>
    Object.fromEntries(transactionFlags.map(([flag, bit]) => [flag, (flags & bit) !== 0])) as Readonly<
      Record<TransactionFlag, boolean>
    >,
);

const wonBy = (flags: number): SideIndex | undefined =>
  (flags & rowFlags.wonByHome) !== 0 ? 0 : (flags & rowFlags.wonByAway) !== 0 ? 1 : undefined;

/** Returns the row at a position in order of play. */
export function rowAt(columns: TransactionColumns, at: number): Row {
  const code = columns.codes[at] ?? 0;
  const side = columns.sides[at] ?? NO_SIDE;
  const slot = columns.slots[at] ?? NO_SLOT;
  const flags = columns.flags[at] ?? 0;
  const type = transactionTypeList[code] as TransactionType;
  return {
    at,
    type,
    id: columns.ids[at] ?? 0,
    code: transactionCodes[code] as TransactionCode,
    play: type.play,
    period: columns.periods[at] ?? 0,
    seconds: columns.seconds[at] ?? 0,
    side: side === NO_SIDE ? undefined : (side as SideIndex),
    slot: slot === NO_SLOT ? undefined : slot,
    x: (columns.xs[at] ?? 0) / 10,
    y: (columns.ys[at] ?? 0) / 10,
    physicalZone: (columns.zones[at] ?? 1) as ZoneIndex,
    located: (flags & rowFlags.located) !== 0,
    locatesBall: (flags & rowFlags.located) !== 0 && type.locatesBall,
    ...(decodedFlags[flags] as Readonly<Record<TransactionFlag, boolean>>),
    wonBy: wonBy(flags),
  };
}

/** Returns the rows of a match in order of play. **Empty**: no rows before the first transaction. */
export const rowsOf = (columns: TransactionColumns): readonly Row[] =>
  Array.from(columns.ids, (_, at) => rowAt(columns, at));

/** Whether a row takes or uses the ball: a possession, a disposal or a running bounce. */
export const controls = (row: Row): boolean =>
  row.play.is === 'possession' || row.play.is === 'disposal' || row.play.is === 'carry';

/**
 * Whether a row determines who has the ball: a possession, disposal, running bounce, kick-in, score, halt or restart.
 * All other rows (pressure, tackles, spoils, uncontested knock-ons, rotations) may come between two touches without
 * changing who has the ball. **Source**: `docs/adr/0010-touches.md`.
 */
export const isTouch = (row: Row): boolean => controls(row) || touching.has(row.play.is);

const touching: ReadonlySet<Row['play']['is']> = new Set(['kickIn', 'score', 'halt', 'restart']);

/** Whether a person handles the ball in a row: has it, kicks in, or knocks it on. */
export const handles = (row: Row): boolean => controls(row) || row.play.is === 'kickIn' || row.code === 'KNON';

/** Whether a row is a kick of either kind. */
export const isKick = (row: Row): boolean => row.play.is === 'disposal' && row.play.by !== 'handball';

/** Whether a row is a knock-on, contested or not. */
export const isKnockOn = ({ code }: Row): boolean => code === 'KNON' || code === 'KNOC';

/** Whether a row is a spoil, with any result. */
export const isSpoil = ({ code }: Row): boolean => code === 'SPOI' || code === 'SPGP' || code === 'SPIN';

/** Returns the distance between two rows in metres. */
export const metresBetween = (a: Row, b: Row): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Whether a transaction belongs to a centre bounce, so that its zone is CB. **Source**:
 * `docs/reference/metadata-lists.md`.
 */
export const atCentreBounce = (code: TransactionCode): boolean =>
  code.startsWith('CB') || code === 'CEBO' || code === 'CETU';

/** Returns the logical zone of a row for a squad. */
export function zoneFor(row: Row, side: SideIndex, setting: Setting): ZoneIndex {
  if (atCentreBounce(row.code)) return CENTRE_BOUNCE_ZONE;
  return logicalZoneOf(row.physicalZone, attackSign(setting.homeFirst, side, row.period));
}

/**
 * Returns the distance of a row from the middle of the goal that a squad attacks, or of the goal that it defends.
 * **Units**: metres.
 */
export function metresToGoal(row: Row, side: SideIndex, setting: Setting, goal: 'own' | 'attacking'): number {
  const sign = attackSign(setting.homeFirst, side, row.period) * (goal === 'attacking' ? 1 : -1);
  return Math.hypot((sign * setting.ground.lengthMetres) / 2 - row.x, row.y);
}

/**
 * Returns the angle of a row off the long axis of the ground, seen from the middle of the goal that `side` attacks.
 * **Units**: degrees, from 0 in front to 90 on the goal line.
 */
export function degreesOffAxis(row: Row, side: SideIndex, setting: Setting): number {
  const short = setting.ground.lengthMetres / 2 - attackSign(setting.homeFirst, side, row.period) * row.x;
  return (Math.atan2(Math.abs(row.y), Math.max(0, short)) * 180) / Math.PI;
}
