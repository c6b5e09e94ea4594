import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { accountsIn } from '../../../src/domain/accounts/account-file.js';
import { openAccounts } from '../../../src/domain/accounts/open-accounts.js';
import { defaultPlan } from '../../../src/domain/accounts/plan.js';
import { hashOf } from '../../../src/domain/accounts/secret.js';

type Mode = 'on' | 'off' | 'allow' | undefined;

const cases: readonly (readonly [
  { readonly hasAccounts: boolean; readonly isProduction: boolean; readonly demoLogin: Mode },
  boolean,
])[] = [
  [{ hasAccounts: false, isProduction: false, demoLogin: undefined }, true],
  [{ hasAccounts: true, isProduction: false, demoLogin: undefined }, false],
  [{ hasAccounts: false, isProduction: true, demoLogin: undefined }, false],
  [{ hasAccounts: true, isProduction: false, demoLogin: 'on' }, true],
  [{ hasAccounts: false, isProduction: true, demoLogin: 'on' }, false],
  [{ hasAccounts: false, isProduction: false, demoLogin: 'off' }, false],
  [{ hasAccounts: true, isProduction: true, demoLogin: 'allow' }, true],
];

describe('the accounts of a server', () => {
  for (const [{ hasAccounts, isProduction, demoLogin }, isThere] of cases) {
    it(`${isThere ? 'hold' : 'do not hold'} the demo accounts: ${hasAccounts ? 'some' : 'none'} set up, ${isProduction ? '' : 'not '}in production, sandbox login ${demoLogin ?? 'not set'}`, () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'open-accounts-'));
      try {
        if (hasAccounts) {
          accountsIn(folder).change(() => [
            {
              id: 'club',
              name: 'Petrels',
              plan: defaultPlan,
              licence: { tier: 'Basic', leagues: 'all' },
              keys: [{ id: 'k', hash: hashOf('own'), created: '2026-11-20' }],
              machines: [],
              people: [],
            },
          ]);
        }
        const { findByKey, demo } = openAccounts({ stateDirectory: folder, isProduction, demoLogin }, () => undefined);
        expect([demo('sandbox-basic')?.id, findByKey('sandbox-basic')?.id]).to.deep.equal(
          isThere ? ['sandbox-basic', 'sandbox-basic'] : [undefined, undefined],
        );
        expect(demo('sandbox-operator')?.operator).to.equal(isThere ? true : undefined);
        expect(findByKey('own')?.id).to.equal(hasAccounts ? 'club' : undefined);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});
