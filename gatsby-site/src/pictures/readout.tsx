import type { ReactElement } from 'react';
import type { Marks } from './marks';
import * as styles from './pictures.module.css';

/**
 * The description of the current mark, with a link. The text is hidden from assistive technology, because it is also
 * the mark's accessible name.
 */
export const Readout = ({ marks: { current, describe, leads, hint } }: { readonly marks: Marks }): ReactElement => (
  <div className={styles.readout}>
    <span aria-hidden="true">
      {current === undefined
        ? `Point at the picture, or use Tab and the arrow keys.${hint === undefined ? '' : ` ${hint}`}`
        : describe(current)}
    </span>
    {leads}
  </div>
);
