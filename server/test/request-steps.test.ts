import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { expect } from 'chai';
import { pino } from 'pino';
import { contractDocument, tables } from '@goalsquare/openapi';
import { appForSuite, KEY, type TestApp } from './support/app.js';
import { expectProblem } from './support/problem.js';

const path = '/v1/matches/7001';

/** Sends raw bytes and gives back all that comes. */
const raw = (app: TestApp, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
    });
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
    });
    socket.on('close', () => {
      resolve(Buffer.concat(pieces).toString());
    });
    socket.on('error', reject);
  });

describe('a method', () => {
  const app = appForSuite();
  const allows: readonly (readonly ['put' | 'patch' | 'delete' | 'post', string, string, string])[] = [
    ['put', path, '/v1/matches/{matchId}', 'GET, HEAD, OPTIONS'],
    ['post', path, '/v1/matches/{matchId}', 'GET, HEAD, OPTIONS'],
    ['delete', `${path}/statistics/players`, '/v1/matches/{matchId}/statistics/players', 'GET, HEAD, POST, OPTIONS'],
    ['patch', `${path}/statistics/squads`, '/v1/matches/{matchId}/statistics/squads', 'GET, HEAD, POST, OPTIONS'],
    ['put', '/v1/metadata/metrics', '/v1/metadata/metrics', 'GET, HEAD, OPTIONS'],
  ];
  for (const [method, at, template, allow] of allows) {
    it(`${method} is 405 at ${at}, with Allow`, async () => {
      const answer = await app.bare(method, at).set('Authorization', `Bearer ${KEY}`).set('X-Request-Id', 'test');
      expectProblem(
        answer,
        'method-not-allowed',
        `${method.toUpperCase()} is not allowed at ${template}; allowed are ${allow}.`,
      );
      expect(answer.headers.allow).to.equal(allow);
    });
  }

  it('of another kind is 405 too', async () => {
    const answer = await raw(
      app,
      `PURGE ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${KEY}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).to.match(/^HTTP\/1\.1 405 /u);
  });

  it('post is 405 at an operation of the server', async () => {
    const answer = await app.bare('post', '/livez').set('X-Request-Id', 'test');
    expectProblem(answer, 'method-not-allowed', 'POST is not allowed at /livez; allowed are GET, HEAD, OPTIONS.');
  });

  it('options says what is allowed, without a token', async () => {
    const answer = await app.bare('options', `${path}/statistics/players`);
    expect([answer.status, answer.text, answer.headers.allow]).to.deep.equal([204, '', 'GET, HEAD, POST, OPTIONS']);
  });
});

describe('pages of other sites', () => {
  const closed = appForSuite();
  const some = appForSuite({ corsOrigins: ['https://stats.example'] });
  const open = appForSuite({ corsOrigins: ['*'] });

  it('are kept out unless configured', async () => {
    for (const app of [closed, some]) {
      const { headers } = await app.get(path).set('Origin', 'https://elsewhere.example');
      expect(headers).not.to.have.property('access-control-allow-origin');
    }
  });

  it('may call where their origin is configured, and read the headers they need', async () => {
    const { headers } = await some.get(path).set('Origin', 'https://stats.example');
    expect(headers['access-control-allow-origin']).to.equal('https://stats.example');
    expect(headers['access-control-expose-headers']).to.equal(
      'Accept-Query, Accept-Ranges, Content-Disposition, Content-Location, Content-Range, ETag, Goalsquare-Validation, Link, RateLimit, RateLimit-Policy, Retry-After, Deprecation, Sunset, X-Request-Id',
    );
    expect(headers.vary).to.contain('Origin');
  });

  it('may all call where * is configured, also to be refused', async () => {
    const { status, headers } = await open.bare('get', path).set('Origin', 'https://any.example');
    expect([status, headers['access-control-allow-origin']]).to.deep.equal([401, '*']);
  });

  it('may have what a cache kept of a call that named no origin', async () => {
    expect((await open.get(path)).headers['access-control-allow-origin']).to.equal('*');
    expect((await some.get(path)).headers)
      .to.include({ vary: 'Origin, Accept, Accept-Encoding, Authorization' })
      .and.not.have.property('access-control-allow-origin');
  });

  it('learn from a preflight what they may send', async () => {
    const { status, headers } = await some
      .bare('options', `${path}/statistics/squads`)
      .set('Origin', 'https://stats.example')
      .set('Access-Control-Request-Method', 'POST');
    expect(status).to.equal(204);
    expect(headers).to.include({
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers':
        'Authorization, Content-Type, If-None-Match, If-Range, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Prefer, Range, X-Request-Id',
      'access-control-max-age': '86400',
    });
  });
});

describe('a request', () => {
  const app = appForSuite();

  it('of 8,192 bytes of URI is read, and one more is 414, even without a token', async () => {
    const uri = (size: number): string => `${path}?`.padEnd(size, 'a');
    expect((await app.get(uri(8192))).status).to.equal(400);
    const answer = await app.bare('get', uri(8193)).set('X-Request-Id', 'test');
    expectProblem(answer, 'uri-too-long', 'The URI is 8193 bytes long; the limit is 8192.');
  });

  for (const [statistics, detail] of [
    ['players', ' Use the POST operation instead.'],
    ['squads', ' Use the POST operation instead.'],
    ['leaders', ''],
  ] as const)
    it(`of too long a URI of statistics/${statistics} refers to POST only where the path has it`, async () => {
      const long = `${path}/statistics/${statistics}?`;
      expectProblem(
        await app.bare('get', long.padEnd(8193, 'a')).set('X-Request-Id', 'test'),
        'uri-too-long',
        `The URI is 8193 bytes long; the limit is 8192.${detail}`,
      );
      for (const target of [long, `http://x${long}`])
        expect(await raw(app, `GET ${target}${'a'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).to.contain(
          `"detail":"The URI is longer than 8192 bytes.${detail}"`,
        );
    });

  it('of far too long a URI is 414, and of far too long headers 431, as problems', async () => {
    const long = await raw(app, `GET ${path}?${'a'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(long)
      .to.match(/^HTTP\/1\.1 414 URI Too Long\r\nContent-Type: application\/problem\+json/u)
      .and.to.contain('"detail":"The URI is longer than 8192 bytes."');
    const headers = await raw(app, `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(60_000)}\r\n\r\n`);
    expect(headers)
      .to.match(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/u)
      .and.to.contain('"type":"/problems/headers-too-large"');
  });

  it('that is no HTTP is 400, as a problem', async () => {
    expect(await raw(app, 'nonsense\r\n\r\n'))
      .to.match(/^HTTP\/1\.1 400 Bad Request\r\n/u)
      .and.to.contain('"type":"/problems/malformed-request"');
  });

  it('keeps its id where it is a plain word, and gets one otherwise', async () => {
    expect((await app.get(path).set('X-Request-Id', 'a.B-9_')).headers['x-request-id']).to.equal('a.B-9_');
    for (const id of ['a b', 'x'.repeat(65), '<script>', 'a:b', '']) {
      expect((await app.get(path).set('X-Request-Id', id)).headers['x-request-id']).to.match(/^[0-9a-f-]{36}$/u);
    }
  });

  for (const prefix of ['/v1/', '/'])
    it(`of a long path that does not exist under ${prefix} repeats its first 100 characters`, async () => {
      const shown = `'${prefix}`.padEnd(100, 'a');
      const answer = await app.get(prefix.padEnd(200, 'a')).set('X-Request-Id', 'test');
      expectProblem(answer, 'route-not-found', `There is nothing at ${shown}....`);
    });

  for (const spelt of ['/v1/Matches/7001', '/v1/matches/7001/', '/v1/leagues/', '/v1//leagues', '/v1/leagues//'])
    it(`must spell its path as the contract does: ${spelt}`, async () => {
      expect((await app.refused(spelt)).type).to.match(/\/problems\/route-not-found$/u);
    });

  it('is answered with headers that allow pages nothing, and ask for HTTPS only over HTTPS', async () => {
    const { headers } = await app.get(path);
    expect(headers['content-security-policy']).to.equal(
      "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
    );
    expect(headers).to.include({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.to.have.any.keys('strict-transport-security', 'x-powered-by');
  });

  it('asks for HTTPS behind a trusted proxy that speaks it', async () => {
    expect((await proxied.get(path).set('X-Forwarded-Proto', 'https')).headers).to.have.property(
      'strict-transport-security',
    );
    expect((await app.get(path).set('X-Forwarded-Proto', 'https')).headers).not.to.have.property(
      'strict-transport-security',
    );
  });
  const proxied = appForSuite({ trustProxy: 1 });
});

describe('a fault of the server', () => {
  const lines: string[] = [];
  const logger = pino(
    { level: 'info' },
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const matches = {
    matchIds: () => Promise.resolve([]),
    match: () => Promise.reject(new Error('secret at /srv/hidden.ts')),
  };
  const app = appForSuite({ matches, logger });

  it('is 500 without a word of what went wrong, which is in the log', async () => {
    const answer = await app.get(path).set('X-Request-Id', 'test');
    expectProblem(
      answer,
      'internal',
      'Something went wrong on the server. It has been logged under the instance of this problem.',
    );
    expect(JSON.stringify(answer.headers)).not.to.contain('secret');
    const logged = lines.join('');
    expect(logged).to.contain('secret at /srv/hidden.ts').and.to.contain('"reqId":"test"');
  });

  it('leaves no token in the log', () => {
    expect(lines.join(''))
      .not.to.contain(KEY + '"}')
      .and.not.to.contain('Bearer ');
  });
});

describe('the operations of the server', () => {
  let ready = false;
  const app = appForSuite({ readiness: { isReady: () => ready } });

  it('say that it lives, and whether it is ready', async () => {
    expect((await app.bare('get', '/livez')).text).to.equal('ok\n');
    const waiting = await app.bare('get', '/readyz');
    expect([waiting.status, waiting.headers['retry-after']]).to.deep.equal([503, '1']);
    ready = true;
    expect([(await app.bare('get', '/readyz')).status]).to.deep.equal([200]);
  });

  it('say its version and the contract', async () => {
    const root = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    const { version: released } = JSON.parse(root) as { readonly version: string };
    expect((await app.bare('get', '/version')).body).to.deep.equal({ version: released, contract: 'v1.53.0' });
    const { servers, ...rest } = (await app.bare('get', '/openapi.json')).body as typeof contractDocument;
    expect({ ...rest, servers: contractDocument.servers }).to.deep.equal(contractDocument);
    expect(servers[0]?.url).to.match(/^http:\/\/127\.0\.0\.1:\d+$/u);
    expect((await app.bare('get', '/tables.json')).body).to.deep.equal(tables());
    const yaml = await app.bare('get', '/openapi.yaml');
    expect(yaml.headers['content-type']).to.equal('application/yaml; charset=utf-8');
    expect((await app.bare('get', '/openapi.yaml').set('If-None-Match', yaml.headers.etag ?? '')).status).to.equal(304);
  });

  it('measure requests by route template, never by raw path', async () => {
    await app.get(path);
    await app.get('/v1/matches/1');
    await app.bare('get', '/nowhere/7001');
    const text = await app.metrics();
    expect(text).to.contain(
      'http_server_request_duration_seconds_count{http_request_method="GET",http_route="/v1/matches/{matchId}",http_response_status_code="404"} 1',
    );
    expect(text)
      .to.contain('http_route="unmatched"')
      .and.not.to.match(/http_route="[^"]*7001/u);
  });
});
