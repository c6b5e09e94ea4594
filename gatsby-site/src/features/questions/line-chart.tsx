import type { ReactElement } from 'react';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { useEvidenceMarks } from '../../pictures/use-evidence-marks';
import { Legend } from '../../pictures/legend';
import { Picture, type PictureProps } from '../../pictures/picture';
import * as pictures from '../../pictures/pictures.module.css';
import { axisOf } from '../../pictures/charts/axis';
import { DotPlot } from '../../pictures/charts/plot';
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

const tableOf = ({ title, points, trendUnit }: LineChartProps): PictureProps['table'] => ({
  columns: ['Of', title, ...(trendUnit === undefined ? [] : [trendUnit])],
  rows: points.map(({ label, value, trend, evidence }) => [
    label,
    { text: String(value), evidence },
    ...(trendUnit === undefined ? [] : [trend?.toFixed(1) ?? '–']),
  ]),
});

/** The line, and the labels of its ends. **Units**: per cent of the plot. */
function Line({ points, trendUnit, x, y }: LineChartProps & Scale): ReactElement {
  const line = points.flatMap(({ value, trend }, at): readonly (readonly [number, number])[] => {
    const shown = trendUnit === undefined ? value : trend;
    return shown === undefined ? [] : [[x(at), y(shown)]];
  });
  const ends = points.length > 1 ? [points[0]?.label, points.at(-1)?.label] : [points[0]?.label];
  return (
    <>
      <p className={styles.ends} aria-hidden="true">
        {ends.map((label, at) => (
          <span key={at}>{label?.replace(/:.*$/u, '')}</span>
        ))}
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={linePath(line)} className={pictures.line} vectorEffect="non-scaling-stroke" />
      </svg>
    </>
  );
}

interface Scale {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
}

/**
 * A line chart of values by match, round or season. Every value is a dot that can have the focus. The line connects the
 * values or, if there is a trend, shows only the trend.
 */
export function LineChart(props: LineChartProps): ReactElement {
  const { title, points, trendUnit } = props;
  const marks = useEvidenceMarks(
    points,
    (point) => withTrend(point, trendUnit),
    ({ evidence }) => evidence,
  );
  const values = points.flatMap(({ value, trend }) => (trend === undefined ? [value] : [value, trend]));
  const axis = axisOf(values, [0, 1]);
  const x = (at: number): number => shareOf(at, 0, Math.max(1, points.length - 1));
  const y = (value: number): number => 100 - axis.at(value);
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
      <DotPlot
        label={title}
        items={points}
        marks={marks}
        axis={axis}
        dotOf={({ value }, at) => ({ left: x(at), top: y(value), side: 'value' })}
      >
        <Line {...props} x={x} y={y} />
      </DotPlot>
    </Picture>
  );
}
