import { standardGround, type GroundSize } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import { Ground } from './ground';
import { CentreBounce, GroundAreas, middleOf, type GroundPart } from './zones';
import * as styles from './ground-marks.module.css';
import { Picture } from '../picture';

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

function Zoned({ size, sign }: { readonly size: GroundSize; readonly sign: 1 | -1 }): ReactElement {
  const middle = middleOf(size);
  const end = size.lengthMetres / 2;
  const label = `A squad that attacks to the ${sign === 1 ? 'right' : 'left'}: ${zones.map(([part], at) => `${part} is ${logical(at, sign)}`).join(', ')}`;
  return (
    <Ground size={size} label={label}>
      <GroundAreas size={size} look={() => ({ className: styles.area ?? '' })} />
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
        d={`M${-sign * end * 0.35} -48H${sign * end * 0.35}m${-sign * 5} -4l${sign * 5} 4l${-sign * 5} 4`}
        className={styles.arrow}
      />
    </Ground>
  );
}

/** The physical and the logical zones of the ground, for both directions of attack. */
export const ZoneMap = ({ size = standardGround }: { readonly size?: GroundSize }): ReactElement => {
  const title =
    'Zones of the ground: logical zones of the acting squad in large letters, physical zones in small letters';
  return (
    <Picture
      title={title}
      table={{
        caption: title,
        columns: ['Physical', 'Attacking to the right', 'Attacking to the left'],
        rows: zones.map(([part], at) => [part, logical(at, 1), logical(at, -1)]),
      }}
    >
      <div className={styles.pair}>
        <div>
          <p>Attacking to the right</p>
          <Zoned size={size} sign={1} />
        </div>
        <div>
          <p>Attacking to the left</p>
          <Zoned size={size} sign={-1} />
        </div>
      </div>
      <p className={styles.remark}>
        CB is a moment, not an area. It covers the acts of a centre bounce, at the centre of the ground.
      </p>
    </Picture>
  );
};
