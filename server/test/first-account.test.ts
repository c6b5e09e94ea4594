import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { settingIn } from '../src/composition/accounts-cli/setting.js';
import { addFirstAccount } from '../src/composition/first-account.js';
import { hashOf } from '../src/domain/accounts/secret.js';
import type { StoredAccount } from '../src/domain/accounts/stored-account.js';

describe('the first account', () => {
  const state = mkdtempSync(path.join(tmpdir(), 'goalsquare-first-account-'));
  after(() => {
    rmSync(state, { recursive: true, force: true });
  });

  const own = { isSandbox: false, stateDirectory: state, redisUrls: [], port: 8090 };
  const file = path.join(state, 'accounts.json');

  /** Returns what is written to a terminal, or to a file. */
  const written = (config: Parameters<typeof addFirstAccount>[0], isTTY = true): string => {
    let text = '';
    addFirstAccount(config, { isTTY, write: (part) => (text += part) }, settingIn);
    return text;
  };

  describe('refuses', () => {
    const cases: readonly (readonly [string, Parameters<typeof written>])[] = [
      ['without a terminal, so that no key stays in a log', [own, false]],
      ['for the sandbox', [{ ...own, isSandbox: true }]],
      ['if accounts are shared by Redis', [{ ...own, redisUrls: ['redis://127.0.0.1:6379'] }]],
    ];
    for (const [when, words] of cases)
      it(`to be added ${when}`, () => {
        expect(written(...words)).to.equal('');
        expect(existsSync(file)).to.equal(false);
      });
  });

  describe('answers', () => {
    it('with a random key that is shown once and stored as a hash', () => {
      const text = written(own);
      const key = /shown only now: (\S+)$/mu.exec(text)?.[1] ?? '';
      expect(text).to.match(
        /^When the server is ready, open http:\/\/localhost:8090\/league\/1\/ and enter the key\.$/mu,
      );
      expect(key).to.match(/^\S{20,}$/u);
      const stored = readFileSync(file, 'utf8');
      expect(stored).to.include(hashOf(key)).and.not.include(key);
      const { accounts } = JSON.parse(stored) as { readonly accounts: readonly StoredAccount[] };
      expect(accounts.map(({ id, licence }) => [id, licence.tier])).to.deep.equal([['me', 'Transactional']]);
    });
  });

  describe('edges', () => {
    it('is added once: an account that exists is left alone', () => {
      const before = readFileSync(file, 'utf8');
      expect(written(own)).to.equal('');
      expect(readFileSync(file, 'utf8')).to.equal(before);
    });
  });
});
