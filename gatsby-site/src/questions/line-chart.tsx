import type { ReactElement } from 'react';
import { useMarks } from '../pictures/marks';
import { Picture } from '../pictures/picture';
import * as pictures from '../pictures/pictures.module.css';
import { Readout } from '../pictures/readout';
import { linePath, shareOf, ticksOf } from '../pictures/scales';
import * as styles from './questions.module.css';

/** A point of a line. */
export interface LinePoint {
  readonly label: string;
  readonly value: number;
  readonly display: string;
}

interface LineChartProps {
  readonly title: string;
  readonly unit: string;
  readonly points: readonly LinePoint[];
}

/** Values in the order of matches, rounds or seasons, as a line. Every point is a mark. */
export function LineChart({ title, unit, points }: LineChartProps): ReactElement {
  const marks = useMarks(points.length);
  const values = points.map(({ value }) => value);
  const ticks = ticksOf(Math.min(0, ...values), Math.max(1, ...values));
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const x = (at: number): number => shareOf(at, 0, Math.max(1, points.length - 1));
  const y = (value: number): number => 100 - shareOf(value, least, most);
  const current = marks.current === undefined ? undefined : points[marks.current];
  return (
    <Picture
      title={title}
      table={{ caption: title, columns: ['Of', unit], rows: points.map(({ label, value }) => [label, value]) }}
    >
      <div
        className={pictures.chart}
        role="group"
        aria-label={title}
        onKeyDown={marks.onKeyDown}
        onPointerLeave={() => {
          marks.choose(undefined);
        }}
      >
        <div className={pictures.plot}>
          {ticks.map((tick) => (
            <span key={tick} className={pictures.tick} style={{ top: `${y(tick)}%` }}>
              <b>{tick}</b>
            </span>
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              d={linePath(points.map(({ value }, at): [number, number] => [x(at), y(value)]))}
              className={pictures.line}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map(({ label, value, display }, at) => (
            <span
              key={at}
              {...marks.mark(at)}
              role="img"
              aria-label={`${label}: ${display}`}
              className={styles.point}
              style={{ left: `${x(at)}%`, top: `${y(value)}%` }}
            />
          ))}
        </div>
      </div>
      <Readout text={current && `${current.label}: ${current.display}`} />
    </Picture>
  );
}
