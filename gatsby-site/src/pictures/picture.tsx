import type { ReactElement, ReactNode } from 'react';
import { DataTable, type Table } from './data-table';
import * as styles from './pictures.module.css';
import { SourceLine, type Source } from './source-line';

/** A picture: its title, its data as a table, and the call that returns the data. */
export interface PictureProps {
  readonly title: string;
  /** The data. Its caption is by default the title. */
  readonly table: Omit<Table, 'caption'> & Partial<Pick<Table, 'caption'>>;
  readonly source?: Source;
  readonly children: ReactNode;
}

/** The frame of every picture: its caption, the picture, its data as a table, and the call behind it. */
export const Picture = ({ title, table, source, children }: PictureProps): ReactElement => (
  <figure className={styles.picture}>
    <figcaption className={styles.caption}>{title}</figcaption>
    {children}
    <details className={styles.behind}>
      <summary>Show as a table</summary>
      <DataTable caption={title} {...table} />
    </details>
    {source !== undefined && <SourceLine {...source} />}
  </figure>
);
