import type { ReactElement } from 'react';
import { ScrollTable } from '../../../components/scroll-table';
import type { Status } from '../../../contract/operation-page';
import * as styles from './operation.module.css';

/** The statuses of failures, with the problems that cause them. */
export const StatusTable = ({ statuses }: { readonly statuses: readonly Status[] }): ReactElement => (
  <ScrollTable className={styles.statuses} columns={['Status', 'When', 'Problems']}>
    <tbody>
      {statuses.map(({ status, description, problems }) => (
        <tr key={status}>
          <td>{status}</td>
          <td>{description}</td>
          <td>
            {problems.length > 0 && (
              <ul className={styles.problems}>
                {problems.map(({ code, when }) => (
                  <li key={code}>
                    <code>{code}</code>: {when}
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);
