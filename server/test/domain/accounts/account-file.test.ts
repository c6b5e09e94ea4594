import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { accountsFrom, accountsIn, ACCOUNTS_FILE } from '../../../src/domain/accounts/account-file.js';
import { readAccounts } from '../../../src/domain/accounts/read-accounts.js';
import { hashOf } from '../../../src/domain/accounts/secret.js';
import type { StoredAccount } from '../../../src/domain/accounts/stored-account.js';

const account: StoredAccount = {
  id: 'club',
  name: 'Petrels',
  licence: { tier: 'Advanced', leagues: [{ leagueId: 3, seasonIds: [2025, 2026] }] },
  plan: { name: 'small', ratePerSecond: 0.5, burst: 2, requestLimit: 100, quotaPeriod: 'WEEK' },
  keys: [
    { id: 'k-1', hash: hashOf('first'), created: '2026-11-20' },
    { id: 'k-2', hash: hashOf('second'), created: '2026-11-20' },
  ],
  machines: [{ id: 'm-1', hash: hashOf('machine'), created: '2026-11-20' }],
  people: [
    { issuer: 'https://login.example', subject: 'p1' },
    { issuer: 'https://login.example', email: 'a@club.example' },
  ],
};
const other: StoredAccount = { ...account, id: 'other', keys: [], machines: [], people: [] };

const textWith = (changes: object): string =>
  JSON.stringify({ format: 'goalsquare-accounts', version: 1, accounts: [{ ...account, ...changes }] });

