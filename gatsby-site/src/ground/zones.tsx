import type { GroundSize } from '@goalsquare/engine';
import { useId, type ReactElement, type SVGProps } from 'react';
import { boundary, lines } from './outline';

/** A physical part of the ground, left to right. */
export type GroundPart = 'L50' | 'LM' | 'CB' | 'RM' | 'R50';

interface GroundPartsProps {
  readonly size: GroundSize;
  /** What each part is drawn with. */
  readonly look: (part: GroundPart) => SVGProps<SVGElement>;
}

/** Radius of the patch that stands for centre bounces, whose zone is no place. **Units**: metres. */
const CENTRE = lines.centreCircle * 2;

/** Half of the ground without its arc and without the centre, towards the goal at `end`. */
const midOf = (end: number, ry: number): string => {
  const arc = `M${end} ${-lines.arc}A${lines.arc} ${lines.arc} 0 0 ${end < 0 ? 1 : 0} ${end} ${lines.arc}Z`;
  const centre = `M0 ${-CENTRE}A${CENTRE} ${CENTRE} 0 0 ${end < 0 ? 0 : 1} 0 ${CENTRE}Z`;
  return `M0 ${-ry}H${end}V${ry}H0Z${arc}${centre}`;
};

/**
 * The physical zones of a ground as areas, to be drawn on it. The centre stands for what belongs to a centre bounce.
 * **Units**: metres.
 */
export function GroundParts({ size, look }: GroundPartsProps): ReactElement {
  const id = useId().replace(/\W/gu, '');
  const { rx, ry } = boundary(size);
  const props = (part: GroundPart): SVGProps<never> => look(part) as SVGProps<never>;
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
        <circle r={CENTRE} {...props('CB')} />
      </g>
    </>
  );
}

/** Where the name of each part stands. **Units**: metres from the centre, along the ground. */
export const middleOf = ({ lengthMetres }: GroundSize): Readonly<Record<GroundPart, number>> => {
  const half = lengthMetres / 2;
  const mid = (half - lines.arc + CENTRE) / 2;
  return { L50: -half + lines.arc / 2, LM: -mid, CB: 0, RM: mid, R50: half - lines.arc / 2 };
};
