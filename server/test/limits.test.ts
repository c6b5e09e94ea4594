import { expect } from 'chai';
import { appForSuite, impatient, KEY } from './support/app.js';
import { raw } from './support/raw.js';
import { expectProblem } from './support/problem.js';

const path = '/v1/matches/7001';
const statistics = `${path}/statistics/players`;

describe('a slow caller', () => {
  const app = appForSuite({}, impatient);
  const cases: readonly (readonly [string, string])[] = [
    ['half of a request line', 'GET /v1/mat'],
    ['headers without an end', `GET ${path} HTTP/1.1\r\nHost: x\r\n`],
    [
      'half of a body',
      `POST ${statistics} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    ],
  ];
  for (const [name, text] of cases) {
    it(`who sends ${name} is cut off with 408`, async () => {
      expect(await raw(app, text))
        .to.match(/^HTTP\/1\.1 408 Request Timeout\r\n/u)
        .and.to.contain('"type":"/problems/request-timeout"');
    });
  }

  it('without further requests is closed after a while, without a response', async () => {
    expect(await raw(app, 'GET /livez HTTP/1.1\r\nHost: x\r\n\r\n'))
      .to.match(/^HTTP\/1\.1 200 OK\r\n/u)
      .and.not.to.contain('408');
  });
});

describe('the server', () => {
  const app = appForSuite();
  it('has a bound for every wait', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxHeadersCount } = app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout, maxHeadersCount }).to.deep.equal({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      timeout: 70_000,
      maxHeadersCount: 101,
    });
  });

  const headers = (count: number): string => Array.from({ length: count }, (_, n) => `X-${n}: 1\r\n`).join('');
  const withHeaders = (count: number): Promise<string> =>
    raw(
      app,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nConnection: close\r\n${headers(count - 3)}\r\n`,
    );
  it('reads 100 headers, and answers 431 to one more', async () => {
    expect(await withHeaders(100)).to.match(/^HTTP\/1\.1 200 /u);
    expect(await withHeaders(101))
      .to.match(/^HTTP\/1\.1 431 /u)
      .and.to.contain('The request has more than 100 headers.');
    expect(await withHeaders(2000)).to.match(/^HTTP\/1\.1 431 /u);
  });

  it('answers 413 to a body of unannounced length as soon as it is too long, and reads no more', async () => {
    const begun = `POST ${statistics} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await raw(app, `${begun}${`10000\r\n${' '.repeat(65_536)}\r\n`.repeat(17)}`))
      .to.match(/^HTTP\/1\.1 413 /u)
      .and.to.contain('Connection: close\r\n');
  });

  it('a body that is a little too long leaves its connection open: closed with unread bytes, its response could be lost', async () => {
    const head = `POST /v1/matches/7001/statistics/players HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nContent-Type: application/json\r\n`;
    const tooLong = `${head}Content-Length: 2000000\r\n\r\n${' '.repeat(2_000_000)}`;
    const next = 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answers = await raw(app, tooLong + next);
    expect([...answers.matchAll(/^HTTP\/1\.1 (\d+)/gmu)].map(([, status]) => status)).to.deep.equal(['413', '200']);
  });

  const pipelined = async (count: number): Promise<number> => {
    const asked = 'GET /livez HTTP/1.1\r\nHost: x\r\n';
    return (
      (await raw(app, `${`${asked}\r\n`.repeat(count - 1)}${asked}Connection: close\r\n\r\n`)).match(
        /HTTP\/1\.1 200 OK\r\n/gu,
      )?.length ?? 0
    );
  };
  it('answers 33 requests sent at once, and closes the connection on one more', async () => {
    expect(await pipelined(33)).to.equal(33);
    expect(await pipelined(34)).to.be.at.most(33);
    expect(await pipelined(200)).to.be.at.most(33);
  });

  const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  for (const depth of [33, 10_000, 100_000]) {
    it(`answers 400 to a body ${depth} deep`, async () => {
      expectProblem(
        await app.post(statistics, nested(depth)).set('X-Request-Id', 'test'),
        'malformed-body',
        'The body is nested more than 32 deep.',
      );
    });
  }

  it('looks at a body 32 deep for what is wrong with it', async () => {
    expect((await app.refused(statistics, nested(32))).type).to.equal('/problems/invalid-body');
  });
});
