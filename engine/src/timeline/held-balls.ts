import type { Setting } from '../columns/transactions.js';
import type { NextScoreHold } from '../model/forecast-models.js';
import type { SideIndex } from '../vocabulary/sides.js';
import { metresToGoal, type Row } from './row.js';

/** A row in which a squad has the ball. **Units**: metres to the goal it attacks. */
export interface HeldBall {
  readonly row: Row;
  readonly side: SideIndex;
  readonly metres: number;
  readonly hold: NextScoreHold;
}

/** Returns how a squad holds the ball in a row. **Empty**: `undefined` if the row does not determine it. */
function holdIn({ play }: Row): NextScoreHold | undefined {
  if (play.is === 'kickIn') return 'kickIn';
  if (play.is !== 'possession') return undefined;
  if (play.set) return 'set';
  return play.contested ? 'contested' : 'clear';
}

/**
 * Returns how a squad has the ball in a located row: in a possession, disposal or kick-in. A disposal has the hold of
 * the same person's possession `before` it or, without one, is contested. **Empty**: `undefined` in any other row.
 */
export function heldBall(row: Row, setting: Setting, before: HeldBall | undefined): HeldBall | undefined {
  const { side, play, located } = row;
  if (side === undefined || !located) return undefined;
  const own =
    before?.row.slot === row.slot && before?.side === side && before.row.period === row.period ? before : undefined;
  const hold = holdIn(row) ?? (play.is === 'disposal' ? (own?.hold ?? 'contested') : undefined);
  return hold && { row, side, metres: metresToGoal(row, side, setting, 'attacking'), hold };
}

/** Returns all rows in which a squad has the ball. */
export function heldBalls(rows: readonly Row[], setting: Setting): readonly HeldBall[] {
  let before: HeldBall | undefined;
  return rows.flatMap((row) => {
    const held = heldBall(row, setting, before);
    before = held ?? before;
    return held === undefined ? [] : [held];
  });
}
