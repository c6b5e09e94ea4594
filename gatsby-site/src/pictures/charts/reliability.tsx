import type { ForecastTest } from '@goalsquare/openapi/types';
import type { ReactElement } from 'react';
import { capitalised } from '../../query/table';
import * as styles from '../pictures.module.css';
import { useMarks } from '../marks';
import { Picture } from '../picture';
import { axisOf } from './axis';
import { DotPlot } from './plot';
import { percent } from './scales';

type Decile = ForecastTest['deciles'][number];

const rangeOf = ({ interval }: Decile): string => interval.map(percent).join(' to ');

const describe = (decile: Decile): string =>
  `Forecast ${percent(decile.expected)} on average, happened ${percent(decile.real)} (${rangeOf(decile)}), ${decile.states} forecasts`;

/** Both axes. **Units**: chance in per cent. */
const axis = axisOf([], [0, 100], 5);

/**
 * A chart of how often the home squad won, by its forecast chance. On the diagonal, both are equal. Each tenth of the
 * chances has a dot, and its 95 % interval as a line.
 */
export function Reliability({ test }: { readonly test: ForecastTest }): ReactElement {
  const { name, seasons, deciles } = test;
  const marks = useMarks(deciles, describe);
  const title = `${capitalised(name)}, ${seasons}: forecast and outcome`;
  return (
    <Picture
      title={title}
      table={{
        columns: ['Forecast', 'Happened', '95% interval', 'Forecasts'],
        rows: deciles.map((decile) => [percent(decile.expected), percent(decile.real), rangeOf(decile), decile.states]),
      }}
      source={{ operation: 'getForecastCalibration', path: '/v1/metadata/forecasts/calibration' }}
    >
      <DotPlot
        label={title}
        items={deciles}
        marks={marks}
        axis={axis}
        dotOf={({ expected, real }) => ({ left: expected * 100, top: 100 - real * 100, side: 0 })}
      >
        {axis.ticks.map((tick) => (
          <span key={tick} className={styles.quarter} data-value="true" style={{ left: `${axis.at(tick)}%` }}>
            <b>{tick}</b>
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 100L100 0" className={styles.line} vectorEffect="non-scaling-stroke" />
          {deciles.map(({ from, expected, interval: [low = 0, high = 0] }) => (
            <path
              key={from}
              d={`M${expected * 100} ${100 - low * 100}V${100 - high * 100}`}
              className={styles.interval}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </DotPlot>
      <p className={styles.source}>Across: forecast, in per cent. Up: how often it happened.</p>
    </Picture>
  );
}
