import { expect } from 'chai';
import { jwtVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { createIdentity } from '../../../src/features/identity/identity.js';
import { appForSuite } from '../../support/app.js';
import { ask, demoIdentity, ISSUER, machine } from '../../support/identity.js';

type Document = Readonly<Record<string, unknown>>;

describe('the documents on identity', () => {
  for (const [name, settings] of [
    ['with logins', {}],
    ['without', { demoLogin: 'off' }],
  ] as const) {
    describe(name, () => {
      const canLogIn = name === 'with logins';
      const app = appForSuite({ identity: demoIdentity(settings) });
      const read = async (path: string): Promise<Document> => {
        const answer = await app.bare('get', path);
        expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).to.deep.equal([
          200,
          'application/json; charset=utf-8',
          'public, max-age=300',
        ]);
        return answer.body as Document;
      };

      it('name endpoints that are there, and every one', async () => {
        const server = await read('/.well-known/oauth-authorization-server');
        expect(server).to.include({ issuer: ISSUER });
        const expected = {
          authorization_endpoint: canLogIn ? 'GET, HEAD, OPTIONS' : undefined,
          token_endpoint: 'POST, OPTIONS',
          jwks_uri: 'GET, HEAD, OPTIONS',
        };
        for (const [member, allow] of Object.entries(expected)) {
          const url = server[member];
          expect(url === undefined).to.equal(allow === undefined);
          if (typeof url !== 'string') continue;
          expect(url.startsWith(`${ISSUER}/`)).to.equal(true);
          const answer = await app.bare('put', url.slice(ISSUER.length));
          expect([answer.status, answer.headers.allow]).to.deep.equal([405, allow]);
        }
        expect((await app.bare('get', '/oauth2/authorize')).status).to.equal(canLogIn ? 400 : 404);
      });

      it('promise the grants that are given, and no other', async () => {
        const server = await read('/.well-known/oauth-authorization-server');
        expect(server.grant_types_supported).to.deep.equal(
          canLogIn ? ['authorization_code', 'implicit', 'client_credentials'] : ['client_credentials'],
        );
        expect(server.response_types_supported).to.deep.equal(canLogIn ? ['code', 'token'] : []);
        expect(server.code_challenge_methods_supported).to.deep.equal(canLogIn ? ['S256'] : undefined);
        expect((await ask(app, machine)).status).to.equal(200);
      });

      it('lead from a refusal to the keys that tokens are signed with', async () => {
        const refused = await app.bare('get', '/v1/leagues');
        const link = /resource_metadata="([^"]+)"/u.exec(refused.headers['www-authenticate'] as string)?.[1] ?? '';
        const resource = await read(link.slice(ISSUER.length));
        expect(resource)
          .to.include({ resource: ISSUER })
          .and.to.have.property('authorization_servers')
          .that.deep.equals([ISSUER]);
        const server = await read('/.well-known/oauth-authorization-server');
        expect(resource.jwks_uri).to.equal(server.jwks_uri);
        const keys = createLocalJWKSet(
          (await read(String(server.jwks_uri).slice(ISSUER.length))) as unknown as JSONWebKeySet,
        );
        const { access_token: token } = (await ask(app, machine)).body as { access_token: string };
        const { payload } = await jwtVerify(token, keys, {
          issuer: ISSUER,
          audience: String(resource.resource),
          typ: 'at+jwt',
          algorithms: ['ES256'],
        });
        expect(payload.sub).to.equal('sandbox-basic');
      });
    });
  }
});

describe('the sandbox provider', () => {
  it('starts unless it is switched off', () => {
    expect(demoIdentity({ demoLogin: 'on' }).login).not.to.equal(undefined);
    expect(demoIdentity({}).login).not.to.equal(undefined);
    expect(demoIdentity({ demoLogin: 'off' }).login).to.equal(undefined);
  });

  it('does not start where there are no demo accounts', () => {
    const nobody = { findById: () => undefined, findByClient: () => undefined, findByPerson: () => undefined };
    expect(createIdentity(nobody).login).to.equal(undefined);
  });
});
