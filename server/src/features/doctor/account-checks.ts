import { countOf } from '@goalsquare/data';
import type { World } from '@goalsquare/data';
import type { Licence } from '../../domain/accounts/licence.js';
import type { StoredAccount } from '../../domain/accounts/stored-account.js';
import { fault, ok, warning, type Finding } from './finding.js';

const PAGE = 'docs/accounts.md';

/** The members of an account that checks read. */
export type CheckedAccount = Pick<StoredAccount, 'id' | 'licence' | 'keys' | 'machines' | 'people'>;

/** Checks who has access. `isPublic` means that other machines can reach the server. */
export function checkAccounts(accounts: readonly CheckedAccount[], hasPublicKeys: boolean, isPublic: boolean): Finding {
  if (hasPublicKeys)
    return isPublic
      ? fault(
          'the public keys of the sandbox are in force, so anyone can feed matches',
          'Add an account, which switches them off at once, or set GOALSQUARE_SANDBOX_LOGIN=off.',
          'docs/runbook.md#the-public-keys-of-the-sandbox-are-in-force',
        )
      : ok('the public keys of the sandbox, on this machine only');
  if (accounts.length === 0)
    return fault('there is no account', 'Add one: accounts add ID --tier TIER --league all.', PAGE);
  const closed = accounts.filter(({ keys, machines, people }) => keys.length + machines.length + people.length === 0);
  return closed.length === 0
    ? ok(countOf(accounts.length, 'account'))
    : warning(
        `no key, machine or person can use the account ${closed.map(({ id }) => id).join(', ')}`,
        'Make a key: accounts token ID.',
        PAGE,
      );
}

/** Returns the leagues, levels and seasons of a licence that the data lacks. */
function missingIn({ leagues }: Licence, world: Pick<World, 'leagues'>): readonly string[] {
  if (leagues === 'all') return [];
  return leagues.flatMap(({ leagueId, levelIds = [], seasonIds = [] }) => {
    const league = world.leagues.find(({ id }) => id === leagueId);
    if (league === undefined) return [`league ${leagueId}`];
    const known = new Set(league.levels.flatMap((level) => level.seasonIds));
    return [
      ...levelIds
        .filter((id) => !league.levels.some((level) => level.id === id))
        .map((id) => `level ${id} of league ${leagueId}`),
      ...seasonIds.filter((id) => !known.has(id)).map((id) => `season ${id} of league ${leagueId}`),
    ];
  });
}

/** Checks that the data contains the licensed leagues, levels and seasons. */
export function checkLicences(accounts: readonly CheckedAccount[], world: Pick<World, 'leagues'>): Finding {
  const missing = accounts.flatMap(({ id, licence }) => missingIn(licence, world).map((what) => `${id}: ${what}`));
  return missing.length === 0
    ? ok(`the data has all leagues and seasons of ${countOf(accounts.length, 'licence')}`)
    : warning(
        `the data lacks leagues or seasons of licences: ${missing.join(', ')}`,
        'Correct the licence with accounts licence ID, or import the matches.',
        PAGE,
      );
}
