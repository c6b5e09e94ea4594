import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { contract } from '@goalsquare/openapi';
import { appForSuite, KEY } from './support/app.js';

/** THE traps of our stack that concern the server: what goes wrong, the file that tries it, and words of the test. */
const traps: readonly (readonly [string, string, string])[] = [
  ['lists in brackets, indexed, mixed or with commas lose values', 'array-forms.test.ts', 'brackets and comma'],
  ['more than 20 values become an object', 'array-forms.test.ts', 'of 30 values is read whole'],
  ['lists of the glossary lose values', 'glossary.test.ts', 'metric%5B%5D=KICK'],
  ['plus signs and reserved characters are rejected', 'refuses-queries.test.ts', 'metric=a+b'],
  ['an empty value passes', 'refuses-queries.test.ts', 'period='],
  ['__proto__ as a parameter is swallowed', 'refuses-queries.test.ts', '__proto__[x]=1'],
  ['__proto__ and constructor in a body', 'refuses-bodies.test.ts', '__proto__'],
  ['007 and 1e3 are ids', 'refuses-queries.test.ts', '/v1/matches/1e3'],
  ['id 0 is valid, but nobody has it', 'refuses-queries.test.ts', '/v1/matches/0/score'],
  ['HEAD is 405', 'caching.test.ts', 'head'],
  ['OPTIONS is 405, or needs a token', 'request-steps.test.ts', 'without a token'],
  ['the body is read before the token', 'access.test.ts', 'a body that is none'],
  ['an unknown route is 404 before the token', 'access.test.ts', 'a route that is none'],
  ['no WWW-Authenticate', 'access.test.ts', 'www-authenticate'],
  ['415 is not in the contract', 'refuses-bodies.test.ts', 'Content-Type'],
  ['a bare 431', 'request-steps.test.ts', '431 Request Header Fields Too Large'],
  ['a bare 414', 'request-steps.test.ts', '414 URI Too Long'],
  ['a bad percent sign is answered by the router', 'refuses-queries.test.ts', '/v1/matches/%zz'],
  ['429 is HTML', 'errors.test.ts', 'too-many-requests'],
  ['several limiters join their headers', 'access.test.ts', '"daily"; r='],
  ['upgrade-insecure-requests and HSTS over plain HTTP', 'request-steps.test.ts', 'only over HTTPS'],
  ['a tag is a hash of the whole answer', 'caching.test.ts', 'etag'],
  ['slow callers hold sockets', 'limits.test.ts', 'is cut off with 408'],
  ['a token in a URL is logged', 'secrets.test.ts', 'access_token=-'],
  ['bearer is case-insensitive', 'access.test.ts', "'BEARER'"],
  ['401 has a body', 'access.test.ts', '401'],
  [
    'answers to one licence are shared by caches',
    'caching.test.ts',
    "'private, max-age=300, must-revalidate', vary: 'Accept, Accept-Encoding, Authorization'",
  ],
  ['headers a page may not read', 'request-steps.test.ts', 'access-control-expose-headers'],
  ['texts of a body are coerced to numbers', 'refuses-bodies.test.ts', 'a text period'],
  ['a query has a prototype', 'units.test.ts', 'Object.getPrototypeOf(query)'],
  ['metrics are labelled by raw paths', 'features/operations/metrics.test.ts', "'/v1/matches/{matchId}'"],
  ['ready before the validator is', 'features/operations/readiness.test.ts', "{ unready: 'starting' }"],
  ['counts are lost with the process', 'domain/accounts/usage-survives.test.ts', 'at most a second'],
  ['state and PKCE need a session', 'features/identity/upstream.test.ts', 'a code, PKCE, state, nonce'],
  ['cells of a CSV are formulas', 'answers/csv/cell.test.ts', '=HYPERLINK'],
  ['requests in a pipeline are kept until they are read', 'limits.test.ts', 'closes the connection on one more'],
  ['a body of unannounced length is read whole before it is refused', 'limits.test.ts', 'a body of unannounced length'],
];

describe('the traps of our stack', () => {
  for (const [trap, file, words] of traps) {
    it(`have a test: ${trap}`, () => {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(source.replaceAll(/\s+/gu, ' ')).to.contain(words);
    });
  }
});

describe('traps without another place', () => {
  const app = appForSuite();
  const players = '/v1/matches/7001/statistics/players';

  it('no parameter of the contract has brackets in its name, which the validator never matches', () => {
    expect(JSON.stringify(contract)).not.to.match(/"name":"\w+\[\]"/u);
  });

  it('%252C is decoded once: it is no comma', async () => {
    expect((await app.refused(`${players}?metric=KICK%252CGOAL`)).errors?.[0]?.value).to.equal('KICK%2CGOAL');
    expect((await app.refused(`${players}?metric[]=KICK%252CGOAL`)).errors?.[0]?.value).to.equal('KICK%2CGOAL');
    expect((await app.refused('/v1/matches/%25%37%30')).type).to.equal('/problems/invalid-id');
  });

  for (const raw of [':', '@', '!', '$', "'", '(', ')', '*', ';', '/', '?', '|', '{', '}', '^', '`', '+']) {
    it(`the reserved ${raw} is a value like others, refused by name`, async () => {
      const { type, errors } = await app.refused(`${players}?metric=A${encodeURI(raw)}B`);
      expect([type, errors?.[0]?.value]).to.deep.equal(['/problems/unknown-metric', `A${raw === '+' ? ' ' : raw}B`]);
    });
  }

  it('429 for refused tokens counts a network of IPv6 as one', async () => {
    const statuses: number[] = [];
    for (const end of ['1', '2', '3', '4']) {
      const { status } = await behindProxy
        .bare('get', '/v1/leagues')
        .set('X-Forwarded-For', `2001:db8:1:2::${end}`)
        .set('Authorization', 'Bearer nobody');
      statuses.push(status);
    }
    expect(statuses).to.deep.equal([401, 401, 429, 429]);
    expect(
      (
        await behindProxy
          .bare('get', '/v1/leagues')
          .set('X-Forwarded-For', '2001:db8:9::1')
          .set('Authorization', 'Bearer nobody')
      ).status,
    ).to.equal(401);
  });
  const behindProxy = appForSuite({ trustProxy: 1, refusalsPerMinute: 2 });

  it('an answer that is compressed is the same answer', async () => {
    const path = '/v1/matches/7001/transactions';
    const [packed, plain] = await Promise.all(
      ['gzip', 'identity'].map((encoding) => app.get(path).set('Accept-Encoding', encoding)),
    );
    expect(packed?.headers['content-encoding']).to.equal('gzip');
    expect(plain?.headers).not.to.have.property('content-encoding');
    expect(packed?.body).to.deep.equal(plain?.body);
  });

  it('answers may be read by pages of other origins only as CORS says: CORP and COOP are same-origin', async () => {
    const { headers } = await app.bare('get', '/v1/leagues').set('Authorization', `Bearer ${KEY}`);
    expect(headers).to.include({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).not.to.contain('upgrade-insecure-requests');
    expect(headers, 'passport keeps no session').not.to.have.property('set-cookie');
  });
});
