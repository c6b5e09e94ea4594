import type { ReactElement, ReactNode } from 'react';
import * as styles from './pictures.module.css';

/** What the signs of a picture mean. */
export const Legend = ({
  signs,
}: {
  readonly signs: readonly (readonly [sign: ReactNode, meaning: string])[];
}): ReactElement => (
  <ul className={styles.legend}>
    {signs.map(([sign, meaning]) => (
      <li key={meaning}>
        {sign}
        {meaning}
      </li>
    ))}
  </ul>
);

/** A patch of the colour of a squad. */
export const SideSign = ({ side }: { readonly side: 0 | 1 | 'none' }): ReactElement => (
  <span className={styles.patch} data-side={side} />
);
