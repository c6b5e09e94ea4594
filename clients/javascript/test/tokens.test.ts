import { API, ConfigurationError, type IssuedToken } from '@goalsquare/client';
import { expect } from 'chai';
import { serverUrl } from './support/server.js';

const account = { clientId: 'sandbox-advanced', clientSecret: 'sandbox-advanced' };

/** A fetch that records the paths of its requests, and responds with 401 to some tokens. */
function recording(rejects: (token: string) => boolean = () => false): { fetch: typeof fetch; paths: string[] } {
  const paths: string[] = [];
  return {
    paths,
    fetch: (input, init) => {
      const { pathname } = new URL(input as string);
      paths.push(pathname);
      const token = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
      return rejects(token) ? Promise.resolve(new Response(null, { status: 401 })) : fetch(input, init);
    },
  };
}

const store = new Map<string, IssuedToken>();
const tokenStore = {
  get: (key: string) => store.get(key),
  set: (key: string, token: IssuedToken | undefined) => {
    if (token === undefined) store.delete(key);
    else store.set(key, token);
  },
};

describe('tokens of a machine account', () => {
  it('are issued once for parallel calls, and stored', async () => {
    const { fetch, paths } = recording();
    const api = new API({ environment: serverUrl(), ...account, fetch, tokenStore, cache: false });
    await Promise.all([api.leagues(), api.metrics(), api.usage()]);
    expect(paths.filter((path) => path === '/oauth2/token')).to.have.lengthOf(1);
    expect([...store.keys()]).to.deep.equal([`${serverUrl()} sandbox-advanced`]);
  });

  it('are read from the store by another client', async () => {
    const { fetch, paths } = recording();
    await new API({ environment: serverUrl(), ...account, fetch, tokenStore }).leagues();
    expect(paths).to.deep.equal(['/v1/leagues']);
  });

  it('are issued again if the server does not accept one', async () => {
    const old = [...store.values()][0]?.token ?? '';
    const { fetch, paths } = recording((token) => token === old);
    await new API({ environment: serverUrl(), ...account, fetch, tokenStore }).leagues();
    expect(paths).to.deep.equal(['/v1/leagues', '/oauth2/token', '/v1/leagues']);
    expect([...store.values()][0]?.token).to.not.equal(old);
  });

  it('are issued again before one expires', async () => {
    const [key = ''] = store.keys();
    store.set(key, { token: 'old', expiresAt: Date.now() + 30_000 });
    const { fetch, paths } = recording();
    await new API({ environment: serverUrl(), ...account, fetch, tokenStore }).leagues();
    expect(paths).to.deep.equal(['/oauth2/token', '/v1/leagues']);
  });

  for (const [what, options] of [
    ['an id without a secret', { clientId: 'a' }],
    ['a token beside an id and a secret', { token: 'a', ...account }],
    ['a token with a line end inside', { token: 'a\nb' }],
    ['a server that is no URL', { token: 'a', environment: 'localhost' }],
  ] as const)
    it(`need more than ${what}`, () => {
      expect(() => new API({ environment: serverUrl(), ...options })).to.throw(ConfigurationError);
    });
});
