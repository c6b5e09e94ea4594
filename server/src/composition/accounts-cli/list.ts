import type { StoredAccount, StoredKey } from '../../domain/accounts/stored-account.js';
import type { LastUses } from '../../domain/accounts/key-use.js';
import { parsed, UsageError, type Command } from './command.js';
import { licenceText } from './licence-options.js';
import { planText } from './plan-options.js';

/** Returns a function that describes a key, with its last use to the minute. */
const keyText =
  (kind: string, uses: LastUses) =>
  ({ id, created }: StoredKey): string => {
    const used = uses[id];
    const use = used === undefined ? 'no use recorded' : `last used ${used.slice(0, 16).replace('T', ' ')} UTC`;
    return `${kind} ${id} of ${created}, ${use}`;
  };

const linesOf = (
  { id, name, plan, licence, operator, keys, machines, people }: StoredAccount,
  uses: LastUses,
): readonly string[] => [
  `${id} (${name})`,
  ...[
    planText(plan),
    licenceText(licence),
    ...(operator === true ? ['may feed live matches'] : []),
    ...keys.map(keyText('key', uses)),
    ...machines.map(keyText('machine', uses)),
    ...people.map(({ issuer, subject, email }) => `login ${subject ?? email ?? ''} of ${issuer}`),
  ].map((line) => `  ${line}`),
];

const hashless =
  (uses: LastUses) =>
  ({ id, created }: StoredKey): object => ({ id, created, ...(uses[id] !== undefined && { lastUsed: uses[id] }) });

/**
 * `list`: lists the accounts, with the ids and last uses of their keys and machines, and their logins. It shows no
 * hash.
 */
export const list: Command = {
  usage: `list [--json]
    lists the accounts with the ids of their keys, machines and logins, and the last uses of keys and machines`,
  run: (words, { accounts, readKeyUse }, out) => {
    const { values, positionals } = parsed(words, { json: { type: 'boolean' } });
    if (positionals.length > 0) throw new UsageError(`list takes no ${positionals.join(' ')}`);
    const [all, uses] = [accounts.all(), readKeyUse()];
    if (values.json === true)
      out.print(
        JSON.stringify(
          all.map((account) => ({
            ...account,
            keys: account.keys.map(hashless(uses)),
            machines: account.machines.map(hashless(uses)),
          })),
          undefined,
          2,
        ),
      );
    else
      out.print(
        all.length === 0 ? 'there are no accounts' : all.flatMap((account) => linesOf(account, uses)).join('\n'),
      );
  },
};
