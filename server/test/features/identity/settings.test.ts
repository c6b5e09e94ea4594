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

const provider = {
  issuer: 'https://id.example',
  authorizationUrl: 'https://id.example/auth',
  tokenUrl: 'https://id.example/token',
  jwksUrl: 'https://id.example/jwks',
  clientId: 'us',
};
const secret: Environment = { UPSTREAM_CLIENT_SECRET: 'never-shown' };
const nobody = { findById: () => undefined, findByClient: () => undefined, findByPerson: () => undefined };

describe('the environment of identity', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'identity-'));
  const file = (text: string): string => {
    const name = path.join(folder, 'file');
    writeFileSync(name, text);
    return name;
  };
  const login = (value: unknown): Environment => ({ GOALSQUARE_LOGIN: file(JSON.stringify(value)) });
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
    const clients = [{ id: 'a', name: 'A', redirectUris: ['https://a.example/'] }];
    expect(settings({ ...secret, ...login({ provider, clients }) })).to.deep.equal({
      demoLogin: 'on',
      clients,
      upstream: { ...provider, clientSecret: 'never-shown' },
    });
    expect(settings(login({ clients }))).to.deep.equal({ demoLogin: 'on', clients });
    const near = { ...provider, tokenUrl: 'http://localhost:9000/token' };
    expect(settings({ ...secret, ...login({ provider: near }) }).upstream?.tokenUrl).to.equal(near.tokenUrl);
  });

  it('has its keys beside the state, or where it says', () => {
    expect(identitySettings(configFrom({ GOALSQUARE_STATE: folder }, folder))).to.have.property('keys');
    expect(settings({})).not.to.have.property('keys');
  });

  const bad: readonly (readonly [Environment, string])[] = [
    [{ PUBLIC_URL: 'https://api.example/v1' }, "PUBLIC_URL is 'https://api.example/v1': use an origin"],
    [{ PUBLIC_URL: 'ftp://api.example' }, "PUBLIC_URL is 'ftp://api.example': use an origin"],
    [{ GOALSQUARE_SANDBOX_LOGIN: 'yes' }, "GOALSQUARE_SANDBOX_LOGIN is 'yes': use one of on, off"],
    [secret, 'UPSTREAM_CLIENT_SECRET is set: set GOALSQUARE_LOGIN'],
    [
      { GOALSQUARE_LOGIN: '/nowhere/at/all' },
      "GOALSQUARE_LOGIN is '/nowhere/at/all': use a file of logins that can be read; ENOENT",
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

  const badFiles: readonly (readonly [unknown, string])[] = [
    [[], 'it is not an object with clients, provider'],
    [{ client: [] }, 'it has client: allowed are clients, provider'],
    [{ clients: {} }, 'clients is not a list of clients'],
    [{ clients: [{}] }, 'clients[0].id'],
    [{ provider: 'https://id.example' }, 'provider is not an object with issuer, authorizationUrl'],
    [{ provider: { ...provider, clientSecret: 'never-shown' } }, 'provider has clientSecret: allowed are issuer'],
    [{ provider: { ...provider, jwksUrl: undefined } }, 'provider.jwksUrl is missing'],
    [{ provider: { ...provider, clientId: '' } }, 'provider.clientId is missing'],
    ...[
      'http://id.example/token',
      'http://localhost.evil.example/token',
      'http://localhost:1@id.example/token',
      'token',
    ].map((tokenUrl): readonly [unknown, string] => [
      { provider: { ...provider, tokenUrl } },
      `provider.tokenUrl is '${tokenUrl}': use a URL with https`,
    ]),
  ];
  for (const [value, words] of badFiles)
    it(`is refused where the file of logins is ${JSON.stringify(value).replace('never-shown', '...')}`, () => {
      expect(() => settings({ ...secret, ...login(value) }))
        .to.throw(ConfigError)
        .with.property('message')
        .that.contains(words)
        .and.does.not.contain('never-shown');
    });

  it('is refused where a provider has no secret, and where the file is no JSON', () => {
    expect(() => settings(login({ provider }))).to.throw(ConfigError, 'UPSTREAM_CLIENT_SECRET is not set');
    expect(() => settings({ GOALSQUARE_LOGIN: file('{') })).to.throw(ConfigError, 'not JSON');
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
