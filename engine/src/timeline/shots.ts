import { expectedShot, type Expected } from '../model/shot-model.js';
import type { ShotResultCode } from '../vocabulary/shot-results.js';
import type { SideIndex } from '../vocabulary/sides.js';
import { setPossessionBefore } from './kicking.js';
import type { EventContext } from './event-context.js';
import { degreesOffAxis, metresToGoal, type Row } from './row.js';

/**
 * A shot at goal. `scoreRow` is its score, `expected` the chances of an average player.
 * **Units**: metres to the middle of the goal; degrees off the long axis, 0 to 90.
 */
export interface ShotAtGoal {
  readonly row: Row;
  readonly side: SideIndex;
  readonly set: boolean;
  readonly metres: number;
  readonly degrees: number;
  readonly result: ShotResultCode;
  readonly scoreRow: Row | undefined;
  readonly expected: Expected;
}

/** Returns the type of a shot, if captured. */
export type ShotTypeOf = (row: Row) => string | undefined;

/**
 * If a source does not capture playing on, a shot sooner than this after the mark is not a set shot. **Units**:
 * seconds. **Source**: `docs/adr/0011-models.md`.
 */
export const SET_AFTER_SECONDS = 8;

/** Returns every shot of a stretch in order of play. */
export const shotsOf = (context: EventContext, shotTypeOf: ShotTypeOf): readonly ShotAtGoal[] =>
  context.stretch.rows.flatMap((row) =>
    row.shot && row.side !== undefined ? [shotOf(context, row, row.side, shotTypeOf(row))] : [],
  );

function shotOf(context: EventContext, row: Row, side: SideIndex, type: string | undefined): ShotAtGoal {
  const set = type === undefined ? fromMarkOrFree(context, row) : type.startsWith('Set Shot');
  const metres = metresToGoal(row, side, context.setting, 'attacking');
  const degrees = degreesOffAxis(row, side, context.setting);
  return {
    row,
    side,
    set,
    metres,
    degrees,
    ...outcomeOf(context, row, side),
    expected: expectedShot({ set, metres, degrees }),
  };
}

/**
 * Whether the kicker marked the ball or was given a free kick, and did not play on. If the source does not capture
 * playing on, a quick kick counts as played on.
 */
function fromMarkOrFree(context: EventContext, shot: Row): boolean {
  const won = setPossessionBefore(context, shot);
  if (won === undefined) return false;
  return !context.setting.lacks.has('playOn') || shot.seconds - won.seconds >= SET_AFTER_SECONDS;
}

/**
 * Returns the result of a shot: a score of its squad directly after it. Otherwise, out on the full if that was captured
 * before the next touch, and a miss if not.
 */
function outcomeOf(context: EventContext, shot: Row, side: SideIndex): Pick<ShotAtGoal, 'result' | 'scoreRow'> {
  const next = context.nextTouch(shot);
  if (next?.play.is === 'score' && next.side === side) return { result: next.play.result, scoreRow: next };
  const isOut = context.untilTouch(shot).some((row) => row.code === 'OOTF' && row.side === side);
  return { result: isOut ? 'OOTF' : 'MISS', scoreRow: undefined };
}
