import { expect } from 'chai';
import { appForSuite } from '../../support/app.js';
import {
  ask,
  authorizePath,
  challengeOf,
  CLIENT,
  cookiesOf,
  demoIdentity,
  exchange,
  forCode,
  fragmentOf,
  implicit,
  ISSUER,
  logIn,
  machine,
  openLogin,
  pick,
  REDIRECT,
  VERIFIER,
} from '../../support/identity.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = Date.UTC(2026, 10, 20, 12);
type Parameters = Readonly<Record<string, string | undefined>>;

describe('the authorization endpoint', () => {
  const identity = demoIdentity({
    clients: [
      {
        id: 'pages',
        name: 'Pages <of> a & b',
        redirectUris: ['https://pages.example/cb?here=1', 'https://pages.example/other'],
      },
    ],
  });
  const app = appForSuite({ identity });

  const shown: readonly (readonly [string, Parameters, string])[] = [
    ['no client', { client_id: undefined }, 'The parameter client_id is missing.'],
    ['an unknown client', { client_id: 'nobody' }, 'The client_id is not registered on this server.'],
    [
      'a property of objects for a client',
      { client_id: '__proto__' },
      'The client_id is not registered on this server.',
    ],
    ['no redirect URI', { redirect_uri: undefined }, 'The parameter redirect_uri is missing.'],
    ...[
      'https://evil.example/api/oauth-receiver.html',
      `${REDIRECT}?x=1`,
      `${REDIRECT}#x`,
      `${REDIRECT}/`,
      `${REDIRECT}/../evil`,
      REDIRECT.toUpperCase(),
      ` ${REDIRECT}`,
      `${REDIRECT}\r\nX: y`,
      `${ISSUER}.evil.example/api/oauth-receiver.html`,
      `http://localhost:8080@evil.example/api/oauth-receiver.html`,
      `${ISSUER}/api%2Foauth-receiver.html`,
      `//localhost:8080/api/oauth-receiver.html`,
      `https://localhost:8080/api/oauth-receiver.html`,
      'http://localhost:8081/api/oauth-receiver.html',
      `${ISSUER}//evil.example/api/oauth-receiver.html`,
      `${ISSUER}/*`,
      'javascript:alert(1)',
      'data:text/html,x',
      '/api/oauth-receiver.html',
      'https://pages.example/other',
    ].map((uri): readonly [string, Parameters, string] => [
      `the redirect URI ${JSON.stringify(uri)}`,
      { redirect_uri: uri },
      'The redirect_uri is not registered for the client.',
    ]),
  ];
  for (const [name, change, words] of shown) {
    for (const good of [implicit, forCode]) {
      it(`redirects nobody for ${name}, response_type ${String(good.response_type)}`, async () => {
        const answer = await app.bare('get', authorizePath({ ...good, ...change }));
        expect([answer.status, answer.headers.location]).to.deep.equal([400, undefined]);
        expect(answer.text).to.contain(words).and.not.to.contain('evil');
        expect(cookiesOf(answer)).to.deep.equal([]);
      });
    }
  }

  it('reads the whole query once: a second question mark does not hide what follows', async () => {
    const twice = await app.bare('get', `${authorizePath(implicit)}?&state=other`);
    expect(twice.status).to.equal(400);
    expect(twice.text).to.contain('The parameter state was sent more than once.');
    const scoped = await app.bare('get', `${authorizePath(implicit)}?&scope=all`);
    expect(fragmentOf(new URL(scoped.headers.location as string)).get('error')).to.equal('invalid_scope');
  });

  it('redirects nobody where a parameter was sent twice', async () => {
    const answer = await app.bare('get', `${authorizePath(implicit)}&redirect_uri=https%3A%2F%2Fevil.example`);
    expect(answer.status).to.equal(400);
    expect(answer.text).to.contain('The parameter redirect_uri was sent more than once.');
  });

  const sent: readonly (readonly [string, Parameters, string, string])[] = [
    ['no response_type', { ...forCode, response_type: undefined }, 'invalid_request', 'response_type is missing'],
    [
      'another response_type',
      { ...forCode, response_type: 'id_token' },
      'unsupported_response_type',
      'must be code or token',
    ],
    [
      'two response_types',
      { ...forCode, response_type: 'code token' },
      'unsupported_response_type',
      'must be code or token',
    ],
    ['a scope', { ...forCode, scope: 'openid' }, 'invalid_scope', 'no scopes'],
    ['a scope, for a token', { ...implicit, scope: 'openid' }, 'invalid_scope', 'no scopes'],
    [
      'another response_mode',
      { ...implicit, response_mode: 'query' },
      'invalid_request',
      'response_type token must be fragment',
    ],
    [
      'a code in the fragment',
      { ...forCode, response_mode: 'fragment' },
      'invalid_request',
      'response_type code must be query',
    ],
    ['no challenge', { ...forCode, code_challenge: undefined }, 'invalid_request', 'PKCE is needed'],
    [
      'no challenge at all',
      { ...forCode, code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
      'PKCE is needed',
    ],
    [
      'a plain challenge',
      { ...forCode, code_challenge: VERIFIER, code_challenge_method: 'plain' },
      'invalid_request',
      'must be S256',
    ],
    [
      'a challenge of no method, which would be plain',
      { ...forCode, code_challenge_method: undefined },
      'invalid_request',
      'must be S256',
    ],
    ['a method in small letters', { ...forCode, code_challenge_method: 's256' }, 'invalid_request', 'must be S256'],
    ['a challenge that is none', { ...forCode, code_challenge: 'short' }, 'invalid_request', '43 characters'],
    [
      'a token for a client without leave',
      { ...implicit, client_id: 'pages', redirect_uri: 'https://pages.example/other' },
      'unauthorized_client',
      'use code with PKCE',
    ],
  ];
  for (const [name, parameters, code, words] of sent) {
    it(`sends the client an error for ${name}`, async () => {
      const answer = await app.bare('get', authorizePath(parameters));
      const location = new URL(answer.headers.location as string);
      const said = parameters.response_type === 'token' ? fragmentOf(location) : location.searchParams;
      expect([answer.status, `${location.origin}${location.pathname}`]).to.deep.equal([303, parameters.redirect_uri]);
      expect([said.get('error'), said.get('state'), said.get('iss')]).to.deep.equal([code, 'xyz', ISSUER]);
      expect(said.get('error_description')).to.contain(words);
    });
  }

  it('does not repeat a state that cannot be one', async () => {
    for (const state of ['x'.repeat(1025), 'a\nb', 'naïve']) {
      const said = new URL((await app.bare('get', authorizePath({ ...forCode, state }))).headers.location as string)
        .searchParams;
      expect([said.get('error'), said.get('state')]).to.deep.equal(['invalid_request', null]);
    }
  });

  it('shows a page that nobody may frame, with a cookie that no script can read', async () => {
    const page = await app.bare(
      'get',
      authorizePath({ ...forCode, client_id: 'pages', redirect_uri: 'https://pages.example/cb?here=1' }),
    );
    expect(page.headers['content-security-policy']).to.match(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/pages\.example; frame-ancestors 'none'; base-uri 'none'$/u,
    );
    expect(page.headers).to.include({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    });
    expect(page.text).to.contain('Pages &lt;of&gt; a &amp; b').and.not.to.contain('<script');
    expect(cookiesOf(page)).to.have.length(1);
    expect(cookiesOf(page)[0]).to.match(
      /^goalsquare-login-[\w-]{22}=[\w.-]+; Max-Age=600; Path=\/oauth2; Expires=[^;]+; HttpOnly; SameSite=Lax$/u,
    );
  });

  it('keeps what a redirect URI has in its query', async () => {
    const location = await logIn(app, {
      ...forCode,
      client_id: 'pages',
      redirect_uri: 'https://pages.example/cb?here=1',
    });
    expect(location.href).to.match(/^https:\/\/pages\.example\/cb\?here=1&code=[^&]+&iss=[^&]+&state=xyz$/u);
  });
});

describe('cookies of an https server', () => {
  const app = appForSuite({ identity: demoIdentity({ publicUrl: 'https://api.example' }) });
  it('are sent over https alone', async () => {
    const page = await app.bare(
      'get',
      authorizePath({ ...implicit, redirect_uri: 'https://api.example/api/oauth-receiver.html' }),
    );
    expect(cookiesOf(page)[0]).to.contain('; Secure;');
  });
});

describe('a login as a demo account', () => {
  let now = start;
  const app = appForSuite({ identity: demoIdentity({ now: () => now }), now: () => now });

  it('gives a token in the fragment that opens the API for ten minutes', async () => {
    const said = fragmentOf(await logIn(app, implicit, 'sandbox-transactional'));
    expect([...said.keys()]).to.have.members(['access_token', 'expires_in', 'token_type', 'iss', 'state']);
    expect([said.get('expires_in'), said.get('token_type'), said.get('state')]).to.deep.equal(['600', 'Bearer', 'xyz']);
    const token = said.get('access_token') ?? '';
    expect((await app.getAs(token, '/v1/leagues')).status).to.equal(200);
    now += 599_000;
    expect((await app.getAs(token, '/v1/leagues')).status).to.equal(200);
    now += 2000;
    expect((await app.getAs(token, '/v1/leagues')).status).to.equal(401);
  });

  it('is of the tier that was picked', async () => {
    for (const [account, status] of [
      ['sandbox-basic', 403],
      ['sandbox-transactional', 200],
    ] as const) {
      const token = fragmentOf(await logIn(app, implicit, account)).get('access_token') ?? '';
      const answer = await app.getAs(token, '/v1/matches/7001/transactions');
      expect(answer.status, answer.text).to.equal(status);
    }
  });

  it('can be called off', async () => {
    for (const parameters of [implicit, forCode]) {
      const answer = await pick(app, await openLogin(app, parameters), { cancel: 'yes' });
      const location = new URL(answer.headers.location as string);
      const said = parameters === implicit ? fragmentOf(location) : location.searchParams;
      expect([said.get('error'), said.get('state'), said.has('access_token'), said.has('code')]).to.deep.equal([
        'access_denied',
        'xyz',
        false,
        false,
      ]);
    }
  });

  it('ends its cookie', async () => {
    const answer = await pick(app, await openLogin(app, implicit), { account: 'sandbox-basic' });
    expect(cookiesOf(answer)[0]).to.match(/^goalsquare-login-[\w-]{22}=; Path=\/oauth2; Expires=Thu, 01 Jan 1970/u);
  });

  const refused: readonly (readonly [
    string,
    (open: { id: string; cookie: string }) => { id: string; cookie: string },
    Parameters,
  ])[] = [
    ['without the cookie', ({ id }) => ({ id, cookie: 'other=1' }), { account: 'sandbox-basic' }],
    ['without the id', ({ cookie }) => ({ id: '', cookie }), { account: 'sandbox-basic' }],
    ['with an id that is none', ({ cookie }) => ({ id: '../../etc', cookie }), { account: 'sandbox-basic' }],
    ['with the id of another login', ({ cookie }) => ({ id: 'A'.repeat(22), cookie }), { account: 'sandbox-basic' }],
    [
      'with a cookie under another name',
      ({ id, cookie }) => ({ id: 'B'.repeat(22), cookie: cookie.replace(id, 'B'.repeat(22)) }),
      { account: 'sandbox-basic' },
    ],
    [
      'with a cookie that was changed',
      ({ id, cookie }) => ({ id, cookie: `${cookie.slice(0, -4)}AAAA` }),
      { account: 'sandbox-basic' },
    ],
    ['as nobody', (open) => open, {}],
    ['as an account that is no demo', (open) => open, { account: 'admin' }],
    ['as a property of objects', (open) => open, { account: '__proto__' }],
  ];
  for (const [name, change, form] of refused) {
    it(`is refused ${name}`, async () => {
      const answer = await pick(app, change(await openLogin(app, implicit)), form);
      expect([answer.status, answer.headers.location]).to.deep.equal([400, undefined]);
    });
  }

  it('is refused after ten minutes', async () => {
    const open = await openLogin(app, implicit);
    now += 10 * MINUTE + 1000;
    expect((await pick(app, open, { account: 'sandbox-basic' })).text).to.contain('The login has expired');
  });
});

describe('a code', () => {
  let now = start;
  const identity = demoIdentity({
    now: () => now,
    clients: [{ id: 'other', name: 'Other', redirectUris: [REDIRECT] }],
  });
  const app = appForSuite({ identity, now: () => now });
  const newCode = async (): Promise<string | null> => (await logIn(app, forCode)).searchParams.get('code');

  it('is exchanged for a token of an hour', async () => {
    const answer = await ask(app, exchange(await newCode()));
    expect(answer.status).to.equal(200);
    expect(answer.headers).to.include({ 'cache-control': 'no-store', pragma: 'no-cache' });
    const { access_token: token, ...rest } = answer.body as Record<string, unknown>;
    expect(rest).to.deep.equal({ expires_in: 3600, token_type: 'Bearer' });
    expect((await app.getAs(String(token), '/v1/leagues')).status).to.equal(200);
    now += HOUR + 1000;
    expect((await app.getAs(String(token), '/v1/leagues')).status).to.equal(401);
  });

  it('is worth nothing a second time, nor is the token it was exchanged for', async () => {
    const code = await newCode();
    const { access_token: token } = (await ask(app, exchange(code))).body as { access_token: string };
    expect((await app.getAs(token, '/v1/leagues')).status).to.equal(200);
    const again = await ask(app, exchange(code));
    expect([again.status, (again.body as { error: string }).error]).to.deep.equal([400, 'invalid_grant']);
    expect((await app.getAs(token, '/v1/leagues')).status).to.equal(401);
  });

  it('is exchanged once where it comes ten times at once', async () => {
    const code = await newCode();
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => ask(app, exchange(code))))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).to.have.length(1);
  });

  it('is worth nothing after a minute', async () => {
    const code = await newCode();
    now += 61_000;
    expect((await ask(app, exchange(code))).body).to.deep.equal({
      error: 'invalid_grant',
      error_description: 'The code is unknown or expired, or belongs to another client.',
    });
  });

  it('is no access token, and an access token is no code', async () => {
    const code = await newCode();
    expect((await app.getAs(code ?? '', '/v1/leagues')).status).to.equal(401);
    const token = fragmentOf(await logIn(app, implicit)).get('access_token');
    expect((await ask(app, exchange(token))).body).to.include({ error: 'invalid_grant' });
  });

  const refused: readonly (readonly [string, Parameters, string])[] = [
    ['no verifier', { code_verifier: undefined }, 'invalid_request'],
    ['another verifier', { code_verifier: `${VERIFIER.slice(0, -1)}X` }, 'invalid_grant'],
    ['the challenge for a verifier', { code_verifier: challengeOf(VERIFIER) }, 'invalid_grant'],
    ['a short verifier', { code_verifier: 'abc' }, 'invalid_grant'],
    ['another client', { client_id: 'other' }, 'invalid_grant'],
    ['an unknown client', { client_id: 'nobody' }, 'invalid_client'],
    ['no client', { client_id: undefined }, 'invalid_client'],
    ['a machine', { client_id: 'sandbox-basic', client_secret: 'sandbox-basic' }, 'unauthorized_client'],
    ['a secret it has not', { client_secret: 'guess' }, 'invalid_client'],
    ['another redirect URI', { redirect_uri: `${REDIRECT}?` }, 'invalid_grant'],
    ['no redirect URI', { redirect_uri: undefined }, 'invalid_grant'],
    ['no code', { code: undefined }, 'invalid_request'],
    ['a code that is none', { code: 'abc' }, 'invalid_grant'],
    ['a scope', { scope: 'openid' }, 'invalid_scope'],
    ['no grant_type', { grant_type: undefined }, 'invalid_request'],
    ['a password', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['a refresh token', { grant_type: 'refresh_token' }, 'unsupported_grant_type'],
    ['a property of objects for a grant_type', { grant_type: '__proto__' }, 'unsupported_grant_type'],
  ];
  for (const [name, change, error] of refused) {
    it(`is refused with ${name}, and can still be exchanged`, async () => {
      const good = exchange(await newCode());
      const answer = await ask(app, { ...good, ...change });
      expect((answer.body as { error: string }).error).to.equal(error);
      expect([400, 401]).to.include(answer.status);
      expect(answer.headers).to.include({ 'cache-control': 'no-store' });
      expect((await ask(app, good)).status).to.equal(200);
    });
  }
});

