import { parseArgs } from 'node:util';
import type { StoredAccount, StoredKey } from '../../domain/accounts/stored-account.js';
import { UsageError, type Command } from './command.js';
import { licenceText } from './licence-options.js';
import { planText } from './plan-options.js';

const keyText =
  (kind: string) =>
  ({ id, created }: StoredKey): string =>
    `${kind} ${id} of ${created}`;

const linesOf = ({ id, name, plan, licence, operator, keys, machines, people }: StoredAccount): readonly string[] => [
  `${id} (${name})`,
  ...[
    planText(plan),
    licenceText(licence),
    ...(operator === true ? ['may feed live matches'] : []),
    ...keys.map(keyText('key')),
    ...machines.map(keyText('machine')),
    ...people.map(({ issuer, subject, email }) => `login ${subject ?? email ?? ''} of ${issuer}`),
  ].map((line) => `  ${line}`),
];

const hashless = ({ id, created }: StoredKey): object => ({ id, created });

/** `list`: the accounts, and the names of whatever opens them. No hash is shown. */
export const list: Command = {
  usage: `list [--json]
    lists the accounts, with the names of their keys, machines and logins`,
  run: (words, { accounts }, out) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    if (positionals.length > 0) throw new UsageError(`list takes no ${positionals.join(' ')}`);
    const all = accounts.all();
    if (values.json === true)
      out.print(
        JSON.stringify(
          all.map((account) => ({
            ...account,
            keys: account.keys.map(hashless),
            machines: account.machines.map(hashless),
          })),
          undefined,
          2,
        ),
      );
    else out.print(all.length === 0 ? 'there are no accounts' : all.flatMap(linesOf).join('\n'));
  },
};