describe('the file of accounts', () => {
  let folder = '';
  let now = 0;
  const messages: string[] = [];
  const file = () => path.join(folder, ACCOUNTS_FILE);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'accounts-'));
    messages.length = 0;
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const opened = () =>
    accountsFrom(
      folder,
      (message) => messages.push(message),
      () => now,
    );

  it('is not read if one digit of a licence changed, unless somebody removed the checksum to edit it', () => {
    accountsIn(folder).change(() => [{ ...account, plan: { ...account.plan, requestLimit: 35_000 } }]);
    const text = readFileSync(file(), 'utf8');
    const changed = text.replace('35000', '95000');
    expect(changed).to.not.equal(text);
    writeFileSync(file(), changed);
    expect(opened).to.throw('its checksum differs');
    writeFileSync(file(), changed.trimEnd());
    expect(opened().findById(account.id)?.plan.requestLimit).to.equal(95_000);
  });

  it('is none at first, and finds accounts by whatever opens them once they are written', () => {
    const store = opened();
    expect(store.findById('club')).to.equal(undefined);
    accountsIn(folder).change(() => [account, other]);
    now += 250;
    expect([
      store.findByKey('first'),
      store.findByKey('second'),
      store.findById('club'),
      store.findByClient('m-1', 'machine'),
    ]).to.deep.equal(Array(4).fill(account));
    expect(store.findByPerson({ issuer: 'https://login.example', subject: 'p1' })).to.deep.equal(account);
    expect(
      store.findByPerson({ issuer: 'https://login.example', subject: 'p2', email: 'a@club.example' }),
    ).to.deep.equal(account);
  });

  it('opens nothing by what is not right', () => {
    accountsIn(folder).change(() => [account]);
    const store = opened();
    for (const key of ['', 'firs', 'first ', 'third', 'machine', hashOf('first'), '__proto__'])
      expect(store.findByKey(key), key).to.equal(undefined);
    expect([
      store.findByClient('m-1', 'first'),
      store.findByClient('m-2', 'machine'),
      store.findByClient('club', 'first'),
      store.findById('__proto__'),
    ]).to.deep.equal(Array(4).fill(undefined));
    expect(store.findByPerson({ issuer: 'https://login.other', subject: 'p1', email: 'a@club.example' })).to.equal(
      undefined,
    );
    expect(store.findByPerson({ issuer: 'https://login.example', subject: 'a@club.example' })).to.equal(undefined);
  });

  it('counts as changed within a quarter of a second; accounts that did not change are the same objects', () => {
    accountsIn(folder).change(() => [account, other]);
    const store = opened();
    const before = store.findById('other');
    accountsIn(folder).change((all) => all.map((one) => (one.id === 'club' ? { ...one, keys: [] } : one)));
    now += 250;
    expect(store.findByKey('first')).to.equal(undefined);
    expect(store.findById('other')).to.equal(before);
  });

  it('stays as it was if the new file cannot be read, which is reported once', () => {
    accountsIn(folder).change(() => [account]);
    const store = opened();
    writeFileSync(file(), '{"format":');
    for (let n = 0; n < 3; n += 1) {
      now += 250;
      expect(store.findByKey('first')).to.deep.equal(account);
    }
    expect(messages).to.have.length(1);
    expect(messages[0]).to.match(/^the previous accounts stay in use: .*accounts\.json: not JSON/u);
  });

  it('is never half there, is read by its owner alone, and no secret is in it', () => {
    accountsIn(folder).change(() => [account]);
    expect(readdirSync(folder)).to.deep.equal([ACCOUNTS_FILE]);
    expect(statSync(file()).mode & 0o777).to.equal(0o600);
    expect(readFileSync(file(), 'utf8')).not.to.match(/first|second"|"machine"/u);
    chmodSync(file(), 0o600);
  });

  it('is left as it was by a change that fails', () => {
    accountsIn(folder).change(() => [account]);
    expect(() => {
      accountsIn(folder).change(() => [account, account]);
    }).to.throw('the account club is used twice');
    expect(() => {
      accountsIn(folder).change(() => {
        throw new Error('no');
      });
    }).to.throw('no');
    expect(accountsIn(folder).all()).to.deep.equal([account]);
    expect(readdirSync(folder)).to.deep.equal([ACCOUNTS_FILE]);
  });

  it('is changed by one process at a time, of any container; a lock that was left behind expires', () => {
    const lock = `${file()}.lock`;
    writeFileSync(lock, '4194303');
    expect(() => {
      accountsIn(folder).change(() => [account]);
    }).to.throw('another process is changing the accounts; try again');
    expect(readFileSync(lock, 'utf8')).to.equal('4194303');
    utimesSync(lock, 0, 0);
    accountsIn(folder).change(() => [account]);
    expect(readdirSync(folder)).to.deep.equal([ACCOUNTS_FILE]);
  });

  it('is refused at the start where it cannot be read', () => {
    writeFileSync(file(), textWith({ id: 'Club' }));
    expect(opened).to.throw('accounts.json: accounts[0].id is "Club"; allowed is 1 to 64 small letters');
  });

  const faults: readonly (readonly [string, object, string])[] = [
    ['a member nobody knows', { extra: 1 }, 'accounts[0].extra is unknown'],
    ['a missing plan', { plan: undefined }, 'accounts[0].plan is missing; allowed is an object'],
    [
      'a rate of none',
      { plan: { ...account.plan, ratePerSecond: 0 } },
      'accounts[0].plan.ratePerSecond is 0; allowed is a number from 0.001 to 1000000',
    ],
    [
      'a burst in parts',
      { plan: { ...account.plan, burst: 1.5 } },
      'accounts[0].plan.burst is 1.5; allowed is a whole number from 1 to 1000000',
    ],
    ['a negative limit', { plan: { ...account.plan, requestLimit: -1 } }, 'accounts[0].plan.requestLimit is -1'],
    [
      'another period',
      { plan: { ...account.plan, quotaPeriod: 'YEAR' } },
      'accounts[0].plan.quotaPeriod is "YEAR"; allowed is one of DAY, WEEK, MONTH',
    ],
    [
      'another tier',
      { licence: { tier: 'Gold', leagues: 'all' } },
      'accounts[0].licence.tier is "Gold"; allowed is one of Basic, Advanced, Transactional',
    ],
    [
      'a league that is a text',
      { licence: { tier: 'Basic', leagues: [{ leagueId: '1' }] } },
      'accounts[0].licence.leagues[0].leagueId is "1"',
    ],
    [
      'a hash that is none',
      { keys: [{ id: 'k', hash: 'first', created: '2026-11-20' }] },
      'accounts[0].keys[0].hash is "first"; allowed is 64 hexadecimal digits',
    ],
    [
      'a person of nothing',
      { people: [{ issuer: 'https://login.example' }] },
      'accounts[0].people[0] is {"issuer":"https://login.example"}; allowed is an object with a subject or an email',
    ],
  ];
  for (const [name, changes, message] of faults) {
    it(`names what is off: ${name}`, () => {
      expect(() => readAccounts(textWith(changes))).to.throw(message);
    });
  }
});
