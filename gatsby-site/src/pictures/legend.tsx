import type { ReactElement, ReactNode } from 'react';
import * as styles from './pictures.module.css';

/** A sign in a picture, and its meaning. */
export type LegendSign = readonly [sign: ReactNode, meaning: string];

/** The legend of a picture. */
export const Legend = ({ signs }: { readonly signs: readonly LegendSign[] }): ReactElement => (
  <ul className={styles.legend}>
    {signs.map(([sign, meaning]) => (
      <li key={meaning}>
        {sign}
        {meaning}
      </li>
    ))}
  </ul>
);

/** A sample of a squad's colour. */
export const SideSign = ({ side }: { readonly side: 0 | 1 | 'none' }): ReactElement => (
  <span className={styles.patch} data-side={side} />
);
