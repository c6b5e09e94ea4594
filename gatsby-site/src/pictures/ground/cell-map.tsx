import type { CellShape, GroundSize, SideIndex } from '@goalsquare/engine';
import { useId, type ReactElement } from 'react';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { useEvidenceMarks } from '../use-evidence-marks';
import { Ground } from './ground';
import { boundary } from './outline';
import { cellCorners } from '../facts/cell-area';
import * as styles from './ground-marks.module.css';
import { legendOf, opacityOf } from './heat-scale';
import { Readout } from '../readout';

/** A cell and its value. **Units**: metres from the centre of the ground to the middle of the cell. */
export interface MappedCell {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly display: string;
}

interface CellMapProps<T extends MappedCell> {
  readonly label: string;
  /** Unit of the values. */
  readonly unit: string;
  readonly ground: GroundSize;
  readonly side?: SideIndex;
  readonly shape: CellShape;
  readonly cellMetres: number;
  readonly cells: readonly T[];
  readonly evidenceOf: (cell: T) => EvidenceRequest | undefined;
}

/** The gap between two cells. **Units**: metres. */
const GAP = 0.5;

/**
 * Returns a value that few cells exceed. Using it as the maximum keeps one very high value from making all others pale.
 */
const greatOf = (cells: readonly MappedCell[]): number =>
  cells.map(({ value }) => value).sort((a, b) => a - b)[Math.floor((cells.length - 1) * 0.97)] ?? 0;

/**
 * The legend of the cells' colours, with the values that they represent. **Empty**: nothing if the values are not
 * counts.
 */
function Scale({ unit, great, side, cells, cellMetres }: ScaleProps): ReactElement | null {
  if (great < 1 || !cells.every(({ value }) => Number.isInteger(value))) return null;
  return (
    <div className={styles.scale} data-side={side}>
      <span>
        {unit} in a cell of {cellMetres} metres
      </span>
      <ol>
        {legendOf(great).map((count) => (
          <li key={count}>
            <i style={{ opacity: opacityOf(count, great) }} />
            {count}
            {count === great && ' or more'}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ScaleProps extends Pick<CellMapProps<MappedCell>, 'unit' | 'cells' | 'cellMetres'> {
  readonly great: number;
  readonly side: SideIndex;
}

/** A map of values by cell of the ground. The acting squad attacks to the right. Every cell can have the focus. */
export function CellMap<T extends MappedCell>(props: CellMapProps<T>): ReactElement {
  const { label, unit, ground, side = 0, shape, cellMetres, cells, evidenceOf } = props;
  const id = useId().replace(/\W/gu, '');
  const { rx, ry } = boundary(ground);
  const great = greatOf(cells);
  const marks = useEvidenceMarks(
    cells,
    ({ x, y, display }) => `${unit}, around ${Math.round(x)}, ${Math.round(y)}: ${display}`,
    evidenceOf,
  );
  return (
    <>
      <Scale unit={unit} great={great} side={side} cells={cells} cellMetres={cellMetres} />
      <div {...marks.frame}>
        <Ground
          size={ground}
          label={`${label}. Darker cells have greater values.`}
          role="group"
          below={
            <>
              <clipPath id={id}>
                <ellipse rx={rx} ry={ry} />
              </clipPath>
              <g clipPath={`url(#${id})`}>
                {cells.map((cell, at) => (
                  <g key={at} {...marks.mark(at)} className={styles.mark} data-side={side}>
                    <polygon
                      points={cellCorners(shape, cell, cellMetres - GAP)
                        .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
                        .join(' ')}
                      fillOpacity={opacityOf(cell.value, great)}
                      className={styles.cell}
                    />
                  </g>
                ))}
              </g>
            </>
          }
        />
      </div>
      <Readout marks={marks} />
    </>
  );
}
