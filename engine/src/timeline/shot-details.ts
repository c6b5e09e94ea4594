import type { Extras } from '../columns/transactions.js';
import type { ShotOrigin, ShotType } from '../vocabulary/shot-details.js';
import type { EventContext } from './event-context.js';
import { controls } from './row.js';
import { shotAngleGroup, shotDistanceGroup } from './shot-groups.js';
import type { ShotAtGoal } from './shots.js';

/**
 * A shot with the values of the lists of shot details. **Empty**: no groups for a shot without a location, unless the
 * source captured them.
 */
export interface ShotDetails {
  readonly angleGroup: string | undefined;
  readonly distanceGroup: string | undefined;
  readonly origin: string;
  readonly type: string;
}

/**
 * Returns the details of a shot, as captured or, without that, from the play and its location. **Source**:
 * `docs/adr/0014-match-endpoints.md`.
 */
export function shotDetailsOf(context: EventContext, shot: ShotAtGoal, captured: Extras['details'] = {}): ShotDetails {
  const { row, side, metres } = shot;
  return {
    angleGroup:
      captured.shotAngle ??
      (row.located ? shotAngleGroup(-Math.sign(context.spot(row, side).y) * shot.degrees) : undefined),
    distanceGroup: captured.shotDistance ?? (row.located ? shotDistanceGroup(metres) : undefined),
    origin: captured.shotSource ?? originOf(context, shot),
    type: captured.shotType ?? typeOf(shot),
  };
}

function typeOf({ row, set }: ShotAtGoal): ShotType {
  if (set) return 'Set Shot Regular';
  return row.play.is === 'disposal' && row.play.by === 'groundKick' ? 'Ground Kick' : 'General Play Regular';
}

/** Returns the origin of a shot: for a set shot, the kicker's mark or free kick, or a 50 m penalty after it. */
function originOf(context: EventContext, { row, side, set }: ShotAtGoal): ShotOrigin {
  const won = set ? context.lastBefore(row, (earlier) => controls(earlier) && earlier.slot === row.slot) : undefined;
  if (won?.play.is !== 'possession' || !won.play.set) return 'General Play';
  if (context.rows.slice(won.at + 1, row.at).some(({ code, side: guilty }) => code === 'P50A' && guilty !== side))
    return '50m Penalty';
  return won.play.gain.startsWith('mark') ? 'Mark' : 'Free Kick';
}