describe('a machine account', () => {
  let now = start;
  const app = appForSuite({ identity: demoIdentity({ now: () => now }), now: () => now });
  const basic = (id: string, secret: string): string => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const byHeader = (header: string, form: Record<string, string> = { grant_type: 'client_credentials' }) =>
    app.bare('post', '/oauth2/token').set('Authorization', header).type('form').send(form);

  it('is issued ten tokens of 24 hours a day, by header or body, and the eleventh is 429', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const answer = n % 2 === 0 ? await ask(app, machine) : await byHeader(basic('sandbox-basic', 'sandbox-basic'));
      expect(answer.status, answer.text).to.equal(200);
      expect(answer.body).to.include({ expires_in: 86_400, token_type: 'Bearer' });
      tokens.push((answer.body as { access_token: string }).access_token);
    }
    expect(new Set(tokens).size).to.equal(10);
    const eleventh = await ask(app, machine);
    expect([eleventh.status, eleventh.headers['retry-after']]).to.deep.equal([429, String(12 * 3600)]);
    expect(eleventh.headers.ratelimit).to.equal(`"tokens"; r=0; t=${12 * 3600}`);
    expect(eleventh.body).to.deep.equal({
      error: 'access_denied',
      error_description:
        'The account has been issued its 10 tokens for today. Reuse each token until it expires. More are issued from 00:00 UTC.',
    });
    expect(
      (await ask(app, { ...machine, client_id: 'sandbox-advanced', client_secret: 'sandbox-advanced' })).status,
    ).to.equal(200);
    now += 12 * HOUR;
    expect((await ask(app, machine)).status).to.equal(200);
    expect((await app.getAs(tokens[0] ?? '', '/v1/leagues')).status).to.equal(200);
    now += 12 * HOUR;
    expect((await app.getAs(tokens[0] ?? '', '/v1/leagues')).status).to.equal(401);
  });

  const refused: readonly (readonly [string, string, Record<string, string>, number, string])[] = [
    ['a wrong secret', basic('sandbox-basic', 'sandbox-advanced'), {}, 401, 'invalid_client'],
    ['no secret', basic('sandbox-basic', ''), {}, 401, 'invalid_client'],
    ['no name', basic('', 'sandbox-basic'), {}, 401, 'invalid_client'],
    ['credentials that are none', 'Basic !!!', {}, 401, 'invalid_client'],
    ['percent signs that stand for nothing', basic('%E0%A4', 'x'), {}, 401, 'invalid_client'],
    ['a bearer token', 'Bearer sandbox-basic', {}, 401, 'invalid_client'],
    [
      'credentials twice',
      basic('sandbox-basic', 'sandbox-basic'),
      { client_secret: 'sandbox-basic' },
      400,
      'invalid_request',
    ],
    ['two names', basic('sandbox-basic', 'sandbox-basic'), { client_id: 'sandbox-advanced' }, 400, 'invalid_request'],
    ['the name of a client without a secret', basic(CLIENT, ''), {}, 400, 'unauthorized_client'],
  ];
  for (const [name, header, form, status, error] of refused) {
    it(`is refused with ${name}`, async () => {
      const answer = await byHeader(header, { grant_type: 'client_credentials', ...form });
      expect([answer.status, (answer.body as { error: string }).error]).to.deep.equal([status, error]);
      if (status === 401)
        expect(answer.headers['www-authenticate']).to.equal('Basic realm="goalsquare", charset="UTF-8"');
    });
  }

  const bodies: readonly (readonly [string, string, string, number])[] = [
    ['JSON', 'application/json', JSON.stringify(machine), 400],
    ['nothing', 'application/x-www-form-urlencoded', '', 400],
    [
      'a parameter twice',
      'application/x-www-form-urlencoded',
      'grant_type=client_credentials&grant_type=authorization_code',
      400,
    ],
    [
      '1,000 parameters',
      'application/x-www-form-urlencoded',
      Array.from({ length: 1000 }, (_, n) => `p${n}=1`).join('&'),
      400,
    ],
    ['20 kilobytes', 'application/x-www-form-urlencoded', `grant_type=${'a'.repeat(20_000)}`, 413],
  ];
  for (const [name, type, text, status] of bodies) {
    it(`is refused where the body is ${name}`, async () => {
      const answer = await app.bare('post', '/oauth2/token').set('Content-Type', type).send(text);
      expect([answer.status, (answer.body as { error: string }).error]).to.deep.equal([status, 'invalid_request']);
    });
  }
});

describe('logins and tokens of one address', () => {
  const app = appForSuite({ identity: demoIdentity({ loginsPerMinute: 3, now: () => start }) });
  it('are limited together, each with its own error format', async () => {
    expect((await ask(app, machine)).headers.ratelimit).to.equal('"logins"; r=2; t=20');
    for (let n = 0; n < 2; n += 1) await ask(app, machine);
    const token = await ask(app, machine);
    expect([token.status, (token.body as { error: string }).error]).to.deep.equal([429, 'temporarily_unavailable']);
    expect(token.headers).to.include({ 'retry-after': '20', ratelimit: '"logins"; r=0; t=20' });
    const page = await app.bare('get', authorizePath(implicit));
    expect([page.status, page.headers['content-type']]).to.deep.equal([429, 'text/html; charset=utf-8']);
  });
});
