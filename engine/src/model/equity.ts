import { expectedShot } from './shot-model.js';
import { heightAt, type Line } from './line.js';

/** How freely a squad has the ball: after a mark or free kick, without a contest, or in a contest. */
export type Hold = 'set' | 'clear' | 'contested';

/**
 * Average points of a chain of possession, by metres to goal at its start. The points of the line are starts in the
 * defensive 50, in either half of the midfield and in the forward 50 (0.34, 0.60, 0.96 and 2.13 points over two
 * seasons), and a shot in play in front of the goal.
 * **Source**: `docs/adr/0011-models.md`.
 */
export const chainPoints: Line = [
  [5, 4.6],
  [33, 2.13],
  [65, 0.96],
  [95, 0.6],
  [125, 0.34],
  [165, 0.2],
];

/** Weight of each hold relative to the average of all chains. The weights are our own. */
export const holdWeights: Readonly<Record<Hold, number>> = { set: 1.1, clear: 1, contested: 0.85 };

/**
 * Average points of a chain that begins with a kick-in, over two seasons. **Source**:
 * `docs/adr/0011-models.md`.
 */
export const KICK_IN_POINTS = 0.3;

/**
 * A location as a squad sees it. **Units**: metres to the goal it attacks and to the goal it defends; degrees off the
 * long axis.
 */
export interface Outlook {
  readonly metres: number;
  readonly degrees: number;
  readonly ownMetres: number;
}

/**
 * Returns the expected points of a squad that has the ball. A set position is worth at least as much as a set shot.
 * **Units**: points.
 */
export function equityOf(hold: Hold, { metres, degrees }: Outlook): number {
  const chain = holdWeights[hold] * heightAt(chainPoints, metres);
  if (hold !== 'set') return chain;
  const { goal, behind } = expectedShot({ set: true, metres, degrees });
  return Math.max(chain, 6 * goal + behind);
}

/**
 * Returns the expected points of a squad while neither squad has the ball: half of its expected points with the ball,
 * minus half of the opposition's. **Units**: points.
 */
export const contestEquity = ({ metres, ownMetres }: Outlook): number =>
  (heightAt(chainPoints, metres) - heightAt(chainPoints, ownMetres)) / 2;
