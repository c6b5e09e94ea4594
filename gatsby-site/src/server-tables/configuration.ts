import configuration from '../../facts/configuration.json';
import { code, type ServerTable } from './server-table';

/** Returns a table of the environment variables in a section. **Throws** if there is no such section. */
export function configurationTable(section: string): ServerTable {
  const rows = configuration.filter((variable) => variable.section === section);
  if (rows.length === 0)
    throw new Error(
      `there is no section ${section}; there are ${[...new Set(configuration.map((variable) => variable.section))].join(', ')}`,
    );
  return {
    columns: ['Variable', 'Default', 'Allowed', 'Meaning'],
    rows: rows.map(({ names, default: standard, allowed, description }) => [
      names.map(code).join(', '),
      standard,
      allowed,
      description,
    ]),
  };
}
