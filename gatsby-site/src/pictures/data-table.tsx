import { Link } from 'gatsby';
import { isValidElement, type ReactElement } from 'react';
import * as styles from '../controls/tables.module.css';
import { EvidenceLink } from '../evidence-links/evidence-link';
import type { EvidenceRequest } from '../evidence-links/evidence-request';

/** A cell that is a link. */
interface LinkedText {
  readonly text: string;
  readonly to: string;
}

/** A number of a match, as text, and its evidence. **Empty**: no evidence if no single request can select it. */
interface EvidencedText {
  readonly text: string;
  readonly evidence: EvidenceRequest | undefined;
}

type TableCell = string | number | LinkedText | EvidencedText | ReactElement;

/** A table that is not sorted. The first column contains the row headings, and numeric columns are aligned right. */
export interface Table {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Whether a cell is a number, or a text such as `6`, `-1.5`, `66.7%` or `86:53`. */
function isNumber(cell: TableCell | undefined): boolean {
  const content = typeof cell === 'object' ? ('evidence' in cell ? cell.text : undefined) : cell;
  return typeof content === 'number' || (content !== undefined && /^-?[\d,]+(?:[.:]\d+)?%?$/u.test(content));
}

function contentOf(cell: TableCell): ReactElement | string | number {
  if (typeof cell !== 'object' || isValidElement(cell)) return cell;
  if ('to' in cell) return <Link to={cell.to}>{cell.text}</Link>;
  if ('evidence' in cell && cell.evidence !== undefined)
    return <EvidenceLink request={cell.evidence}>{cell.text}</EvidenceLink>;
  return cell.text;
}

/** A table that scrolls sideways if the page is too narrow. */
export const DataTable = ({ caption, columns, rows }: Table): ReactElement => (
  <div className={styles.table} role="region" aria-label={caption} tabIndex={0}>
    <table>
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
            {row.map((cell, column) => {
              const Cell = column === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={columns[column]}
                  scope={column === 0 ? 'row' : undefined}
                  data-number={isNumber(cell)}
                  data-short={!isValidElement(cell)}
                >
                  {contentOf(cell)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
