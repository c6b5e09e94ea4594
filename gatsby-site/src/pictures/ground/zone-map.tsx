import { standardGround } from '@goalsquare/engine';
import { useId, type ReactElement } from 'react';
import { Ground } from './ground';
import { boundary, lines } from './outline';
import * as ground from './ground.module.css';
import * as styles from './ground-marks.module.css';
import { Picture } from '../picture';

/** Radius of the centre bounce's sign. **Units**: metres. */
const SIGN = lines.centreCircle * 1.9;

/** Returns the SVG path of half the ground without its arc, on the side of the goal at `end`. */
const midOf = (end: number, ry: number): string => {
  const arc = `M${end} ${-lines.arc}A${lines.arc} ${lines.arc} 0 0 ${end < 0 ? 1 : 0} ${end} ${lines.arc}Z`;
  return `M0 ${-ry}H${end}V${ry}H0Z${arc}`;
};

/** The physical areas of a ground. **Units**: metres. */
function GroundAreas(): ReactElement {
  const id = useId().replace(/\W/gu, '');
  const { rx, ry } = boundary(standardGround);
  return (
    <>
      <clipPath id={`ground-${id}`}>
        <ellipse rx={rx} ry={ry} />
      </clipPath>
      <g clipPath={`url(#ground-${id})`}>
        <path d={midOf(-rx, ry)} fillRule="evenodd" className={styles.area} />
        <path d={midOf(rx, ry)} fillRule="evenodd" className={styles.area} />
        <circle cx={-rx} r={lines.arc} className={styles.area} />
        <circle cx={rx} r={lines.arc} className={styles.area} />
      </g>
    </>
  );
}

/** The sign of the centre bounce: a badge at the centre with rays, so that it does not look like an area. */
const CentreBounce = (): ReactElement => (
  <g className={ground.bounce}>
    {Array.from({ length: 12 }, (_, at) => (
      <path key={at} d={`M0 ${SIGN + 1.2}V${SIGN + 3.4}`} transform={`rotate(${at * 30})`} />
    ))}
    <circle r={SIGN} />
  </g>
);

const half = standardGround.lengthMetres / 2;
const mid = (half - lines.arc + SIGN + 4) / 2;

/** The position of each zone's label. **Units**: metres from the centre, along the ground. */
const middle = { L50: -half + lines.arc / 2, LM: -mid, CB: 0, RM: mid, R50: half - lines.arc / 2 } as const;

type GroundPart = keyof typeof middle;

/** The physical areas, each with its logical zone for a squad that attacks to the right. */
const zones = [
  ['L50', 'D50'],
  ['LM', 'DM'],
  ['CB', 'CB'],
  ['RM', 'AM'],
  ['R50', 'F50'],
] as const satisfies readonly (readonly [GroundPart, string])[];

/** Returns how far a label is moved down, so that the lines of the centre square do not cross it. **Units**: metres. */
const labelY = (part: GroundPart): number => (part === 'LM' || part === 'RM' ? -36 : 0);

const logical = (at: number, sign: 1 | -1): string => zones[sign === 1 ? at : zones.length - 1 - at]?.[1] ?? '';

function Zoned({ sign }: { readonly sign: 1 | -1 }): ReactElement {
  const label = `A squad that attacks to the ${sign === 1 ? 'right' : 'left'}: ${zones.map(([part], at) => `${part} is ${logical(at, sign)}`).join(', ')}`;
  return (
    <Ground size={standardGround} label={label}>
      <GroundAreas />
      <CentreBounce />
      {zones.map(([part], at) => (
        <g key={part} transform={`translate(${middle[part]} 0) scale(1 -1)`}>
          <text y={part === 'CB' ? 0 : labelY(part) - 3} className={styles.zoneText}>
            {logical(at, sign)}
          </text>
          {part !== 'CB' && (
            <text y={labelY(part) + 6} className={styles.zoneSmall}>
              {part}
            </text>
          )}
        </g>
      ))}
      <path
        d={`M${-sign * half * 0.35} -48H${sign * half * 0.35}m${-sign * 5} -4l${sign * 5} 4l${-sign * 5} 4`}
        className={styles.arrow}
      />
    </Ground>
  );
}

/** The physical and the logical zones of the ground, for both directions of attack. */
export const ZoneMap = (): ReactElement => {
  const title =
    'Zones of the ground: logical zones of the acting squad in large letters, physical zones in small letters';
  return (
    <Picture
      title={title}
      table={{
        columns: ['Physical', 'Attacking to the right', 'Attacking to the left'],
        rows: zones.map(([part], at) => [part, logical(at, 1), logical(at, -1)]),
      }}
    >
      <div className={styles.pair}>
        <div>
          <p>Attacking to the right</p>
          <Zoned sign={1} />
        </div>
        <div>
          <p>Attacking to the left</p>
          <Zoned sign={-1} />
        </div>
      </div>
      <p className="hint">
        CB is a moment, not an area. It covers the acts of a centre bounce, at the centre of the ground.
      </p>
    </Picture>
  );
};
