import { standardGround } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { Ground as DrawnGround } from './ground';
import { lines } from './outline';
import * as styles from './ground-marks.module.css';
import { Picture } from '../picture';

const { lengthMetres, widthMetres } = standardGround;

const measures: readonly (readonly [what: string, metres: number])[] = [
  ['Length, goal line to goal line (x)', lengthMetres],
  ['Width, boundary to boundary (y)', widthMetres],
  ['Arc in front of each goal, radius', lines.arc],
  ['Centre square, side', lines.centreSquare],
  ['Centre circle, radius', lines.centreCircle],
  ['Goal square, depth', lines.goalSquareDepth],
  ['Goal, width', lines.goalWidth],
];

/** Locations that explain the coordinates: x runs along the ground, y across it, both from the centre. */
const spots = [
  [0, 0],
  [lengthMetres / 2, 0],
  [-lengthMetres / 2, 0],
  [0, widthMetres / 2],
  [0, -widthMetres / 2],
] as const;

/** Returns where a location's label goes so that it fits into the drawing. */
const textAt = ([x, y]: (typeof spots)[number]): { readonly x: number; readonly y: number } => ({
  x: x === 0 ? 0 : -Math.sign(x) * 14,
  y: y === 0 ? -6 : Math.sign(y) * 8,
});

/** The standard ground with its coordinates. */
export function Ground(): ReactElement {
  const title = `The standard ground, ${lengthMetres} by ${widthMetres} metres: x runs along it, y across it, both from the centre`;
  return (
    <Picture title={title} table={{ columns: ['Measure', 'Metres'], rows: measures }}>
      <DrawnGround size={standardGround} label={`${title}. The right-hand goal is at ${lengthMetres / 2}, 0.`}>
        <path
          d={`M${-lengthMetres / 2} 0H${lengthMetres / 2}M0 ${-widthMetres / 2}V${widthMetres / 2}`}
          className={styles.axis}
        />
        {spots.map((spot) => (
          <g key={spot.join()} transform={`translate(${spot[0]} ${spot[1]}) scale(1 -1)`}>
            <circle r={1.4} className={styles.spot} />
            <text {...textAt(spot)} className={styles.zoneSmall}>
              {spot.join(', ')}
            </text>
          </g>
        ))}
      </DrawnGround>
    </Picture>
  );
}
