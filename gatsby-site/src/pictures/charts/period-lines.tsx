import { periodDisplay } from '@goalsquare/engine';
import type { ReactElement } from 'react';
import type { WormFacts } from '../facts/worm';
import * as styles from '../pictures.module.css';
import type { WormScale } from './worm-scale';

interface PeriodLinesProps {
  readonly periods: WormFacts['periods'];
  readonly x: WormScale['x'];
}

/** Vertical lines at the starts of periods, with labels. */
export const PeriodLines = ({ periods, x }: PeriodLinesProps): ReactElement => (
  <>
    {periods.map(({ period }) => (
      <span
        key={period}
        className={styles.quarter}
        data-extra={period > 4}
        style={{ left: `${x({ period, seconds: 0 })}%` }}
      >
        <b>{periodDisplay(period, 0).split(' ')[0]}</b>
      </span>
    ))}
  </>
);
