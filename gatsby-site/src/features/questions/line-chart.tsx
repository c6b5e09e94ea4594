import type { ReactElement } from 'react';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { useEvidenceMarks } from '../../pictures/use-evidence-marks';
import { Legend } from '../../pictures/legend';
import type { Table } from '../../pictures/data-table';
import type { Marks } from '../../pictures/marks';
import { Picture } from '../../pictures/picture';
import * as pictures from '../../pictures/pictures.module.css';
import { Readout } from '../../pictures/readout';
import { axisOf } from '../../pictures/charts/axis';
import { ValueLines } from '../../pictures/charts/value-lines';
import { linePath, shareOf } from '../../pictures/charts/scales';
import * as styles from './questions.module.css';

/** A point of a line. */
export interface LinePoint {
  readonly label: string;
  readonly value: number;
  readonly display: string;
  /** The value of a second line, such as a rolling mean. */
  readonly trend?: number;
  /** The evidence of the value. **Empty**: `undefined` if the value does not belong to a single match. */
  readonly evidence?: EvidenceRequest | undefined;
}

interface LineChartProps {
  readonly title: string;
  readonly points: readonly LinePoint[];
  /** Label of the other line. */
  readonly trendUnit?: string;
}

const withTrend = ({ label, display, trend }: LinePoint, unit: string | undefined): string =>
  `${label}: ${display}${trend === undefined || unit === undefined ? '' : `; ${unit} ${trend.toFixed(1)}`}`;

const tableOf = ({ title, points, trendUnit }: LineChartProps): Table => ({
  caption: title,
  columns: ['Of', title, ...(trendUnit === undefined ? [] : [trendUnit])],
  rows: points.map(({ label, value, trend, evidence }) => [
    label,
    { text: String(value), evidence },
    ...(trendUnit === undefined ? [] : [trend?.toFixed(1) ?? '–']),
  ]),
});

/** The points and the line. **Units**: per cent of the plot. */
function Plot({ points, trendUnit, marks }: LineChartProps & { readonly marks: Marks }): ReactElement {
  const values = points.flatMap(({ value, trend }) => (trend === undefined ? [value] : [value, trend]));
  const axis = axisOf(values, [0, 1]);
  const x = (at: number): number => shareOf(at, 0, Math.max(1, points.length - 1));
  const y = (value: number): number => 100 - axis.at(value);
  const line = points.flatMap(({ value, trend }, at): readonly (readonly [number, number])[] => {
    const shown = trendUnit === undefined ? value : trend;
    return shown === undefined ? [] : [[x(at), y(shown)]];
  });
  const ends = points.length > 1 ? [points[0]?.label, points.at(-1)?.label] : [points[0]?.label];
  return (
    <div className={pictures.plot}>
      <ValueLines axis={axis} />
      <p className={styles.ends} aria-hidden="true">
        {ends.map((label, at) => (
          <span key={at}>{label?.replace(/:.*$/u, '')}</span>
        ))}
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={linePath(line)} className={pictures.line} vectorEffect="non-scaling-stroke" />
      </svg>
      {points.map((point, at) => (
        <span
          key={at}
          {...marks.mark(at)}
          aria-label={withTrend(point, trendUnit)}
          className={styles.point}
          style={{ left: `${x(at)}%`, top: `${y(point.value)}%` }}
        />
      ))}
    </div>
  );
}

/**
 * A line chart of values by match, round or season. Every value is a dot that can have the focus. The line connects the
 * values or, if there is a trend, shows only the trend.
 */
export function LineChart(props: LineChartProps): ReactElement {
  const { title, points, trendUnit } = props;
  const marks = useEvidenceMarks(points, ({ evidence }) => evidence);
  const current = marks.current === undefined ? undefined : points[marks.current];
  return (
    <Picture title={title} table={tableOf(props)}>
      {trendUnit !== undefined && (
        <Legend
          signs={[
            [<span key="value" className={styles.valueSign} />, 'each match'],
            [<span key="trend" className={styles.trendSign} />, trendUnit],
          ]}
        />
      )}
      <div className={pictures.chart} role="group" aria-label={title} {...marks.frame}>
        <Plot {...props} marks={marks} />
      </div>
      <Readout text={current && withTrend(current, trendUnit)} marks={marks} />
    </Picture>
  );
}
