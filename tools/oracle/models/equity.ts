import { isOneOf } from '../codes.js';
import type { Event, Game } from '../game.js';
import type { Side } from '../side.js';
import { degreesOffAxis, metresToGoal } from '../play.js';
import { chancesOf, valueAt } from './shot.js';

/** How a squad has the ball: `set` with time to choose, `clear` without an opponent, or `contested`. */
export type Hold = 'set' | 'clear' | 'contested';

/**
 * Returns how an event has the ball. A mark or free kick is a set position. An act that is not a possession counts as a
 * contest.
 */
export function holdOf(event: Event): Hold {
  if (isOneOf(event, 'set')) return 'set';
  return isOneOf(event, 'possession') && !isOneOf(event, 'contested') ? 'clear' : 'contested';
}

/**
 * Returns the points that a squad with the ball at an event can expect. From a set position, they are at least those of
 * a shot.
 */
export function equity(game: Game, hold: Hold, event: Event, side: Side): number {
  const { chainPoints, holdWeights } = game.models.equity;
  const metres = metresToGoal(game, event, side, 'attacked');
  const chain = holdWeights[hold] * valueAt(chainPoints, metres);
  if (hold !== 'set') return chain;
  const { goal, behind } = chancesOf(game.models, true, metres, degreesOffAxis(game, event, side));
  return Math.max(chain, 6 * goal + behind);
}

/**
 * Returns the points that a squad can expect while no squad has the ball: half of its points with the ball, minus half
 * of the other squad's.
 */
export function contestEquity(game: Game, event: Event, side: Side): number {
  const pointsAt = (goal: 'attacked' | 'defended'): number =>
    valueAt(game.models.equity.chainPoints, metresToGoal(game, event, side, goal));
  return (pointsAt('attacked') - pointsAt('defended')) / 2;
}
