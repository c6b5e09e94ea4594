import type { GroundSize, Point } from '@goalsquare/engine';
import { metresApart } from '../exact.js';

/** Distance from the middle of the goal to just outside a behind post. **Units**: metres. */
const BESIDE_POSTS = 10.5;

/** The ground: an ellipse whose ends are the goal lines. **Units**: metres from the centre. */
export class Oval {
  readonly halfLength: number;
  readonly halfWidth: number;

  constructor({ lengthMetres, widthMetres }: GroundSize) {
    this.halfLength = lengthMetres / 2;
    this.halfWidth = widthMetres / 2;
  }

  /** Returns how far out a point is, from 0 in the centre to 1 on the boundary. */
  share(x: number, y: number): number {
    return Math.sqrt((x * x) / (this.halfLength * this.halfLength) + (y * y) / (this.halfWidth * this.halfWidth));
  }

  /** Returns the approximate distance of a point from the boundary. It is negative outside. */
  metresInside(x: number, y: number): number {
    const share = this.share(x, y);
    if (share < 0.01) return Math.min(this.halfLength, this.halfWidth);
    return (metresApart(x, y, 0, 0) / share) * (1 - share);
  }

  /**
   * Returns a point that is at least `margin` metres inside the boundary: the given point, or else the nearest one
   * towards the centre.
   */
  within(x: number, y: number, margin = 0.5): Point {
    const share = this.share(x, y);
    const limit = 1 - margin / Math.min(this.halfLength, this.halfWidth);
    return share <= limit ? { x, y } : { x: (x * limit) / share, y: (y * limit) / share };
  }

  /**
   * Returns a point `beyond` metres past the boundary, where a ball that goes straight out from (x, y) crosses it. It
   * never crosses between the behind posts, where it would score.
   */
  crossing(x: number, y: number, beyond = 0): Point {
    const { halfLength: a, halfWidth: b } = this;
    const steepness = metresApart(x / (a * a), y / (b * b), 0, 0);
    const [outX, outY] = steepness === 0 ? [0, 1] : [x / (a * a) / steepness, y / (b * b) / steepness];
    const square = (outX * outX) / (a * a) + (outY * outY) / (b * b);
    const along = (x * outX) / (a * a) + (y * outY) / (b * b);
    const inside = 1 - this.share(x, y) ** 2;
    const metres = (Math.sqrt(Math.max(0, along * along + square * inside)) - along) / square;
    const crossX = x + outX * metres;
    const crossY = y + outY * metres;
    if (Math.abs(crossY) >= BESIDE_POSTS) return { x: crossX + outX * beyond, y: crossY + outY * beyond };
    const atEnd = a * Math.sqrt(1 - (BESIDE_POSTS / b) ** 2) + beyond;
    return { x: crossX < 0 ? -atEnd : atEnd, y: crossY < 0 ? -BESIDE_POSTS : BESIDE_POSTS };
  }

  /** Returns the distance to the goal that a squad attacks. `sign` is 1 for the right-hand goal. */
  metresToGoal(x: number, y: number, sign: number): number {
    return metresApart(sign * this.halfLength, 0, x, y);
  }

  /** Returns the zone of a point, as a squad sees it: 0 D50, 1 DM, 2 AM, 3 F50. */
  zone(x: number, y: number, sign: number): 0 | 1 | 2 | 3 {
    if (this.metresToGoal(x, y, sign) <= 50) return 3;
    if (this.metresToGoal(x, y, -sign) <= 50) return 0;
    return x * sign >= 0 ? 2 : 1;
  }
}
