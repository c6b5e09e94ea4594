import type { Extras } from '../columns/transactions.js';
import type { StoppageExitType, StoppageKind } from '../vocabulary/stoppages.js';
import type { TransactionCode } from '../vocabulary/transactions.js';
import { kickDetailOf, type KickDetail } from './kicking.js';
import type { EventContext } from './event-context.js';
import { controls, isKick, isKnockOn, type Row } from './row.js';

/**
 * The disposal or knock-on that took the ball out of a stoppage: its clearance. **Empty**: no length and direction of a
 * kick that neither the source nor locations describe.
 */
export interface StoppageExit extends KickDetail {
  readonly row: Row;
  readonly type: StoppageExitType;
}

/**
 * A centre bounce, ball-up or throw-in and what followed. `row` restarted play, or was the first of it where the
 * restart was not captured.
 * **Empty**: no part that did not happen, or that the source does not capture.
 */
export interface Stoppage {
  readonly kind: StoppageKind;
  readonly row: Row;
  /** Who contested the ruck, and after them who else attended. */
  readonly attendance: readonly Row[];
  readonly hitout: Row | undefined;
  readonly firstPossession: Row | undefined;
  readonly clearance: Row | undefined;
  readonly exit: StoppageExit | undefined;
}

/** Most persons of a squad at a stoppage. **Source**: contract facts, section 16. */
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
 * Every stoppage of a match in order of play: one for each that the metrics count. **Source**:
 * `docs/adr/0013-match-endpoints.md`.
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

/** How a clearance took the ball out of a stoppage. */
export const exitTypeOf = (clearance: Row): StoppageExitType =>
  isKnockOn(clearance) ? 'Knock On' : isKick(clearance) ? 'Kick' : 'Handball';

/** Each person once, and no more of a squad than can attend. */
function attendanceOf(rows: readonly Row[]): readonly Row[] {
  const present = [...rows.filter(({ code }) => contests.has(code)), ...rows.filter(({ code }) => code === 'CBAT')];
  const persons = present.filter(({ slot }, at) => present.findIndex((other) => other.slot === slot) === at);
  return ([0, 1] as const).flatMap((side) => persons.filter((row) => row.side === side).slice(0, ATTENDANTS));
}
