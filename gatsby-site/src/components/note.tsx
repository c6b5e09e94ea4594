import type { ReactElement, ReactNode } from 'react';
import * as styles from './note.module.css';

/** A note, set apart from the surrounding text. */
export const Note = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.note} role="note">
    <p className={styles.label}>Note</p>
    {children}
  </div>
);

/** A warning about a possible mistake. */
export const Warning = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.warning} role="note">
    <p className={styles.label}>Take care</p>
    {children}
  </div>
);
