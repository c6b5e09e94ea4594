import { ARC_METRES, type GroundSize } from '@goalsquare/engine';

/** Dimensions that are the same on every ground. **Units**: metres. **Source**: laws of the game. */
export const lines = {
  centreSquare: 50,
  centreCircle: 5,
  innerCircle: 1.5,
  goalSquareDepth: 9,
  goalWidth: 6.4,
  arc: ARC_METRES,
} as const;

const rounded = (metres: number): number => Math.round(metres * 100) / 100;

/** The boundary, an ellipse. */
export const boundary = ({ lengthMetres, widthMetres }: GroundSize): { readonly rx: number; readonly ry: number } => ({
  rx: lengthMetres / 2,
  ry: widthMetres / 2,
});

/**
 * Returns the fifty-metre arc of the goal at +x as an SVG path. Its centre is the middle of the goal line, and its ends
 * are on the boundary.
 */
export function fiftyArc({ lengthMetres, widthMetres }: GroundSize): string {
  const [a, b] = [lengthMetres / 2, widthMetres / 2];
  const y = (x: number): number => b * Math.sqrt(Math.max(0, 1 - (x / a) ** 2));
  let [inside, outside] = [a - lines.arc, a];
  for (let step = 0; step < 40; step += 1) {
    const middle = (inside + outside) / 2;
    if (Math.hypot(a - middle, y(middle)) > lines.arc) inside = middle;
    else outside = middle;
  }
  const [x, edge] = [rounded(inside), rounded(y(inside))];
  return `M${x} ${-edge}A${lines.arc} ${lines.arc} 0 0 0 ${x} ${edge}`;
}
