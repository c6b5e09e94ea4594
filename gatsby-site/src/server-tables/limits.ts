import limits from '../../facts/limits.json';
import { number, type ServerTable } from './server-table';

const groups: Readonly<Record<string, string>> = {
  account: 'an account',
  address: 'an address',
  request: 'a request',
  connection: 'a connection',
  token: 'a token',
  answer: 'an answer',
};

/** Returns a table of the API's limits, optionally only certain groups. **Throws** if there is no such group. */
export function limitTable(wanted: readonly string[]): ServerTable {
  const strange = wanted.filter((group) => groups[group] === undefined);
  if (strange.length > 0)
    throw new Error(`there are no limits of ${strange.join(', ')}; there are ${Object.keys(groups).join(', ')}`);
  const shown = limits.filter(({ group }) => wanted.length === 0 || wanted.includes(group));
  return {
    columns: ['Of', 'What', 'Limit', 'Beyond it'],
    rows: shown.map(({ group, name, value, unit, status }) => [
      groups[group] ?? '',
      name,
      `${number(value)} ${unit}`.trim(),
      status === undefined ? '' : String(status),
    ]),
  };
}
