import type { ReactElement, ReactNode } from 'react';
import type { Marks } from '../marks';
import * as styles from '../pictures.module.css';
import { Readout } from '../readout';
import type { Axis } from './axis';

interface PlotProps {
  readonly axis: Axis;
  /** Returns the label of a value on the axis. */
  readonly valueLabel?: ((value: number) => number | string) | undefined;
  readonly children?: ReactNode;
}

/** A plot with horizontal lines for the values of its vertical axis. */
export const Plot = ({ axis: { ticks, at }, valueLabel = (value) => value, children }: PlotProps): ReactElement => (
  <div className={styles.plot}>
    {ticks.map((tick) => (
      <span key={tick} className={styles.tick} style={{ top: `${100 - at(tick)}%` }}>
        <b>{valueLabel(tick)}</b>
      </span>
    ))}
    {children}
  </div>
);

/** The place and look of a dot. **Units**: per cent of the plot, from the left and from the top. */
interface Dot {
  readonly left: number;
  readonly top: number;
  readonly side: 0 | 1 | 'value';
  readonly isSmall?: boolean;
}

interface DotPlotProps<T> extends PlotProps {
  readonly label: string;
  readonly items: readonly T[];
  readonly marks: Marks;
  readonly dotOf: (item: T, at: number) => Dot;
}

/** A plot with a dot for each item above the lines in `children`, and a description of the current dot below it. */
export function DotPlot<T>({ label, items, marks, dotOf, children, ...plot }: DotPlotProps<T>): ReactElement {
  return (
    <>
      <div className={styles.chart} role="group" aria-label={label} {...marks.frame}>
        <Plot {...plot}>
          {children}
          {items.map((item, index) => {
            const { left, top, side, isSmall = false } = dotOf(item, index);
            return (
              <span
                key={index}
                {...marks.mark(index)}
                className={styles.dot}
                data-side={side}
                data-small={isSmall}
                style={{ left: `${left}%`, top: `${top}%` }}
              />
            );
          })}
        </Plot>
      </div>
      {items.length > 0 && <Readout marks={marks} />}
    </>
  );
}
