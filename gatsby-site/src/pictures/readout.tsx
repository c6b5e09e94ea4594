import type { ReactElement } from 'react';
import type { Marks } from './marks';
import * as styles from './pictures.module.css';

interface ReadoutProps {
  readonly text: string | undefined;
  readonly marks: Pick<Marks, 'leads' | 'hint'>;
}

/**
 * What the current mark of a picture is, and where it leads. The mark has its text as its name, so the text is hidden
 * from assistive technology here.
 */
export const Readout = ({ text, marks: { leads, hint } }: ReadoutProps): ReactElement => (
  <div className={styles.readout}>
    <span aria-hidden="true">
      {text ?? `Point at a mark, or use Tab and the arrow keys.${hint === undefined ? '' : ` ${hint}`}`}
    </span>
    {leads}
  </div>
);
