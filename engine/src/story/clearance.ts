import type { SideIndex } from '../vocabulary/sides.js';
import { controls, isKick, metresBetween, type Row } from './row.js';

/** A kick lost to the other squad nearer than this, in metres, has not left the stoppage. */
const CLEAR_OF_STOPPAGE_METRES = 15;
/** A squad that has handballed the ball this far from where it won it has left the stoppage. */
const CARRIED_CLEAR_METRES = 20;

const isEffectiveHandball = (row: Row): boolean =>
  row.play.is === 'disposal' && row.play.by === 'handball' && row.play.quality === 'effective';
const isPoorHandball = (row: Row): boolean =>
  row.play.is === 'disposal' && row.play.by === 'handball' && row.play.quality !== 'effective';
const isHalt = (row: Row | undefined): boolean => row?.play.is === 'halt' && row.play.end === 'BU';

/** Rows up to the next restart, halt, kick-in or score of the same period. */
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

/** Spells of one squad in control, each the row numbers within `rows`. */
function spells(rows: readonly Row[]): readonly { readonly side: SideIndex; readonly at: number[] }[] {
  const found: { side: SideIndex; at: number[] }[] = [];
  rows.forEach((row, at) => {
    if (!controls(row) || row.side === undefined) return;
    const last = found.at(-1);
    if (last?.side === row.side) last.at.push(at);
    else found.push({ side: row.side, at: [at] });
  });
  return found;
}

/** The disposal with which `side` clears the stoppage these rows began with, if it does. */
export function clearingRow(rows: readonly Row[], side: SideIndex): Row | undefined {
  const disposals = rows.flatMap((row, at) => (row.play.is === 'disposal' && row.side === side ? [{ row, at }] : []));
  const found = disposals.find(({ row, at }, n) => {
    if (isKick(row)) return !isHalt(rows[at + 1]);
    const next = disposals[n + 1]?.row;
    return isEffectiveHandball(row) && next !== undefined && !isPoorHandball(next);
  });
  return found?.row;
}

function spellClears(rows: readonly Row[], spell: readonly number[], lostAt: Row | undefined): boolean {
  const disposals = spell.filter((at) => rows[at]?.play.is === 'disposal');
  const clearsByKick = disposals.some((at) => {
    const row = rows[at];
    if (row === undefined || !isKick(row) || isHalt(rows[at + 1])) return false;
    const isLastTouch = at === spell.at(-1);
    return !isLastTouch || lostAt === undefined || metresBetween(row, lostAt) >= CLEAR_OF_STOPPAGE_METRES;
  });
  const first = rows[spell[0] ?? 0];
  const last = rows[disposals.at(-1) ?? 0];
  const handled = disposals.some((at) => {
    const row = rows[at];
    return row !== undefined && isEffectiveHandball(row);
  });
  return (
    clearsByKick ||
    (handled && first !== undefined && last !== undefined && metresBetween(first, last) >= CARRIED_CLEAR_METRES)
  );
}

/**
 * Who wins a stoppage, judged from what follows: the squad whose spell of control clears it.
 * Without one, the squad that had the ball last. `clearedAt` is the clearing row's place in the match.
 */
export function stoppageWinner(
  following: readonly Row[],
): { readonly side: SideIndex; readonly clearedAt: number | undefined } | undefined {
  const rows = stretch(following);
  const all = spells(rows);
  for (const [n, spell] of all.entries()) {
    const nextAt = all[n + 1]?.at[0];
    if (!spellClears(rows, spell.at, nextAt === undefined ? undefined : rows[nextAt])) continue;
    const first = spell.at[0] ?? 0;
    const cleared = clearingRow(rows.slice(first), spell.side);
    return { side: spell.side, clearedAt: cleared?.at };
  }
  const last = all.at(-1);
  return last === undefined ? undefined : { side: last.side, clearedAt: undefined };
}
