import type { Row } from '../../story/row.js';
import type { Play } from '../../story/play.js';
import type { Credits } from '../credits.js';

/**
 * Seconds on the ground: each person's stints, from coming on (or the first row of the period) to going off (or its last row).
 * **Units**: seconds. **Empty**: nothing where the log names no starters.
 */
export function feedRotations(play: Play, credits: Credits, comesOn: (row: Row) => number | undefined): void {
  const on = new Set(play.setting.starters);
  if (on.size === 0) return;
  const sideOf = (slot: number) => (slot < play.setting.homePlayers ? 0 : 1);
  const since = new Map<number, Row>();
  play.rows.forEach((row, at) => {
    if (play.rows[at - 1]?.period !== row.period) for (const slot of on) since.set(slot, row);
    if (row.play.is === 'rotation' && row.slot !== undefined) {
      leave(row.slot, row);
      on.delete(row.slot);
      const arriving = comesOn(row);
      if (arriving !== undefined) { on.add(arriving); since.set(arriving, row); }
    }
    if (play.rows[at + 1]?.period !== row.period) for (const slot of on) leave(slot, row);
  });

  function leave(slot: number, row: Row): void {
    const from = since.get(slot);
    if (from === undefined || !on.has(slot)) return;
    credits.slot(row, sideOf(slot), slot, 'secondsOnGround', row.seconds - from.seconds);
  }
}
