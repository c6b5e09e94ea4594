import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import Provider from 'oidc-provider';
import { sandboxAccounts } from '../../../src/domain/accounts/sandbox.js';
import type { Person } from '../../../src/features/identity/accounts.js';
import { createIdentity } from '../../../src/features/identity/identity.js';
import { appForSuite, type TestApp } from '../../support/app.js';
import { ask, authorizePath, exchange, forCode, fragmentOf, implicit, ISSUER } from '../../support/identity.js';

const CALLBACK = `${ISSUER}/oauth2/callback`;

/** A browser that keeps cookies and follows no redirect by itself. */
class Browser {
  readonly #cookies = new Map<string, string>();
  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  }
  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  get names(): readonly string[] {
    return [...this.#cookies].filter(([, value]) => value !== '').map(([name]) => name);
  }
}

/** Logs in at the provider's own pages, as far as it sends the browser back to us. */
async function throughProvider(location: string, login: string): Promise<URL> {
  const browser = new Browser();
  let url = location;
  for (let step = 0; step < 12; step += 1) {
    if (url.startsWith(CALLBACK)) return new URL(url);
    const isForm = /\/interaction\/[^/]+$/u.test(url);
    const prompt = isForm
      ? (/name="prompt" value="(\w+)"/u.exec(
          await (await fetch(url, { headers: { cookie: browser.header } })).text(),
        )?.[1] ?? 'login')
      : undefined;
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: browser.header },
      ...(prompt !== undefined && { method: 'POST', body: new URLSearchParams({ prompt, login, password: 'any' }) }),
    });
    browser.keep(answer.headers.getSetCookie());
    const next = answer.headers.get('location');
    if (next === null)
      throw new Error(`the provider stopped at ${url} with ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    url = new URL(next, url).href;
  }
  throw new Error('the provider led in circles');
}

describe('a login at an identity provider', () => {
  let provider: Server;
  const seen: Person[] = [];
  const parts = async () => {
    provider = createServer().listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const oidc = new Provider(origin, {
      clients: [
        {
          client_id: 'goalsquare',
          client_secret: 'upstream-secret-of-the-tests',
          redirect_uris: [CALLBACK],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: false,
      findAccount: (_ctx, id) => ({
        accountId: id,
        claims: () => ({ sub: id, email: `${id}@people.example`, email_verified: id !== 'unchecked' }),
      }),
      features: { devInteractions: { enabled: true } },
      cookies: { keys: ['test'] },
    });
    const answer = oidc.callback();
    provider.on('request', (req, res) => {
      void answer(req, res);
    });
    const demo = sandboxAccounts()('sandbox-advanced');
    const accounts = {
      findById: (id: string) => (id === 'sandbox-advanced' ? demo : undefined),
      findByClient: () => undefined,
      findByPerson: (person: Person) => {
        seen.push(person);
        return person.email === 'member@people.example' ? demo : undefined;
      },
    };
    const upstream = {
      issuer: origin,
      authorizationUrl: `${origin}/auth`,
      tokenUrl: `${origin}/token`,
      jwksUrl: `${origin}/jwks`,
      clientId: 'goalsquare',
      clientSecret: 'upstream-secret-of-the-tests',
    };
    return { identity: createIdentity(accounts, { upstream, loginsPerMinute: 1e6 }) };
  };
  const app: TestApp = appForSuite(parts);
  after(() => {
    provider.closeAllConnections();
    provider.close();
  });

  const begin = async (
    parameters: Readonly<Record<string, string | undefined>>,
  ): Promise<readonly [Browser, string]> => {
    const browser = new Browser();
    const answer = await app.bare('get', authorizePath(parameters));
    expect(answer.status, answer.text).to.equal(302);
    browser.keep([answer.headers['set-cookie'] ?? []].flat());
    return [browser, answer.headers.location as string];
  };
  const comeBack = async (browser: Browser, { search }: URL) => {
    const answer = await app.bare('get', `/oauth2/callback${search}`).set('Cookie', browser.header);
    browser.keep([answer.headers['set-cookie'] ?? []].flat());
    return answer;
  };

  it('asks with a code, PKCE, state, nonce and nothing of the client', async () => {
    const [browser, location] = await begin(implicit);
    const asked = new URL(location).searchParams;
    expect([...asked.keys()].sort()).to.deep.equal([
      'client_id',
      'code_challenge',
      'code_challenge_method',
      'nonce',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ]);
    expect([asked.get('response_type'), asked.get('code_challenge_method'), asked.get('redirect_uri')]).to.deep.equal([
      'code',
      'S256',
      CALLBACK,
    ]);
    expect(browser.names).to.have.length(2);
  });

  it('gives the client its token, and leaves no cookie', async () => {
    const [browser, location] = await begin(implicit);
    const answer = await comeBack(browser, await throughProvider(location, 'member'));
    expect(answer.status, answer.text).to.equal(303);
    const said = fragmentOf(new URL(answer.headers.location as string));
    expect([said.get('error'), said.get('state')]).to.deep.equal([null, 'xyz']);
    expect((await app.getAs(said.get('access_token') ?? '', '/v1/leagues')).status).to.equal(200);
    expect(browser.names).to.deep.equal([]);
    expect(seen.at(-1)).to.include({ subject: 'member', email: 'member@people.example' });
  });

  it('gives the client its code, for which it has a token', async () => {
    const [browser, location] = await begin(forCode);
    const answer = await comeBack(browser, await throughProvider(location, 'member'));
    const code = new URL(answer.headers.location as string).searchParams.get('code');
    expect((await ask(app, exchange(code))).status).to.equal(200);
  });

  for (const login of ['stranger', 'unchecked']) {
    it(`sends the client an error if ${login} has no account`, async () => {
      const [browser, location] = await begin(implicit);
      const answer = await comeBack(browser, await throughProvider(location, login));
      const said = fragmentOf(new URL(answer.headers.location as string));
      expect([said.get('error'), said.get('state'), said.has('access_token')]).to.deep.equal([
        'access_denied',
        'xyz',
        false,
      ]);
      expect(seen.at(-1)?.email).to.equal(login === 'unchecked' ? undefined : 'stranger@people.example');
    });
  }

  it('sends the client an error if the login was cancelled at the provider', async () => {
    const [browser, location] = await begin(implicit);
    const state = new URL(location).searchParams.get('state') ?? '';
    const answer = await comeBack(
      browser,
      new URL(`${CALLBACK}?error=access_denied&error_description=no&state=${state}`),
    );
    expect(fragmentOf(new URL(answer.headers.location as string)).get('error')).to.equal('access_denied');
  });

  it('reads the whole query of the provider once: a second question mark does not hide the issuer', async () => {
    const [browser, location] = await begin(implicit);
    const state = new URL(location).searchParams.get('state') ?? '';
    const answer = await comeBack(browser, new URL(`${CALLBACK}?state=${state}&code=any?&iss=https://other.example`));
    expect(answer.status).to.equal(400);
    expect(answer.text).to.contain('The response came from another identity provider.');
  });

  for (const [name, query] of [
    ['a code that is none', 'code=nothing'],
    ['an error of the provider', 'error=server_error&error_description=secret-inside'],
  ] as const) {
    it(`sends the client an error for ${name}, without internal details`, async () => {
      const [browser, location] = await begin(implicit);
      const state = new URL(location).searchParams.get('state') ?? '';
      const answer = await comeBack(browser, new URL(`${CALLBACK}?${query}&state=${state}`));
      expect(fragmentOf(new URL(answer.headers.location as string)).get('error')).to.equal('temporarily_unavailable');
      expect(answer.headers.location).not.to.contain('secret-inside');
    });
  }

  for (const nonce of ['another', undefined])
    it(`does not take an ID token of ${nonce ?? 'no'} nonce`, async () => {
      const [browser, location] = await begin(implicit);
      const changed = new URL(location);
      if (nonce === undefined) changed.searchParams.delete('nonce');
      else changed.searchParams.set('nonce', nonce);
      const before = seen.length;
      const answer = await comeBack(browser, await throughProvider(changed.href, 'member'));
      expect(fragmentOf(new URL(answer.headers.location as string)).get('error')).to.equal('temporarily_unavailable');
      expect(seen.length).to.equal(before);
    });

  it('has a nonce of its own each time', async () => {
    const nonces = await Promise.all([begin(implicit), begin(implicit)]);
    expect(new Set(nonces.map(([, location]) => new URL(location).searchParams.get('nonce'))).size).to.equal(2);
  });

  const refused: readonly (readonly [string, (back: URL, browser: Browser) => readonly [URL, Browser]])[] = [
    ['in another browser', (back) => [back, new Browser()]],
    [
      'without a state',
      (back, browser) => {
        back.searchParams.delete('state');
        return [back, browser];
      },
    ],
    [
      'with another state',
      (back, browser) => {
        back.searchParams.set('state', 'A'.repeat(22));
        return [back, browser];
      },
    ],
    [
      'from another provider',
      (back, browser) => {
        back.searchParams.set('iss', 'https://other.example');
        return [back, browser];
      },
    ],
  ];
  for (const [name, change] of refused) {
    it(`is refused where it comes back ${name}`, async () => {
      const [browser, location] = await begin(implicit);
      const [back, from] = change(await throughProvider(location, 'member'), browser);
      const answer = await comeBack(from, back);
      expect([answer.status, answer.headers.location]).to.deep.equal([400, undefined]);
    });
  }

  it('is of each person alone, where twelve come back at once', async () => {
    const logins = [
      'member',
      'stranger',
      'unchecked',
      'member',
      'stranger',
      'member',
      'unchecked',
      'stranger',
      'member',
      'member',
      'stranger',
      'member',
    ];
    const backs = await Promise.all(
      logins.map(async (login) => {
        const [browser, location] = await begin(implicit);
        return [browser, await throughProvider(location, login)] as const;
      }),
    );
    const answers = await Promise.all(backs.map(([browser, back]) => comeBack(browser, back)));
    const outcomes = answers.map(({ headers }) => fragmentOf(new URL(headers.location as string)).has('access_token'));
    expect(outcomes).to.deep.equal(logins.map((login) => login === 'member'));
  });

  it('comes back a single time', async () => {
    const [browser, location] = await begin(implicit);
    const back = await throughProvider(location, 'member');
    await comeBack(browser, back);
    expect((await comeBack(browser, back)).status).to.equal(400);
  });

  it('has no demo accounts beside it', async () => {
    expect(
      (await app.bare('post', '/oauth2/login').type('form').send({ login: 'x', account: 'sandbox-basic' })).status,
    ).to.equal(404);
  });
});
