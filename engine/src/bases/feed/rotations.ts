import type { Play } from '../../story/play.js';
import type { Row } from '../../story/row.js';
import type { Credits } from '../credits.js';

/** What the feed needs of a match beyond its rows. */
interface Bench {
  /** Slot of the person who comes on in a rotation. */
  readonly comesOn: (row: Row) => number | undefined;
  /** Length of a period so far. **Units**: seconds. */
  readonly lengthOf: (period: number) => number;
}

/**
 * Seconds on the ground: each person's stints, from coming on (or the start of the period) to going off (or its end).
 * **Units**: seconds. **Empty**: nothing where the log names no starters.
 */
export function feedRotations(play: Play, credits: Credits, { comesOn, lengthOf }: Bench): void {
  const on = new Set(play.setting.starters);
  if (on.size === 0) return;
  const since = new Map<number, number>();
  play.rows.forEach((row, at) => {
    if (play.rows[at - 1]?.period !== row.period) for (const slot of on) since.set(slot, 0);
    if (row.play.is === 'rotation' && row.slot !== undefined) {
      leave(row.slot, row, row.seconds);
      on.delete(row.slot);
      const arriving = comesOn(row);
      if (arriving !== undefined) { on.add(arriving); since.set(arriving, row.seconds); }
    }
    if (play.rows[at + 1]?.period !== row.period) for (const slot of on) leave(slot, row, lengthOf(row.period));
  });

  function leave(slot: number, row: Row, second: number): void {
    const from = since.get(slot);
    if (from === undefined || !on.has(slot)) return;
    credits.slot(row, slot < play.setting.homePlayers ? 0 : 1, slot, 'secondsOnGround', second - from);
  }
}
