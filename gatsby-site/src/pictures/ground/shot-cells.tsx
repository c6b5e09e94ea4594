import { standardGround } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { useEvidenceMarks } from '../use-evidence-marks';
import * as styles from './ground-marks.module.css';
import { Legend } from '../legend';
import { MarkedGround } from './marked-ground';
import { Picture } from '../picture';

/** The shots from a cell of the standard ground. **Units**: metres from its centre; points. */
export interface ShotCell {
  readonly x: number;
  readonly y: number;
  readonly shots: number;
  /** The sum of the shots' expected points. */
  readonly expected: number;
  /** Goals. **Empty**: `undefined` if they were not requested. */
  readonly goals?: number;
  /** The evidence of the expected points. **Empty**: `undefined` if they do not belong to a single match. */
  readonly evidence?: EvidenceRequest | undefined;
}

interface ShotCellsProps {
  readonly title: string;
  readonly cells: readonly ShotCell[];
  readonly cellMetres: number;
}

/** The maximum expected points of a shot, which are those of a certain goal. */
const MOST = 6;

/** Returns the opacity of a circle, according to its expected points per shot. */
const opacityOfShot = (perShot: number): number => Math.round((0.12 + 0.83 * Math.min(1, perShot / MOST)) * 100) / 100;

const perShotOf = ({ shots, expected }: ShotCell): number => (shots === 0 ? 0 : expected / shots);

const textOf = (cell: ShotCell): string => {
  const { x, y, shots, expected, goals } = cell;
  const scored = goals === undefined ? '' : `, ${goals} ${goals === 1 ? 'goal' : 'goals'}`;
  return `${shots} ${shots === 1 ? 'shot' : 'shots'} around ${Math.round(x)}, ${Math.round(y)}${scored}, ${expected.toFixed(1)} points expected, ${perShotOf(cell).toFixed(1)} a shot`;
};

const Sign = ({ radius, opacity }: { readonly radius: number; readonly opacity: number }): ReactElement => (
  <svg viewBox="-3 -3 6 6" aria-hidden="true" data-side={0}>
    <circle r={radius} className={styles.shots} fillOpacity={opacity} />
  </svg>
);

/**
 * Shots at goal by location, attacking to the right. A larger circle means more shots, and a stronger colour more
 * expected points per shot. Every circle can have the focus.
 */
export function ShotCells({ title, cells, cellMetres }: ShotCellsProps): ReactElement {
  const marks = useEvidenceMarks(cells, textOf, ({ evidence }) => evidence);
  const most = Math.max(1, ...cells.map(({ shots }) => shots));
  const widest = cellMetres * 0.55;
  const radiusOf = (shots: number): number => Math.max(0.9, widest * Math.sqrt(shots / most));
  return (
    <Picture
      title={title}
      table={{
        columns: ['Around x (m)', 'Around y (m)', 'Shots', 'Goals', 'Points expected', 'A shot'],
        rows: cells.map((cell) => [
          Math.round(cell.x),
          Math.round(cell.y),
          cell.shots,
          cell.goals ?? '–',
          { text: cell.expected.toFixed(2), evidence: cell.evidence },
          perShotOf(cell).toFixed(2),
        ]),
      }}
    >
      <Legend
        signs={[
          ...(most === 1 ? [] : [[<Sign key="few" radius={1.1} opacity={0.6} />, '1 shot'] as const]),
          [<Sign key="many" radius={2.8} opacity={0.6} />, `${most} ${most === 1 ? 'shot' : 'shots'}`],
          [<Sign key="low" radius={2.4} opacity={opacityOfShot(1)} />, '1 expected point per shot'],
          [<Sign key="high" radius={2.4} opacity={opacityOfShot(5)} />, '5 points'],
        ]}
      />
      <MarkedGround
        size={standardGround}
        label={`${title}. Larger circles mean more shots. A stronger colour means more expected points per shot.`}
        items={cells}
        marks={marks}
        styleOf={({ x, y }) => ({ side: 0, transform: `translate(${x} ${y})` })}
      >
        {(cell) => (
          <>
            <circle r={Math.max(radiusOf(cell.shots) + 0.8, 2)} className={styles.reach} />
            <circle r={radiusOf(cell.shots)} className={styles.shots} fillOpacity={opacityOfShot(perShotOf(cell))} />
          </>
        )}
      </MarkedGround>
    </Picture>
  );
}
