import type { ReactElement } from 'react';
import { ScrollTable } from '../../../components/scroll-table';
import type { CsvTable } from '../../../contract/csv-tables';
import * as styles from './operation.module.css';

/** The columns of one table. */
const Columns = ({ table: { name, isDefault, columns } }: { readonly table: CsvTable }): ReactElement => (
  <details>
    <summary>
      <code>{isDefault ? 'format=csv' : `format=csv&table=${name}`}</code>: {columns.length} columns
    </summary>
    <ScrollTable className={styles.stacked} columns={['Column', 'Type', 'Meaning']}>
      <tbody>
        {columns.map(({ name: column, type, unit, mayBeEmpty, description }) => (
          <tr key={column}>
            <td>
              <code>{column}</code>
            </td>
            <td>
              {type}
              {[unit, mayBeEmpty ? 'may be empty' : '']
                .filter((remark) => remark !== '')
                .map((remark) => (
                  <span key={remark} className={styles.allowed}>
                    {remark}
                  </span>
                ))}
            </td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </details>
);

/** The tables that a response becomes as CSV and as data frames in Python and R. */
export const CsvTables = ({ tables }: { readonly tables: readonly CsvTable[] }): ReactElement => (
  <>
    <p>
      With <code>format=csv</code> in the query, or <code>Accept: text/csv</code>, the response is a table. The Python
      and R packages build their data frames from the same tables.
    </p>
    {tables.map((table) => (
      <Columns key={table.name} table={table} />
    ))}
  </>
);
