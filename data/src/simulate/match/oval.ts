import type { GroundSize, Point } from '@goalsquare/engine';
import { metresApart } from '../exact.js';

/** The ground: an ellipse whose ends are the goal lines. **Units**: metres from the centre. */
export class Oval {
  readonly halfLength: number;
  readonly halfWidth: number;

  constructor({ lengthMetres, widthMetres }: GroundSize) {
    this.halfLength = lengthMetres / 2;
    this.halfWidth = widthMetres / 2;
  }

  /** How far out a point lies: 0 in the centre, 1 on the boundary. */
  share(x: number, y: number): number {
    return Math.sqrt((x * x) / (this.halfLength * this.halfLength) + (y * y) / (this.halfWidth * this.halfWidth));
  }

  /** About how far a point lies from the boundary; negative outside. */
  metresInside(x: number, y: number): number {
    const share = this.share(x, y);
    if (share < 0.01) return Math.min(this.halfLength, this.halfWidth);
    return (metresApart(x, y, 0, 0) / share) * (1 - share);
  }

  /** The point itself, or where the way out from the centre crosses a line so far inside the boundary. */
  within(x: number, y: number, margin = 0.5): Point {
    const share = this.share(x, y);
    const limit = 1 - margin / Math.min(this.halfLength, this.halfWidth);
    return share <= limit ? { x, y } : { x: (x * limit) / share, y: (y * limit) / share };
  }

  /** Distance to the goal a squad attacks; `sign` is 1 for the right-hand one. */
  metresToGoal(x: number, y: number, sign: number): number {
    return metresApart(sign * this.halfLength, 0, x, y);
  }

  /** Zone of a point seen from a squad: 0 D50, 1 DM, 2 AM, 3 F50. */
  zone(x: number, y: number, sign: number): 0 | 1 | 2 | 3 {
    if (this.metresToGoal(x, y, sign) <= 50) return 3;
    if (this.metresToGoal(x, y, -sign) <= 50) return 0;
    return x * sign >= 0 ? 2 : 1;
  }
}
