import type { SideIndex } from '../vocabulary/sides.js';
import { controls, isKick, isKnockOn, isTouch, metresBetween, type Row } from './row.js';

/** A ball nearer than this to a kick, or to where the ball was won, has not left the stoppage. **Units**: metres. */
const STOPPAGE_METRES = 20;
/**
 * If no winner was captured, a kick that is regathered nearer than this has not won the stoppage. **Units**: metres.
 */
const WINNING_METRES = 15;

const isEffectiveHandball = (row: Row): boolean =>
  row.play.is === 'disposal' && row.play.by === 'handball' && row.play.quality === 'effective';
const isPoorHandball = (row: Row): boolean =>
  row.play.is === 'disposal' && row.play.by === 'handball' && row.play.quality !== 'effective';

/** Returns the rows up to the next restart, halt, kick-in or score of the same period. */
function stretch(rows: readonly Row[]): readonly Row[] {
  const period = rows[0]?.period;
  const stop = rows.findIndex(
    ({ play, period: p }, at) =>
      p !== period ||
      play.is === 'restart' ||
      play.is === 'kickIn' ||
      play.is === 'score' ||
      rows[at - 1]?.play.is === 'halt',
  );
  return stop === -1 ? rows : rows.slice(0, stop);
}

/** Returns the spells in which one squad controls the ball, each as positions within `rows`. */
function spells(rows: readonly Row[]): readonly { readonly side: SideIndex; readonly at: number[] }[] {
  const all: { side: SideIndex; at: number[] }[] = [];
  rows.forEach((row, at) => {
    if (!controls(row) || row.side === undefined) return;
    const last = all.at(-1);
    if (last?.side === row.side) last.at.push(at);
    else all.push({ side: row.side, at: [at] });
  });
  return all;
}

const touchAfter = (rows: readonly Row[], at: number): Row | undefined => rows.find((row, n) => n > at && isTouch(row));

/**
 * Whether a kick takes the ball out of the stoppage. It does not if a ball-up is called nearby or, unless it was
 * effective, if any player controls the ball next nearby. Looks only at `rows`. Without locations the distance counts
 * as large.
 */
function leavesByKick(rows: readonly Row[], at: number, metres: number): boolean {
  const kick = rows[at];
  const next = touchAfter(rows, at);
  if (kick?.play.is !== 'disposal' || next === undefined) return true;
  const stays =
    (next.play.is === 'halt' && next.play.end === 'BU') || (controls(next) && kick.play.quality !== 'effective');
  return !stays || !kick.locatesBall || !next.locatesBall || metresBetween(kick, next) >= metres;
}

/** Whether a team-mate has the ball first after a knock-on. */
function reachesTeamMate(rows: readonly Row[], at: number): boolean {
  const [knockOn, next] = [rows[at], touchAfter(rows, at)];
  return next !== undefined && controls(next) && next.side === knockOn?.side && next.slot !== knockOn?.slot;
}

/**
 * Returns the disposal or knock-on with which `side` clears the stoppage at the start of these rows: a kick that leaves
 * the stoppage, a knock-on to a team-mate, or an effective handball if the squad's next disposal is not a poor
 * handball. **Empty**: `undefined` if the squad does not clear it. **Source**: `docs/adr/0009-chains.md`.
 */
export function clearingRow(rows: readonly Row[], side: SideIndex): Row | undefined {
  const disposals = rows.filter((row) => row.play.is === 'disposal' && row.side === side);
  return rows.find((row, at) => {
    if (row.side !== side) return false;
    if (isKnockOn(row)) return reachesTeamMate(rows, at);
    if (isKick(row)) return leavesByKick(rows, at, STOPPAGE_METRES);
    const next = disposals[disposals.indexOf(row) + 1];
    return isEffectiveHandball(row) && next !== undefined && !isPoorHandball(next);
  });
}

function spellClears(rows: readonly Row[], spell: readonly number[]): boolean {
  const disposals = spell.filter((at) => rows[at]?.play.is === 'disposal');
  const clearsByKick = disposals.some((at) => isKick(rows[at] as Row) && leavesByKick(rows, at, WINNING_METRES));
  const first = rows[spell[0] ?? 0];
  const last = rows[disposals.at(-1) ?? 0];
  const handled = disposals.some((at) => isEffectiveHandball(rows[at] as Row));
  return (
    clearsByKick ||
    (handled && first !== undefined && last !== undefined && metresBetween(first, last) >= STOPPAGE_METRES)
  );
}

/**
 * Returns the winner of a stoppage, from what follows: the squad whose spell of control clears it or, without one, the
 * squad that had the ball last. `clearedAt` is the position of the clearing row in the match.
 */
export function stoppageWinner(
  following: readonly Row[],
): { readonly side: SideIndex; readonly clearedAt: number | undefined } | undefined {
  const rows = stretch(following);
  const all = spells(rows);
  for (const [n, spell] of all.entries()) {
    if (!spellClears(rows, spell.at)) continue;
    const first = spell.at[0] ?? 0;
    const cleared =
      clearingRow(rows.slice(first, all[n + 1]?.at[0]), spell.side) ?? clearingRow(rows.slice(first), spell.side);
    return { side: spell.side, clearedAt: cleared?.at };
  }
  const last = all.at(-1);
  return last === undefined ? undefined : { side: last.side, clearedAt: undefined };
}
