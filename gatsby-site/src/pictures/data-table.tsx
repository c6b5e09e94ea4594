import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { EvidenceLink } from '../evidence-links/evidence-link';
import type { EvidenceRequest } from '../evidence-links/evidence-request';
import * as styles from './pictures.module.css';

/** A cell that is a link. */
export interface LinkedText {
  readonly text: string;
  readonly to: string;
}

/** A number of a match, as text, and its evidence. **Empty**: no evidence if no single request can select it. */
export interface EvidencedText {
  readonly text: string;
  readonly evidence: EvidenceRequest | undefined;
}

type TableCell = string | number | LinkedText | EvidencedText;

/** The data of a picture as a table. Numeric columns are aligned right. */
export interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Whether a cell is a number, or a text such as `6`, `-1.5`, `66.7%` or `86:53`. */
function isNumber(cell: TableCell | undefined): boolean {
  const content = typeof cell === 'object' ? ('evidence' in cell ? cell.text : undefined) : cell;
  return typeof content === 'number' || (content !== undefined && /^-?\d+(?:[.:]\d+)?%?$/u.test(content));
}

function contentOf(cell: TableCell): ReactElement | string | number {
  if (typeof cell !== 'object') return cell;
  if ('to' in cell) return <Link to={cell.to}>{cell.text}</Link>;
  return cell.evidence === undefined ? cell.text : <EvidenceLink request={cell.evidence}>{cell.text}</EvidenceLink>;
}

/** A table that scrolls sideways if the page is too narrow. */
export const DataTable = ({ caption, columns, rows }: Table): ReactElement => (
  <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
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
                {contentOf(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
