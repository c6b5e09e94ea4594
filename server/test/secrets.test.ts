import { Writable } from 'node:stream';
import { expect } from 'chai';
import { pino } from 'pino';
import { isSecretName, redactSecrets } from '../src/domain/text/redact-secrets.js';
import { redacted } from '../src/http/steps/log.js';
import { appForSuite } from './support/app.js';
import { leaks, sentSecrets, disclosed } from './support/secret-recorder.js';

const SIGNED = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ0ZXN0LWFjY291bnQifQ.c2lnbmF0dXJlLW9mLXRlc3Rz';

describe('a secret in a URL', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['/v1/matches/7001', '/v1/matches/7001'],
    ['/v1/matches/7001?metric=KICK&access_token=abc', '/v1/matches/7001?metric=KICK&access_token=-'],
    ['/x?ACCESS_TOKEN=abc&accessToken=d&access-token=e', '/x?ACCESS_TOKEN=-&accessToken=-&access-token=-'],
    ['/x?access%5Ftoken=abc', '/x?access%5Ftoken=-'],
    ['/x?access_token[]=abc&access_token[0]=d', '/x?access_token[]=-&access_token[0]=-'],
    ['/x?access_token=a=b&c=d', '/x?access_token=-&c=d'],
    ['/x?a?access_token=abc', '/x?a?access_token=-'],
    ['/x?client_secret=s&code=c&state=s&code_verifier=v', '/x?client_secret=-&code=-&state=-&code_verifier=-'],
    [`/v1/matches/${SIGNED}`, '/v1/matches/-'],
    [`/x?team=${SIGNED}&period=1`, '/x?team=-&period=1'],
    ['/q/c2VjcmV0LW9mLWEtcGVybWFsaW5r.csv?x=1', '/q/-?x=1'],
    ['/Q/c2VjcmV0LW9mLWEtcGVybWFsaW5r/more', '/q/-'],
    ['/embed/c2VjcmV0LW9mLWEtcGVybWFsaW5r?rows=5', '/embed/-?rows=5'],
    ['/x?%zz=1&token=%zz', '/x?%zz=1&token=-'],
    ['/x?token', '/x?token'],
  ];
  for (const [url, expected] of cases) {
    it(`is left out of ${url.slice(0, 60)}`, () => {
      expect(redactSecrets(url)).to.equal(expected);
    });
  }

  it('is no parameter of the contract', () => {
    for (const name of [
      'period',
      'zone[]',
      'metric[0]',
      'team',
      'context',
      'lastXSeconds',
      'conference',
      'squadId',
      'showAllMetrics',
    ])
      expect(isSecretName(name), name).to.equal(false);
  });
});

describe('what is disclosed of a secret', () => {
  const app = appForSuite();

  it('is nothing, where it comes in a query, a path, a cookie or a header', async () => {
    for (const secret of [SIGNED, 'opaque-secret-0123456789']) {
      const refused = await app
        .get(`/v1/matches/7001?access_token=${secret}`)
        .set('Cookie', `session=cookie-${secret}`);
      expect(refused.status).to.equal(400);
      expect(refused.text).not.to.contain(secret);
      expect((await app.bare('get', '/v1/leagues').set('Authorization', `Bearer ${secret}`)).status).to.equal(401);
      expect((await app.bare('get', '/nowhere').query({ client_secret: secret })).text).not.to.contain(secret);
    }
    expect([...sentSecrets]).to.include.members([SIGNED, `cookie-${SIGNED}`]);
    expect(disclosed.logs.join('')).to.contain('access_token=-');
    expect(await leaks()).to.deep.equal([]);
  });

  it('is nothing by a logger that is given headers whole', () => {
    let line = '';
    const logger = pino(
      { redact: [...redacted] },
      new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          line += chunk.toString();
          done();
        },
      }),
    );
    logger.info(
      {
        req: { headers: { authorization: `Bearer ${SIGNED}`, cookie: `a=${SIGNED}` } },
        headers: { authorization: SIGNED },
        authorization: SIGNED,
      },
      'x',
    );
    expect(line).to.contain('[Redacted]').and.not.to.contain(SIGNED);
  });
});

/* After every suite of the run, since this hook belongs to none of them. */
after('no log line, error or metric of the run holds a token that was used', async () => {
  expect(sentSecrets.size, 'secrets were sent').to.be.greaterThan(0);
  expect(await leaks()).to.deep.equal([]);
});
