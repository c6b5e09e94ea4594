import type { GroundSize } from '@goalsquare/engine';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './ground.module.css';
import { boundary, fiftyArc, lines } from './outline';

/** Space around the boundary, for the posts. **Units**: metres. */
const MARGIN = 7;

const Posts = ({ x }: { readonly x: number }): ReactElement => (
  <>
    {[-1.5, -0.5, 0.5, 1.5].map((at) => (
      <circle key={at} cx={x} cy={at * lines.goalWidth} r={Math.abs(at) < 1 ? 1.1 : 0.8} className={styles.post} />
    ))}
  </>
);

const End = ({ size, sign }: { readonly size: GroundSize; readonly sign: 1 | -1 }): ReactElement => {
  const half = size.lengthMetres / 2;
  return (
    <g transform={`scale(${sign} 1)`}>
      <path d={fiftyArc(size)} />
      <rect
        x={half - lines.goalSquareDepth}
        y={-lines.goalWidth / 2}
        width={lines.goalSquareDepth}
        height={lines.goalWidth}
      />
      <Posts x={half + 1} />
    </g>
  );
};

interface GroundProps {
  readonly size: GroundSize;
  readonly label: string;
  /** `group` if elements on the ground can have the focus. */
  readonly role?: 'img' | 'group';
  /** What is drawn on the grass, below the lines. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A ground drawn to scale, seen from above. Its content uses metres from the centre, with +x to the right and +y up.
 */
export function Ground({ size, label, role = 'img', below, children }: GroundProps): ReactElement {
  const { rx, ry } = boundary(size);
  const half = lines.centreSquare / 2;
  return (
    <svg
      className={styles.ground}
      role={role}
      aria-label={label}
      viewBox={`${-rx - MARGIN} ${-ry - MARGIN} ${2 * (rx + MARGIN)} ${2 * (ry + MARGIN)}`}
    >
      <ellipse rx={rx} ry={ry} className={styles.grass} />
      <g transform="scale(1 -1)">{below}</g>
      <g className={styles.lines}>
        <ellipse rx={rx} ry={ry} />
        <rect x={-half} y={-half} width={lines.centreSquare} height={lines.centreSquare} />
        <circle r={lines.centreCircle} />
        <circle r={lines.innerCircle} />
        <path d={`M0 ${-lines.centreCircle}V${lines.centreCircle}`} />
        <End size={size} sign={1} />
        <End size={size} sign={-1} />
      </g>
      <g transform="scale(1 -1)">{children}</g>
    </svg>
  );
}
