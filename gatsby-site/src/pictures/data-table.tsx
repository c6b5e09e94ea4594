import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import * as styles from './pictures.module.css';

/** A text of a table that leads somewhere. */
export interface LinkedText {
  readonly text: string;
  readonly to: string;
}

/** Rows of a picture as a table. A column of numbers is set to the right. */
export interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | LinkedText)[])[];
}

/** Whether a cell is a number, as such or as text: `6`, `-1.5`, `66.7%`, `86:53`. */
const isNumber = (cell: string | number | LinkedText | undefined): boolean =>
  typeof cell === 'number' || (typeof cell === 'string' && /^-?\d+(?:[.:]\d+)?%?$/u.test(cell));

/** A table that scrolls sideways in itself where the page is too narrow for it. */
export const DataTable = ({ caption, columns, rows }: Table): ReactElement => (
  <div className={`${styles.scroll} scroll-hint`} role="region" aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, column) => (
            <th key={name} scope="col" data-number={isNumber(rows[0]?.[column])}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, column) => (
              <td key={columns[column]} data-number={isNumber(cell)}>
                {typeof cell === 'object' ? <Link to={cell.to}>{cell.text}</Link> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
