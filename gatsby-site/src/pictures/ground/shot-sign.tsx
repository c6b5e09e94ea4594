import type { ShotResultCode } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import * as styles from './ground-marks.module.css';

/**
 * The sign of a shot by its result: a full circle for a goal, a ring for a behind, a cross for a miss, and a square for
 * out on the full. **Units**: `radius` in units of the drawing.
 */
export function ShotSign({
  result,
  radius,
}: {
  readonly result: ShotResultCode;
  readonly radius: number;
}): ReactElement {
  const arm = radius * 0.75;
  switch (result) {
    case 'GOAL':
      return <circle r={radius} className={styles.full} />;
    case 'BEHI':
    case 'RUSH':
      return <circle r={radius} className={styles.ring} />;
    case 'MISS':
      return <path d={`M${-arm} ${-arm}L${arm} ${arm}M${-arm} ${arm}L${arm} ${-arm}`} className={styles.cross} />;
    case 'OOTF':
      return <rect x={-arm} y={-arm} width={2 * arm} height={2 * arm} className={styles.ring} />;
  }
}
