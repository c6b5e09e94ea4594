import type { GroundSize, SideIndex } from '@goalsquare/engine';
import type { ReactElement, ReactNode } from 'react';
import { Ground } from './ground';
import * as styles from './ground-marks.module.css';
import type { Marks } from '../marks';
import { Readout } from '../readout';

/** The look of a mark: the colour of its squad, and its position. */
export interface MarkStyle {
  readonly side: SideIndex | 'none';
  readonly transform?: string;
}

interface MarkedGroundProps<T extends object> {
  readonly size: GroundSize;
  readonly label: string;
  readonly items: readonly T[];
  readonly styleOf: (item: T, index: number) => MarkStyle;
  /** The marks of the items. */
  readonly marks: Marks;
  /** Draws the mark of an item. */
  readonly children: (item: T) => ReactNode;
}

/** A ground with a mark for each item. A line of text below it describes the current mark. */
export function MarkedGround<T extends object>({
  size,
  label,
  items,
  styleOf,
  marks,
  children,
}: MarkedGroundProps<T>): ReactElement {
  return (
    <>
      <div {...marks.frame}>
        <Ground size={size} label={label} role="group">
          {items.map((item, index) => {
            const { side, transform } = styleOf(item, index);
            return (
              <g key={index} {...marks.mark(index)} className={styles.mark} data-side={side} transform={transform}>
                {children(item)}
              </g>
            );
          })}
        </Ground>
      </div>
      <Readout marks={marks} />
    </>
  );
}
