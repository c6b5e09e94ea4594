import type { ReactElement } from 'react';
import type { Marks } from './marks';
import * as styles from './pictures.module.css';

interface ReadoutProps {
  readonly text: string | undefined;
  readonly marks: Pick<Marks, 'leads' | 'hint'>;
}

/**
 * The description of the current mark, and its link. The text is also the mark's accessible name, so it is hidden from
 * assistive technology here.
 */
export const Readout = ({ text, marks: { leads, hint } }: ReadoutProps): ReactElement => (
  <div className={styles.readout}>
    <span aria-hidden="true">
      {text ?? `Point at a mark, or use Tab and the arrow keys.${hint === undefined ? '' : ` ${hint}`}`}
    </span>
    {leads}
  </div>
);
