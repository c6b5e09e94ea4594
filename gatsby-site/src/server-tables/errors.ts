import errors from '../../facts/errors.json';
import { code, type ServerTable } from './server-table';

/**
 * Returns a table of the server's errors, optionally only those with certain statuses. **Throws** if a status has no
 * error.
 */
export function errorTable(statuses: readonly number[]): ServerTable {
  const shown = errors.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
  const strange = statuses.filter((status) => !shown.some((error) => error.status === status));
  if (strange.length > 0) throw new Error(`no error has status ${strange.join(', ')}`);
  return {
    columns: ['Status', 'Code', 'Title', 'When'],
    rows: shown.map(({ status, code: of, title, when }) => [String(status), code(of), title, when]),
  };
}
