import { expect } from 'chai';
import { appForSuite, KEY } from './support/app.js';
import { expectProblem } from './support/problem.js';

const path = '/v1/matches/7001';
const METADATA = 'resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource"';
const WITHOUT = `Bearer realm="goalsquare", ${METADATA}`;
const REFUSED = `Bearer realm="goalsquare", error="invalid_token", error_description="The token is unknown or no longer valid", ${METADATA}`;

describe('a request without a valid token', () => {
  const app = appForSuite();
  const headers: readonly (readonly [string, string | undefined, string])[] = [
    ['no header', undefined, WITHOUT],
    ['an empty header', '', WITHOUT],
    ['basic credentials', 'Basic c2FuZGJveDpiYXNpYw==', WITHOUT],
    ['the bare key', KEY, WITHOUT],
    ['a scheme that begins alike', `Bearers ${KEY}`, WITHOUT],
    ['no token', 'Bearer', REFUSED],
    ['spaces for a token', 'Bearer    ', REFUSED],
    ['an unknown token', 'Bearer nobody', REFUSED],
    ['a longer token', `Bearer ${KEY}x`, REFUSED],
    ['a shorter token', `Bearer ${KEY.slice(0, -1)}`, REFUSED],
    ['the key in capitals', `Bearer ${KEY.toUpperCase()}`, REFUSED],
    ['two tokens', `Bearer ${KEY} ${KEY}`, REFUSED],
    ['a quoted token', `Bearer "${KEY}"`, REFUSED],
    ['a very long token', `Bearer ${'a'.repeat(6000)}`, REFUSED],
    ['a property of objects', 'Bearer __proto__', REFUSED],
  ];
  for (const [name, value, challenge] of headers) {
    it(`with ${name} is 401 without a body`, async () => {
      const request = app.bare('get', path);
      const answer = await (value === undefined ? request : request.set('Authorization', value));
      expect([answer.status, answer.text]).to.deep.equal([401, '']);
      expect(answer.headers['www-authenticate']).to.equal(challenge);
      expect(answer.headers).to.include({ 'cache-control': 'no-store' }).and.not.to.have.property('content-type');
    });
  }

  const wrong: readonly (readonly [string, 'get' | 'post' | 'put' | 'head', string])[] = [
    ['an id that is none', 'get', '/v1/matches/007'],
    ['a route that is none', 'get', '/v1/nothing'],
    ['a method that is not allowed', 'put', path],
    ['a parameter that is none', 'get', `${path}?x=1`],
    ['a body that is none', 'post', `${path}/statistics/players`],
    ['HEAD', 'head', path],
  ];
  for (const [name, method, at] of wrong) {
    it(`is 401 before any other check: ${name}`, async () => {
      expect((await app.bare(method, at)).status).to.equal(401);
    });
  }

  for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  ']) {
    it(`differs from one with it: ${scheme}`, async () => {
      expect((await app.bare('get', path).set('Authorization', `${scheme} ${KEY}`)).status).to.equal(200);
    });
  }
});

describe('refused tokens', () => {
  let now = 1_700_000_000_000;
  const app = appForSuite({ refusalsPerMinute: 3, now: () => now });
  const refuse = () => app.bare('get', path).set('Authorization', 'Bearer nobody').set('X-Request-Id', 'test');
  const policy = /^"refusals"; q=3; w=60; pk=:[^:]+:$/u;

  it('are 429 from the fourth of an address on; a valid token and no token at all are not', async () => {
    const first = await refuse();
    expect(first.headers.ratelimit).to.equal('"refusals"; r=2; t=20');
    expect(first.headers['ratelimit-policy']).to.match(policy);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await refuse()).status);
    expect(statuses).to.deep.equal([401, 401, 429, 429]);
    const refused = await refuse();
    expectProblem(
      refused,
      'too-many-refusals',
      'More than 3 tokens from this address were refused within a minute. Wait as long as Retry-After says.',
    );
    expect(refused.headers).to.include({ 'retry-after': '20', ratelimit: '"refusals"; r=0; t=20' });
    expect(refused.headers['ratelimit-policy']).to.match(policy);
    expect((await app.get(path)).status).to.equal(200);
    expect((await app.bare('get', path)).status).to.equal(401);
    now += 20_000;
    expect([(await refuse()).status, (await refuse()).status]).to.deep.equal([401, 429]);
  });
});

describe('refused tokens behind a proxy', () => {
  const app = appForSuite({
    refusalsPerMinute: 2,
    trustProxy: ['loopback', '10.0.0.0/8'],
    now: () => 1_700_000_000_000,
  });
  const from = async (address: string): Promise<number> =>
    (await app.bare('get', path).set('Authorization', 'Bearer nobody').set('X-Forwarded-For', address)).status;

  for (const [what, addresses] of [
    ['with ports', ['203.0.113.10:1', '203.0.113.10:2', '203.0.113.10']],
    ['in brackets, with ports', ['[2001:db8::1]:1', '[2001:db8::1]:2', '2001:db8::1']],
    ['that are none', ['unknown1', 'unknown2', '_hidden']],
    ['through another proxy with a port', ['198.51.100.7:1, 10.0.0.1:2', '198.51.100.7:3, 10.0.0.2:4', '198.51.100.7']],
  ] as const)
    it(`count for one address if the proxy sends addresses ${what}`, async () => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push(await from(address));
      expect(statuses).to.deep.equal([401, 401, 429]);
    });
});

describe('a rate limit', () => {
  let now = 1_700_000_000_000;
  const app = appForSuite({ limits: { ratePerSecond: 2, burst: 4 }, now: () => now });

  it('lets a burst through, then 429 with Retry-After, then as many as the rate allows', async () => {
    const statuses = async (size: number): Promise<readonly number[]> => {
      const all: number[] = [];
      for (let n = 0; n < size; n += 1) all.push((await app.get(path)).status);
      return all;
    };
    expect(await statuses(6)).to.deep.equal([200, 200, 200, 200, 429, 429]);
    now += 500;
    expect(await statuses(2)).to.deep.equal([200, 429]);
    now += 60_000;
    expect(await statuses(5)).to.deep.equal([200, 200, 200, 200, 429]);
  });

  it('appears in headers, and in a problem when it is used up', async () => {
    now += 60_000;
    const first = await app.get(path);
    expect(first.headers.ratelimit).to.match(/^"burst"; r=3; t=1, "daily"; r=\d+; t=\d+$/u);
    expect(first.headers['ratelimit-policy']).to.match(/^"burst"; q=4; w=2; pk=:[^:]+:, "daily"; q=35000; w=86400$/u);
    for (let n = 0; n < 3; n += 1) await app.get(path);
    const refused = await app.get(path).set('X-Request-Id', 'test');
    expectProblem(
      refused,
      'too-many-requests',
      'The account may make 2 requests a second, and 4 at once. Wait as long as Retry-After says.',
    );
    expect(refused.headers).to.include({ 'retry-after': '1', ratelimit: '"burst"; r=0; t=1' });
    expect(refused.headers['ratelimit-policy']).to.match(/^"burst"; q=4; w=2; pk=:[^:]+:$/u);
  });

  it('does not count requests without an account', async () => {
    now += 60_000;
    for (let n = 0; n < 5; n += 1) expect((await app.bare('get', path)).status).to.equal(401);
    expect((await app.get(path)).status).to.equal(200);
  });
});
