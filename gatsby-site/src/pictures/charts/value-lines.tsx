import type { ReactElement } from 'react';
import * as styles from '../pictures.module.css';
import type { Axis } from './axis';

interface ValueLinesProps {
  readonly axis: Axis;
  /** Returns the label of a value. */
  readonly label?: (value: number) => number | string;
}

/** Horizontal lines for the values of a vertical axis, with labels. */
export const ValueLines = ({ axis: { ticks, at }, label = (value) => value }: ValueLinesProps): ReactElement => (
  <>
    {ticks.map((tick) => (
      <span key={tick} className={styles.tick} style={{ top: `${100 - at(tick)}%` }}>
        <b>{label(tick)}</b>
      </span>
    ))}
  </>
);
