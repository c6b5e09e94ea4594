import type { SideIndex } from '../vocabulary/sides.js';
import { controls, isKick, isKnockOn, isTouch, metresBetween, type Row } from './row.js';

/** A kick that is not effective clears a stoppage if it takes the ball at least this far. **Units**: metres. */
const KICK_METRES = 15;
/** A ball that stays nearer than this to the stoppage until play halts is not cleared. **Units**: metres. */
const HALT_METRES = 25;
/** Handballs that take the ball this far win a stoppage whose winner was not captured. **Units**: metres. */
const CARRIED_METRES = 20;

const isEffectiveHandball = (row: Row): boolean =>
  row.play.is === 'disposal' && row.play.by === 'handball' && row.play.quality === 'effective';
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
 * Whether a kick takes the ball out of the stoppage. It does not if the next touch is nearby and is a ball-up call or,
 * unless the kick was effective, control of the ball by any player. Looks only at `rows`. Without locations, the
 * distance counts as large.
 */
function leavesByKick(rows: readonly Row[], at: number): boolean {
  const kick = rows[at];
  const next = touchAfter(rows, at);
  if (kick?.play.is !== 'disposal' || next === undefined) return true;
  const stays =
    (next.play.is === 'halt' && next.play.end === 'BU') || (controls(next) && kick.play.quality !== 'effective');
  return !stays || !kick.locatesBall || !next.locatesBall || metresBetween(kick, next) >= KICK_METRES;
}

/** Whether a team-mate has the ball first after a knock-on. */
function reachesTeamMate(rows: readonly Row[], at: number): boolean {
  const [knockOn, next] = [rows[at], touchAfter(rows, at)];
  return next !== undefined && controls(next) && next.side === knockOn?.side && next.slot !== knockOn?.slot;
}

/** Whether the ball stays near the stoppage, the first location of these rows, until play halts. */
function haltsNearby(rows: readonly Row[]): boolean {
  const places = rows.filter(({ locatesBall }) => locatesBall);
  const [spot] = places;
  return (
    rows.at(-1)?.play.is === 'halt' &&
    spot !== undefined &&
    places.every((row) => metresBetween(spot, row) < HALT_METRES)
  );
}

/** Whether a disposal or knock-on takes the ball out of the stoppage, by itself or with the squad's next disposals. */
function clears(rows: readonly Row[], at: number, isLost: boolean): boolean {
  const row = rows[at] as Row;
  if (isKick(row)) return leavesByKick(rows, at);
  const touch = touchAfter(rows, at);
  if (isLost && touch === undefined) return true;
  if (isKnockOn(row) ? !reachesTeamMate(rows, at) : !isEffectiveHandball(row)) return false;
  const next = rows.findIndex(({ play, side }, n) => n > at && play.is === 'disposal' && side === row.side);
  return next === -1 ? isLost && touch?.side === row.side : clears(rows, next, isLost);
}

/**
 * Returns the disposal or knock-on with which `side` clears the stoppage at the start of these rows: a kick that leaves
 * the stoppage, or an effective handball or knock-on to a team-mate if the squad's next disposal clears it. `isLost`:
 * the rows end because the opposition wins the ball in play. Then the handball or knock-on that loses it clears too.
 * **Empty**: `undefined` if the squad does not clear it, or if play halts nearby. **Source**:
 * `docs/adr/0009-chains.md`.
 */
export function clearingRow(rows: readonly Row[], side: SideIndex, isLost: boolean): Row | undefined {
  if (haltsNearby(rows)) return undefined;
  return rows.find(
    (row, at) => row.side === side && (row.play.is === 'disposal' || isKnockOn(row)) && clears(rows, at, isLost),
  );
}

function spellClears(rows: readonly Row[], spell: readonly number[]): boolean {
  const disposals = spell.filter((at) => rows[at]?.play.is === 'disposal');
  const clearsByKick = disposals.some((at) => isKick(rows[at] as Row) && leavesByKick(rows, at));
  const first = rows[spell[0] ?? 0];
  const last = rows[disposals.at(-1) ?? 0];
  const handled = disposals.some((at) => isEffectiveHandball(rows[at] as Row));
  return (
    clearsByKick ||
    (handled && first !== undefined && last !== undefined && metresBetween(first, last) >= CARRIED_METRES)
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
      clearingRow(rows.slice(first, all[n + 1]?.at[0]), spell.side, n + 1 < all.length) ??
      clearingRow(rows.slice(first), spell.side, false);
    return { side: spell.side, clearedAt: cleared?.at };
  }
  const last = all.at(-1);
  return last === undefined ? undefined : { side: last.side, clearedAt: undefined };
}
