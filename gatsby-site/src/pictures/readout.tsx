import type { ReactElement } from 'react';
import type { Marks } from './marks';
import * as styles from './pictures.module.css';

interface ReadoutProps {
  readonly text: string | undefined;
  readonly marks: Pick<Marks, 'leads' | 'hint'>;
}

/**
 * The description of the current mark, with a link. The text is hidden from assistive technology, because it is also
 * the mark's accessible name.
 */
export const Readout = ({ text, marks: { leads, hint } }: ReadoutProps): ReactElement => (
  <div className={styles.readout}>
    <span aria-hidden="true">
      {text ?? `Point at the picture, or use Tab and the arrow keys.${hint === undefined ? '' : ` ${hint}`}`}
    </span>
    {leads}
  </div>
);
