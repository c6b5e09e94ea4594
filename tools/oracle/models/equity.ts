import { isOneOf } from '../codes.js';
import type { Event, Game } from '../game.js';
import type { Side } from '../side.js';
import { degreesOffAxis, metresToGoal } from '../play.js';
import { chancesOf, valueAt } from './shot.js';

/** How a squad has the ball: with time to choose, in the clear, or in a contest. */
export type Hold = 'set' | 'clear' | 'contested';

/**
 * How an event holds the ball: a mark or free kick is a set position, and an act that is no possession is a contest.
 */
export function holdOf(event: Event): Hold {
  if (isOneOf(event, 'set')) return 'set';
  return isOneOf(event, 'possession') && !isOneOf(event, 'contested') ? 'clear' : 'contested';
}

/** Points a squad can expect if it has the ball at an event; from a set position no less than a shot from there. */
export function equity(game: Game, hold: Hold, event: Event, side: Side): number {
  const { chainPoints, holdWeights } = game.models.equity;
  const metres = metresToGoal(game, event, side, 'attacked');
  const chain = holdWeights[hold] * valueAt(chainPoints, metres);
  if (hold !== 'set') return chain;
  const { goal, behind } = chancesOf(game.models, true, metres, degreesOffAxis(game, event, side));
  return Math.max(chain, 6 * goal + behind);
}

/**
 * Points a squad can expect while neither squad has the ball: half of its points with the ball, minus half of the other
 * squad's.
 */
export function contestEquity(game: Game, event: Event, side: Side): number {
  const pointsAt = (goal: 'attacked' | 'defended'): number =>
    valueAt(game.models.equity.chainPoints, metresToGoal(game, event, side, goal));
  return (pointsAt('attacked') - pointsAt('defended')) / 2;
}
