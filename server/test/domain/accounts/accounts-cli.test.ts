import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { accountsFrom, ACCOUNTS_FILE } from '../../../src/domain/accounts/account-file.js';
import { commands } from '../../../src/composition/accounts-cli/commands.js';
import { callAccounts, type Called } from '../../support/accounts-command.js';

const NOW = Date.UTC(2026, 10, 20, 12, 0, 0, 500);

describe('the command line of accounts', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'accounts-cli-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  const called = (line: string): Called => callAccounts(folder, line, () => NOW);
  const found = () => accountsFrom(folder, () => undefined);

  it('adds an account with the standard plan, and changes plan and licence of it', () => {
    expect(called('add club --tier Basic --league 1 --league 3/all/2025,2026')).to.deep.equal({
      code: 0,
      complained: '',
      said: 'club (club)\n  plan standard: 20 requests a second, 40 at once, 35000 a day\n  licence Basic: league 1/all/all, league 3/all/2025,2026',
    });
    expect(called('plan club --rate 2.5 --period month --plan big').said).to.equal(
      'club: plan big: 2.5 requests a second, 40 at once, 35000 a month',
    );
    expect(called('licence club --tier Advanced').said).to.equal(
      'club: licence Advanced: league 1/all/all, league 3/all/2025,2026',
    );
    expect(called('licence club --league 3/1,2').said).to.equal('club: licence Advanced: league 3/1,2/all');
  });

  it('lets an account feed live matches, and no longer', () => {
    expect(called('operator club').said).to.equal('club: may feed live matches');
    expect(found().findById('club')).to.include({ operator: true });
    expect(called('list').said).to.contain('\n  may feed live matches');
    expect(called('operator club --off').said).to.equal('club: may not feed live matches');
    expect(found().findById('club')).not.to.have.property('operator');
    expect(called('list').said).not.to.contain('live matches');
  });

  it('shows a key once, keeps its hash, and revokes it by its name', () => {
    const { said: key, complained } = called('token club');
    expect(key).to.match(/^gsq_[A-Za-z0-9_-]{43}$/u);
    expect(found().findByKey(key)?.id).to.equal('club');
    expect(
      readFileSync(path.join(folder, ACCOUNTS_FILE), 'utf8') +
        complained +
        called('list').said +
        called('list --json').said,
    ).not.to.contain(key.slice(4));
    const name = /k-[0-9a-f]{12}/u.exec(complained)?.[0] ?? '';
    expect(called('list').said).to.contain(`\n  key ${name} of 2026-11-20`);
    expect(called(`revoke ${name}`).said).to.equal(`${name} of club is revoked`);
    expect(found().findByKey(key)).to.equal(undefined);
    expect(called(`revoke ${name}`)).to.deep.equal({
      code: 1,
      said: '',
      complained: `there is no key or machine ${name}`,
    });
  });

  it('gives a machine its credentials, lets a person log in, and revokes all of an account with the tokens it has', () => {
    const [id = '', secret = ''] = called('token club --machine').said.split('\n');
    called('login club --issuer https://login.example --email a@club.example');
    expect(found().findByClient(id, secret)?.id).to.equal('club');
    expect(
      found().findByPerson({ issuer: 'https://login.example', subject: 'x', email: 'a@club.example' })?.id,
    ).to.equal('club');
    expect(called('revoke --account club').code).to.equal(0);
    expect(found().findById('club')).to.deep.include({
      keys: [],
      machines: [],
      people: [],
      tokensFrom: Math.ceil(NOW / 1000),
    });
  });

  const refused: readonly (readonly [string, 1 | 2, string])[] = [
    ['', 2, 'usage: npm run accounts'],
    ['constructor', 2, 'unknown command constructor'],
    ['add', 2, 'the id of an account is needed'],
    ['operator', 2, 'the id of an account is needed'],
    ['operator nobody', 1, 'there is no account nobody'],
    ['add Club --tier Basic --league all', 2, 'the id is "Club"; allowed is 1 to 64 small letters'],
    ['add sandbox-x --tier Basic --league all', 2, 'ids that begin with sandbox- are reserved for demo accounts'],
    ['add new --league all', 2, '--tier is needed'],
    ['add new --tier Basic', 2, '--league is needed'],
    ['add new --tier Gold --league all', 2, 'licence.tier is "Gold"; allowed is one of Basic, Advanced, Transactional'],
    ['add new --tier Basic --league x', 2, '--league is x; allowed is all, or a league'],
    ['add new --tier Basic --league 1/1/2026/4', 2, '--league is 1/1/2026/4'],
    ['add new --tier Basic --league all --league 1', 2, '--league is both all and single leagues'],
    ['add new --tier Basic --league all --rate fast', 2, 'plan.ratePerSecond is "fast"; allowed is a number'],
    ['add club --tier Basic --league all', 1, 'account club already exists'],
    ['plan club', 2, 'plan needs something to change'],
    ['plan club --burst 0', 2, 'plan.burst is 0; allowed is a whole number from 1'],
    ['plan nobody --burst 1', 1, 'there is no account nobody; there are club'],
    ['licence club --tiers Basic', 2, "Unknown option '--tiers'"],
    ['token', 2, 'the id of an account is needed'],
    ['token club other', 2, 'and nothing more: got club other'],
    ['revoke', 2, 'the name of a key or machine is needed'],
    ['login club --issuer https://login.example', 2, 'login needs either --subject or --email'],
    ['list club', 2, 'list takes no club'],
  ];
  for (const [line, code, complaint] of refused) {
    it(`refuses '${line}' with ${code}, and says why`, () => {
      const outcome = called(line);
      expect([outcome.code, outcome.said]).to.deep.equal([code, '']);
      expect(outcome.complained).to.contain(complaint);
    });
  }

  it('says how each command is used', () => {
    for (const name of Object.keys(commands)) {
      expect(called(`${name} --help`)).to.deep.include({ code: 0, complained: '' });
      expect(called('--help').said).to.contain(`\n  ${name} `);
    }
  });
});
