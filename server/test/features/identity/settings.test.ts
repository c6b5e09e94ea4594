import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configFrom, ConfigError, type Environment } from '@goalsquare/server';
import { unguarded } from '@goalsquare/data';
import { expect } from 'chai';
import { fileRules } from '../../../src/composition/server-config.js';
import { rules } from '../../../src/domain/config/rules.js';
import { ownMemory } from '../../../src/features/identity/identity.js';
import { openIdentity } from '../../../src/features/identity/open-identity.js';
import { identitySettings } from '../../../src/features/identity/identity-settings.js';

const upstream: Environment = {
  UPSTREAM_ISSUER: 'https://id.example',
  UPSTREAM_AUTHORIZATION_URL: 'https://id.example/auth',
  UPSTREAM_TOKEN_URL: 'https://id.example/token',
  UPSTREAM_JWKS_URL: 'https://id.example/jwks',
  UPSTREAM_CLIENT_ID: 'us',
  UPSTREAM_CLIENT_SECRET: 'never-shown',
};
const nobody = { findById: () => undefined, findByClient: () => undefined, findByPerson: () => undefined };

describe('the environment of identity', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'identity-'));
  const file = (text: string): string => {
    const name = path.join(folder, 'file');
    writeFileSync(name, text);
    return name;
  };
  const settings = (environment: Environment) =>
    identitySettings(
      configFrom({ GOALSQUARE_KEYS: 'memory', GOALSQUARE_STATE: folder, ...environment }, folder, [
        ...rules,
        ...fileRules,
      ]),
    );
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('is read', () => {
    expect(settings({})).to.deep.equal({ demoLogin: 'on' });
    expect(
      settings({ PUBLIC_URL: 'https://api.example/', NODE_ENV: 'production', GOALSQUARE_SANDBOX_LOGIN: 'off' }),
    ).to.deep.equal({ publicUrl: 'https://api.example', demoLogin: 'off' });
    expect(settings({ NODE_ENV: 'production' })).to.deep.equal({ demoLogin: 'on' });
    expect(settings({ GOALSQUARE_SANDBOX_LOGIN: 'allow' })).to.deep.equal({ demoLogin: 'on' });
    expect(settings(upstream).upstream).to.deep.equal({
      issuer: 'https://id.example',
      authorizationUrl: 'https://id.example/auth',
      tokenUrl: 'https://id.example/token',
      jwksUrl: 'https://id.example/jwks',
      clientId: 'us',
      clientSecret: 'never-shown',
    });
    const clients = [{ id: 'a', name: 'A', redirectUris: ['https://a.example/'] }];
    expect(settings({ OAUTH_CLIENTS: file(JSON.stringify(clients)) }).clients).to.deep.equal(clients);
  });

  it('has its keys beside the state, or where it says', () => {
    expect(identitySettings(configFrom({ GOALSQUARE_STATE: folder }, folder))).to.have.property('keys');
    expect(settings({})).not.to.have.property('keys');
  });

  const bad: readonly (readonly [Environment, string])[] = [
    [{ PUBLIC_URL: 'https://api.example/v1' }, "PUBLIC_URL is 'https://api.example/v1': use an origin"],
    [{ PUBLIC_URL: 'ftp://api.example' }, "PUBLIC_URL is 'ftp://api.example': use an origin"],
    [{ GOALSQUARE_SANDBOX_LOGIN: 'yes' }, "GOALSQUARE_SANDBOX_LOGIN is 'yes': use one of on, off"],
    [{ UPSTREAM_ISSUER: 'https://id.example' }, 'are not all set'],
    [{ ...upstream, UPSTREAM_TOKEN_URL: 'http://id.example/token' }, 'is not https'],
    [{ ...upstream, UPSTREAM_TOKEN_URL: 'http://localhost.evil.example/token' }, 'is not https'],
    [
      { OAUTH_CLIENTS: '/nowhere/at/all' },
      "OAUTH_CLIENTS is '/nowhere/at/all': use a file of clients that can be read; ENOENT",
    ],
  ];
  for (const [environment, words] of bad) {
    it(`is refused where it is ${JSON.stringify(environment).replace('never-shown', '...')}`, () => {
      expect(() => settings(environment))
        .to.throw(ConfigError)
        .with.property('message')
        .that.contains(words)
        .and.does.not.contain('never-shown');
    });
  }

  it('is refused where the clients cannot be used', () => {
    expect(() => settings({ OAUTH_CLIENTS: file('[{}]') })).to.throw(ConfigError, '[0].id');
  });

  it('is refused at the start where there can be no keys', async () => {
    const config = configFrom({ GOALSQUARE_KEYS: path.join(file('x'), 'keys') }, folder);
    const error = await openIdentity(nobody, config, ownMemory(), { guard: unguarded, onDelay: () => undefined }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error)
      .to.be.instanceOf(ConfigError)
      .and.to.have.property('message')
      .that.contains("GOALSQUARE_KEYS is '")
      .and.contains('use a folder of keys');
  });
});
