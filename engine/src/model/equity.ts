import { expectedShot } from './shot-model.js';
import { heightAt, type Line } from './line.js';

/** How a squad has the ball: free to choose after a mark or free kick, in the clear, or in a contest. */
export type Hold = 'set' | 'clear' | 'contested';

/**
 * Points a chain of possession brings on average, by metres to goal at its start. The knots stand for starts in the
 * defensive 50, either half of the midfield and the forward 50 (0.34, 0.60, 0.96 and 2.13 points over two seasons); at
 * the mouth of goal a shot in play.
 * **Source**: `docs/adr/0016-shots-and-ratings.md`.
 */
export const chainPoints: Line = [
  [5, 4.6],
  [33, 2.13],
  [65, 0.96],
  [95, 0.6],
  [125, 0.34],
  [165, 0.2],
];

/** What having the ball so is worth beside the average of all chains; the weights are ours. */
export const holdWeights: Readonly<Record<Hold, number>> = { set: 1.1, clear: 1, contested: 0.85 };

/** Points a chain that begins with a kick-in brings on average. **Source**: how such chains end over two seasons. */
export const KICK_IN_POINTS = 0.3;

/**
 * A spot as its squad sees it. **Units**: metres to the goal it attacks and to the one it defends; degrees off the long
 * axis.
 */
export interface Outlook {
  readonly metres: number;
  readonly degrees: number;
  readonly ownMetres: number;
}

/**
 * Expected points of a squad that has the ball; from a set position no less than a set shot from there. **Units**:
 * points.
 */
export function equityOf(hold: Hold, { metres, degrees }: Outlook): number {
  const chain = holdWeights[hold] * heightAt(chainPoints, metres);
  if (hold !== 'set') return chain;
  const { goal, behind } = expectedShot({ set: true, metres, degrees });
  return Math.max(chain, 6 * goal + behind);
}

/**
 * Expected points of a squad while nobody has the ball: half of what it would have, less half of what the other would.
 * **Units**: points.
 */
export const contestEquity = ({ metres, ownMetres }: Outlook): number =>
  (heightAt(chainPoints, metres) - heightAt(chainPoints, ownMetres)) / 2;
