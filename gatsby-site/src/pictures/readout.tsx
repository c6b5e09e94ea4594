import type { ReactElement } from 'react';
import * as styles from './pictures.module.css';

/** What the mark that is pointed at stands for. The mark itself says it to those who cannot see this line. */
export const Readout = ({ text }: { readonly text: string | undefined }): ReactElement => (
  <p className={styles.readout} aria-hidden="true">
    {text ?? 'Point at a mark, or use Tab and the arrow keys.'}
  </p>
);
