import type { GroundSize } from '@goalsquare/engine';
import { useId, type ReactElement, type ReactNode, type SVGProps } from 'react';
import * as styles from './ground.module.css';
import { boundary, lines } from './outline';

/** A physical area of the ground, from left to right. */
export type GroundArea = 'L50' | 'LM' | 'RM' | 'R50';

/** A physical zone, from left to right. Each is an area except the centre bounce, which is a moment. */
export type GroundPart = GroundArea | 'CB';

interface GroundAreasProps {
  readonly size: GroundSize;
  /** Returns the SVG attributes that an area is drawn with. */
  readonly look: (area: GroundArea) => SVGProps<SVGElement>;
}

/** Radius of the centre bounce's sign. **Units**: metres. */
const SIGN = lines.centreCircle * 1.9;

/** Returns the SVG path of half the ground without its arc, on the side of the goal at `end`. */
const midOf = (end: number, ry: number): string => {
  const arc = `M${end} ${-lines.arc}A${lines.arc} ${lines.arc} 0 0 ${end < 0 ? 1 : 0} ${end} ${lines.arc}Z`;
  return `M0 ${-ry}H${end}V${ry}H0Z${arc}`;
};

/** The physical areas of a ground. **Units**: metres. */
export function GroundAreas({ size, look }: GroundAreasProps): ReactElement {
  const id = useId().replace(/\W/gu, '');
  const { rx, ry } = boundary(size);
  const props = (area: GroundArea): SVGProps<never> => look(area) as SVGProps<never>;
  return (
    <>
      <clipPath id={`ground-${id}`}>
        <ellipse rx={rx} ry={ry} />
      </clipPath>
      <g clipPath={`url(#ground-${id})`}>
        <path d={midOf(-rx, ry)} fillRule="evenodd" {...props('LM')} />
        <path d={midOf(rx, ry)} fillRule="evenodd" {...props('RM')} />
        <circle cx={-rx} r={lines.arc} {...props('L50')} />
        <circle cx={rx} r={lines.arc} {...props('R50')} />
      </g>
    </>
  );
}

/** The sign of the centre bounce: a badge at the centre with rays, so that it does not look like an area. */
export const CentreBounce = ({ children }: { readonly children?: ReactNode }): ReactElement => (
  <g className={styles.bounce}>
    {Array.from({ length: 12 }, (_, at) => (
      <path key={at} d={`M0 ${SIGN + 1.2}V${SIGN + 3.4}`} transform={`rotate(${at * 30})`} />
    ))}
    <circle r={SIGN} />
    {children}
  </g>
);

/** Returns the position of each zone's label. **Units**: metres from the centre, along the ground. */
export const middleOf = ({ lengthMetres }: GroundSize): Readonly<Record<GroundPart, number>> => {
  const half = lengthMetres / 2;
  const mid = (half - lines.arc + SIGN + 4) / 2;
  return { L50: -half + lines.arc / 2, LM: -mid, CB: 0, RM: mid, R50: half - lines.arc / 2 };
};
