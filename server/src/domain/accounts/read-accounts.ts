import { MAX_ID, tiers } from '@goalsquare/engine';
import {
  AccountsError,
  type ParsedValue,
  readItems,
  readMembers,
  readNumber,
  readOptional,
  readText,
  readWord,
  requireValue,
} from './schema-reader.js';
import type { StoredAccount, StoredKey, StoredPerson } from './stored-account.js';
import { type Plan, quotaPeriods } from './plan.js';
import type { Licence, LicensedLeague } from './licence.js';

const idOf = (given: ParsedValue): number => readNumber(given, 'whole', 0, MAX_ID);
const idsOf = (given: ParsedValue): readonly number[] => readItems(given).map(idOf);

function leagueOf(given: ParsedValue): LicensedLeague {
  const league = readMembers(given, ['leagueId', 'levelIds', 'seasonIds']);
  const levelIds = readOptional(league.levelIds, idsOf);
  const seasonIds = readOptional(league.seasonIds, idsOf);
  return { leagueId: idOf(league.leagueId), ...(levelIds && { levelIds }), ...(seasonIds && { seasonIds }) };
}

/** Reads a licence. **Throws** `AccountsError` that names the invalid member. */
export function readLicence(given: ParsedValue): Licence {
  const { tier, leagues } = readMembers(given, ['tier', 'leagues']);
  return { tier: readWord(tier, tiers), leagues: leagues.value === 'all' ? 'all' : readItems(leagues).map(leagueOf) };
}

const MAX_RATE = 1_000_000;
const MAX_REQUESTS = 2_147_483_647;
const name = /^[^\p{C}]{1,64}$/u;

/** Reads a plan. **Throws** `AccountsError` that names the invalid member. */
export function readPlan(given: ParsedValue): Plan {
  const plan = readMembers(given, ['name', 'ratePerSecond', 'burst', 'requestLimit', 'quotaPeriod']);
  return {
    name: readText(plan.name, name, 'a text of 1 to 64 characters'),
    ratePerSecond: readNumber(plan.ratePerSecond, 'any', 0.001, MAX_RATE),
    burst: readNumber(plan.burst, 'whole', 1, MAX_RATE),
    requestLimit: readNumber(plan.requestLimit, 'whole', 0, MAX_REQUESTS),
    quotaPeriod: readWord(plan.quotaPeriod, quotaPeriods),
  };
}

/** The first members of the accounts file: its format and version. */
export const accountsFormat = { format: 'goalsquare-accounts', version: 1 } as const;

const MAX_SECONDS = 100_000_000_000;

/** Reads the id of an account. **Throws** `AccountsError` if it is invalid. */
export const readAccountId = (given: ParsedValue): string =>
  readText(
    given,
    /^[a-z0-9][a-z0-9._-]{0,63}$/u,
    '1 to 64 small letters, digits, dots, dashes and underscores, a letter or digit first',
  );

/** Reads the name of an account. **Throws** `AccountsError` if it is invalid. */
export const readAccountName = (given: ParsedValue): string =>
  readText(given, /^[^\p{C}]{1,100}$/u, 'a text of 1 to 100 characters');

function keyOf(given: ParsedValue): StoredKey {
  const { id, hash, created } = readMembers(given, ['id', 'hash', 'created']);
  return {
    id: readText(id, /^[A-Za-z0-9._-]{1,64}$/u, '1 to 64 letters, digits, dots, dashes and underscores'),
    hash: readText(hash, /^[0-9a-f]{64}$/u, '64 hexadecimal digits in small letters'),
    created: readText(created, /^\d{4}-\d\d-\d\d$/u, 'a day such as 2026-11-20'),
  };
}

/** Reads a person who can log in. **Throws** `AccountsError` if a member is invalid. */
export function readPerson(given: ParsedValue): StoredPerson {
  const { issuer, subject, email } = readMembers(given, ['issuer', 'subject', 'email']);
  const text = (one: ParsedValue): string =>
    readText(one, /^[^\p{C}\s]{1,255}$/u, 'a text of 1 to 255 characters without spaces');
  const known = { subject: readOptional(subject, text), email: readOptional(email, text) };
  requireValue(known.subject !== undefined || known.email !== undefined, given, 'an object with a subject or an email');
  return {
    issuer: text(issuer),
    ...(known.subject !== undefined && { subject: known.subject }),
    ...(known.email !== undefined && { email: known.email }),
  };
}

function accountOf(given: ParsedValue): StoredAccount {
  const account = readMembers(given, [
    'id',
    'name',
    'plan',
    'licence',
    'operator',
    'tokensFrom',
    'keys',
    'machines',
    'people',
  ]);
  const { operator } = account;
  requireValue(operator.value === undefined || operator.value === true, operator, 'true, or left out');
  const tokensFrom = readOptional(account.tokensFrom, (one) => readNumber(one, 'whole', 0, MAX_SECONDS));
  return {
    id: readAccountId(account.id),
    name: readAccountName(account.name),
    plan: readPlan(account.plan),
    licence: readLicence(account.licence),
    ...(operator.value === true && { operator: true as const }),
    ...(tokensFrom !== undefined && { tokensFrom }),
    keys: readItems(account.keys).map(keyOf),
    machines: readItems(account.machines).map(keyOf),
    people: readItems(account.people).map(readPerson),
  };
}

function requireUnique(what: string, names: readonly string[]): void {
  const twice = names.find((one, n) => names.indexOf(one) !== n);
  if (twice !== undefined) throw new AccountsError(`${what} ${twice} is used twice`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message quotes the text, with its line breaks.
    const reason = error instanceof Error ? error.message.replaceAll(/\s+/gu, ' ') : '';
    throw new AccountsError(`not JSON: ${reason}`, { cause: error });
  }
}

/** Reads the accounts file. **Throws** `AccountsError` that names the invalid member. */
export function readAccounts(text: string): readonly StoredAccount[] {
  const file = readMembers({ value: parsed(text), at: 'file' }, ['format', 'version', 'accounts']);
  readWord(file.format, [accountsFormat.format]);
  readNumber(file.version, 'whole', accountsFormat.version, accountsFormat.version);
  const accounts = readItems({ ...file.accounts, at: 'accounts' }).map(accountOf);
  requireUnique(
    'the account',
    accounts.map(({ id }) => id),
  );
  requireUnique(
    'the key',
    accounts.flatMap(({ keys }) => keys.map(({ id }) => id)),
  );
  requireUnique(
    'the client',
    accounts.flatMap(({ machines }) => machines.map(({ id }) => id)),
  );
  return accounts;
}
