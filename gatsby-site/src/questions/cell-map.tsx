import { standardGround, type CellShape } from '@goalsquare/engine';
import { useId, type ReactElement } from 'react';
import { Ground } from '../ground/ground';
import { boundary } from '../ground/outline';
import * as marked from '../pictures/ground-marks.module.css';
import { useMarks } from '../pictures/marks';
import { Picture } from '../pictures/picture';
import { Readout } from '../pictures/readout';

/** A cell and its value. **Units**: metres from the centre of the standard ground. */
export interface MappedCell {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly display: string;
}

interface CellMapProps {
  readonly title: string;
  readonly unit: string;
  readonly shape: CellShape;
  readonly cellMetres: number;
  readonly cells: readonly MappedCell[];
}

/** A gap between cells. **Units**: metres. */
const GAP = 0.5;

/** The outline of a hexagon with two upright sides. **Shape**: points of an SVG polygon. */
function hexagon({ x, y }: MappedCell, width: number): string {
  const [half, side] = [(width - GAP) / 2, (width - GAP) / Math.sqrt(3)];
  return [
    [0, side],
    [half, side / 2],
    [half, -side / 2],
    [0, -side],
    [-half, -side / 2],
    [-half, side / 2],
  ]
    .map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(2)},${(y + dy).toFixed(2)}`)
    .join(' ');
}

const square = ({ x, y }: MappedCell, width: number): string => {
  const half = (width - GAP) / 2;
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ]
    .map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(2)},${(y + dy).toFixed(2)}`)
    .join(' ');
};

/** How strong the colour of a value is, beside the greatest. */
const strength = (value: number, greatest: number): number =>
  value <= 0 || greatest <= 0 ? 0 : Math.round((0.08 + 0.82 * Math.min(1, value / greatest)) * 100) / 100;

/** Values by cell of the standard ground, the acting side attacking to the right. Every cell is a mark. */
export function CellMap({ title, unit, shape, cellMetres, cells }: CellMapProps): ReactElement {
  const id = useId().replace(/\W/gu, '');
  const marks = useMarks(cells.length);
  const { rx, ry } = boundary(standardGround);
  const greatest = Math.max(0, ...cells.map(({ value }) => value));
  const textOf = ({ x, y, display }: MappedCell): string => `${display} around ${Math.round(x)}, ${Math.round(y)}`;
  const outline = shape === 'hex' ? hexagon : square;
  const current = marks.current === undefined ? undefined : cells[marks.current];
  return (
    <Picture
      title={title}
      table={{
        caption: title,
        columns: ['Around x (m)', 'Around y (m)', unit],
        rows: cells.map(({ x, y, value }) => [Math.round(x), Math.round(y), value]),
      }}
    >
      <div
        onKeyDown={marks.onKeyDown}
        onPointerLeave={() => {
          marks.choose(undefined);
        }}
      >
        <Ground size={standardGround} label={`${title}; darker where the value is greater`} role="group">
          <clipPath id={id}>
            <ellipse rx={rx} ry={ry} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            {cells.map((cell, at) => (
              <g
                key={at}
                {...marks.mark(at)}
                role="img"
                aria-label={textOf(cell)}
                className={marked.mark}
                data-side={0}
              >
                <polygon
                  points={outline(cell, cellMetres)}
                  fillOpacity={strength(cell.value, greatest)}
                  className={marked.cell}
                />
              </g>
            ))}
          </g>
        </Ground>
      </div>
      <Readout text={current && textOf(current)} />
    </Picture>
  );
}
