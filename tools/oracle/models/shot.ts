import type { MetricModels } from '@goalsquare/openapi';
import type { Event, Game } from '../game.js';
import { degreesOffAxis, metresToGoal, setPossessionBefore } from '../play.js';

/** A line of straight segments, as the points that they join. */
export type Line = readonly { readonly at: number; readonly value: number }[];

/** Interpolates linearly between points. The first and last segments extend beyond the points. */
export function valueAt(line: Line, at: number): number {
  const n = line.findIndex((point) => point.at >= at);
  const last = n === -1 ? line.length - 1 : Math.max(1, n);
  const [from, to] = [line[last - 1], line[last]];
  if (from === undefined || to === undefined) throw new Error('a line has at least two points');
  return from.value + ((to.value - from.value) * (at - from.at)) / (to.at - from.at);
}

/** Probabilities of a goal and of a behind, from 0 to 1. */
export interface Chances {
  readonly goal: number;
  readonly behind: number;
}

/**
 * Returns the probabilities of a shot from a location. **Units**: metres to the middle of the goal, degrees off the
 * axis.
 */
export function chancesOf({ shot }: MetricModels, isSet: boolean, metres: number, degrees: number): Chances {
  const chance = (odds: MetricModels['shot']['set']['goal']): number => {
    const both = (odds.both * (metres - shot.bothMetres) * (degrees - shot.bothDegrees)) / shot.bothDivisor;
    return 1 / (1 + Math.exp(-(valueAt(odds.metres, metres) + valueAt(odds.degrees, degrees) + both)));
  };
  const { goal, behind } = shot[isSet ? 'set' : 'general'];
  return { goal: chance(goal), behind: (1 - chance(goal)) * chance(behind) };
}

/**
 * Whether a shot is a set shot. The captured type decides. Without it, a kick from a mark or free kick is a set shot.
 * If playing on is not captured, a shot soon after the mark or free kick counts as played on.
 */
function isSetShot(game: Game, shot: Event): boolean {
  const type = shot.details?.shotType;
  if (type !== undefined) return type.startsWith('Set Shot');
  const won = setPossessionBefore(game, shot);
  if (won === undefined || !game.capture.lacks.includes('playOn')) return won !== undefined;
  return shot.second - won.second >= game.models.shot.setAfterSecs;
}

/** Returns the probabilities of an average player for a shot. **Empty**: `undefined` without a squad. */
export function expectedOf(game: Game, shot: Event): (Chances & { readonly isSet: boolean }) | undefined {
  const { side } = shot;
  if (side === undefined) return undefined;
  const isSet = isSetShot(game, shot);
  const metres = metresToGoal(game, shot, side, 'attacked');
  return { isSet, ...chancesOf(game.models, isSet, metres, degreesOffAxis(game, shot, side)) };
}
