import type { Extras } from '../columns/transactions.js';
import type { StoppageExitType, StoppageKind } from '../vocabulary/stoppages.js';
import type { TransactionCode } from '../vocabulary/transactions.js';
import { kickDetailOf, type KickDetail } from './kicking.js';
import type { EventContext } from './event-context.js';
import { controls, isKick, isKnockOn, type Row } from './row.js';

/**
 * The disposal or knock-on that took the ball out of a stoppage: its clearance. **Empty**: no length and direction of a
 * kick if neither the source nor the locations have them.
 */
export interface StoppageExit extends KickDetail {
  readonly row: Row;
  readonly type: StoppageExitType;
}

/**
 * A centre bounce, ball-up or throw-in and what followed. `row` is the restart or, if it was not captured, the first
 * row after it.
 * **Empty**: parts that did not happen or were not captured are absent.
 */
export interface Stoppage {
  readonly kind: StoppageKind;
  readonly row: Row;
  /** The persons who contested the ruck, then the others who attended. */
  readonly attendance: readonly Row[];
  readonly hitout: Row | undefined;
  readonly firstPossession: Row | undefined;
  readonly clearance: Row | undefined;
  readonly exit: StoppageExit | undefined;
}

/** Maximum number of a squad's persons at a stoppage. **Source**: `docs/reference/laws-of-the-game.md`. */
const ATTENDANTS = 4;

const contests: ReadonlySet<TransactionCode> = new Set(['CBVS', 'BUVS', 'TIVS']);
const hitouts: ReadonlySet<TransactionCode> = new Set([
  'CBHO',
  'CBHAD',
  'CBHSD',
  'BUHO',
  'BUHAD',
  'BUHSD',
  'TIHO',
  'TIHAD',
  'TIHSD',
]);

/**
 * Returns every stoppage of a match in order of play, as metrics count them. **Source**:
 * `docs/adr/0014-match-endpoints.md`.
 */
export const stoppagesOf = (context: EventContext, kickingOf: (row: Row) => Extras['kicking']): readonly Stoppage[] =>
  context.chains.flatMap((chain) => {
    const { start, rows, clearance } = chain;
    const [row] = rows;
    if (row === undefined || start === 'KI' || start === 'INT') return [];
    return [
      {
        kind: start,
        row,
        attendance: attendanceOf(rows),
        hitout: rows.find(({ code }) => hitouts.has(code)),
        firstPossession: rows.find(controls),
        clearance,
        exit: clearance && exitOf(context, clearance, kickingOf(clearance) ?? {}),
      },
    ];
  });

function exitOf(context: EventContext, row: Row, captured: KickDetail): StoppageExit {
  const type = exitTypeOf(row);
  if (type !== 'Kick' || row.side === undefined) return { row, type };
  return { row, type, ...kickDetailOf(context, row, row.side, captured) };
}

/** Returns how a clearance took the ball out of a stoppage. */
export const exitTypeOf = (clearance: Row): StoppageExitType =>
  isKnockOn(clearance) ? 'Knock On' : isKick(clearance) ? 'Kick' : 'Handball';

/**
 * Returns the rows of those who attended a stoppage: each person once, and at most as many of a squad as can attend.
 */
function attendanceOf(rows: readonly Row[]): readonly Row[] {
  const present = [...rows.filter(({ code }) => contests.has(code)), ...rows.filter(({ code }) => code === 'CBAT')];
  const persons = present.filter(({ slot }, at) => present.findIndex((other) => other.slot === slot) === at);
  return ([0, 1] as const).flatMap((side) => persons.filter((row) => row.side === side).slice(0, ATTENDANTS));
}
