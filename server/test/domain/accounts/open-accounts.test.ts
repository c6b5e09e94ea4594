import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { ACCOUNTS_FILE, accountsIn } from '../../../src/domain/accounts/account-file.js';
import { openAccounts } from '../../../src/domain/accounts/open-accounts.js';
import { defaultPlan } from '../../../src/domain/accounts/plan.js';
import { hashOf } from '../../../src/domain/accounts/secret.js';
import { pino } from 'pino';
import { logAccess } from '../../../src/domain/accounts/log-access.js';
import { personIdentities } from '../../../src/features/identity/person-identities.js';

interface Case {
  readonly isSandboxWorld: boolean;
  readonly hasAccounts: boolean;
  readonly demoLogin: 'on' | 'off';
}

const cases: readonly (readonly [Case, boolean])[] = [
  [{ isSandboxWorld: true, hasAccounts: false, demoLogin: 'on' }, true],
  [{ isSandboxWorld: true, hasAccounts: true, demoLogin: 'on' }, false],
  [{ isSandboxWorld: true, hasAccounts: false, demoLogin: 'off' }, false],
  [{ isSandboxWorld: false, hasAccounts: false, demoLogin: 'on' }, false],
  [{ isSandboxWorld: false, hasAccounts: true, demoLogin: 'on' }, false],
];

const club = {
  id: 'club',
  name: 'Petrels',
  plan: defaultPlan,
  licence: { tier: 'Basic', leagues: 'all' },
  keys: [{ id: 'k', hash: hashOf('own'), created: '2026-11-20' }],
  machines: [],
  people: [],
} as const;

describe('the accounts of a server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'open-accounts-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const sandbox = { isSandboxWorld: true, demoLogin: 'on' } as const;
  const ignore = (): void => undefined;

  for (const [{ hasAccounts, ...setting }, isOn] of cases) {
    const words = [
      `the data is ${setting.isSandboxWorld ? 'the sandbox world' : 'not the sandbox world'}`,
      hasAccounts ? 'one account' : 'no account',
      `sandbox login ${setting.demoLogin}`,
    ];
    it(`${isOn ? 'include' : 'do not include'} the sandbox's: ${words.join(', ')}`, () => {
      if (hasAccounts) accountsIn(folder).change(() => [club]);
      const { findByKey, demo, hasPublicKeys } = openAccounts({ stateDirectory: folder, ...setting }, ignore);
      expect(hasPublicKeys()).to.equal(isOn);
      expect([demo('sandbox-basic')?.id, findByKey('sandbox-basic')?.id]).to.deep.equal(
        isOn ? ['sandbox-basic', 'sandbox-basic'] : [undefined, undefined],
      );
      expect(demo('sandbox-operator')?.operator).to.equal(isOn ? true : undefined);
      expect(findByKey('own')?.id).to.equal(hasAccounts ? 'club' : undefined);
    });
  }

  it("lose the sandbox's at once when the first account is added, and for good", () => {
    const opened = openAccounts({ stateDirectory: folder, ...sandbox }, ignore);
    const identities = personIdentities(opened);
    expect(opened.findByKey('sandbox-operator')?.id).to.equal('sandbox-operator');
    expect(identities.findById('sandbox-basic')).to.include({ id: 'sandbox-basic' });
    accountsIn(folder).change(() => [club]);
    expect(opened.findByKey('sandbox-operator')).to.equal(undefined);
    expect(identities.findById('sandbox-basic')).to.equal(undefined);
    expect(identities.findByClient('sandbox-basic', 'sandbox-basic')).to.equal(undefined);
    rmSync(path.join(folder, ACCOUNTS_FILE));
    expect(opened.findByKey('sandbox-operator')).to.equal(undefined);
  });

  it("lose the sandbox's when the file of accounts can no longer be read", () => {
    const opened = openAccounts({ stateDirectory: folder, ...sandbox }, ignore);
    writeFileSync(path.join(folder, ACCOUNTS_FILE), 'half a file');
    expect(opened.findByKey('sandbox-basic')).to.equal(undefined);
  });

  const lines: readonly (readonly [string, () => void, boolean, RegExp | undefined])[] = [
    ['that public keys are in force', ignore, true, /^the public keys of the sandbox are in force/u],
    ['how to add the first account', ignore, false, /^no account exists, .+npm run accounts -- add/u],
    [
      'nothing if there is an account',
      () => {
        accountsIn(folder).change(() => [club]);
      },
      false,
      undefined,
    ],
  ];
  for (const [what, before, isSandboxWorld, expected] of lines) {
    it(`log ${what} at the start`, () => {
      before();
      const warnings: string[] = [];
      const logger = pino(
        { level: 'warn' },
        { write: (line) => warnings.push((JSON.parse(line) as { msg: string }).msg) },
      );
      logAccess(logger, openAccounts({ stateDirectory: folder, ...sandbox, isSandboxWorld }, ignore));
      expect(warnings).to.have.length(expected === undefined ? 0 : 1);
      if (expected !== undefined) expect(warnings[0]).to.match(expected);
    });
  }
});
