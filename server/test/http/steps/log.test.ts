import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { expect } from 'chai';
import { pino } from 'pino';
import { appForSuite, sourceOf } from '../../support/app.js';
import { openMatches } from '../../support/match-log.js';

type Line = Readonly<Record<string, unknown>>;

const [INFO, WARN, ERROR] = [30, 40, 50];
const trace = '0af7651916cd43dd8448eb211c80319c';
const span = 'b7ad6b7169203331';

describe('the log', () => {
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
  const source = sourceOf(openMatches());
  const matches = {
    ...source,
    match: (id: number) => (id === 500 ? Promise.reject(new Error('the disk is gone')) : source.match(id)),
  };
  const app = appForSuite({ logger, matches });
  const read = (): readonly Line[] => lines.map((line) => JSON.parse(line) as Line);
  beforeEach(() => {
    lines.length = 0;
  });

  const cases: readonly (readonly [path: string, status: number, level: number])[] = [
    ['/v1/matches/7001', 200, INFO],
    ['/openapi.json', 200, INFO],
    ['/v1/matches/1', 404, WARN],
    ['/v1/matches/x', 400, WARN],
    ['/nowhere', 404, WARN],
  ];
  for (const [path, status, level] of cases) {
    it(`has one line for ${path}, of level ${level}`, async () => {
      await app.get(path).set('X-Request-Id', 'mine').expect(status);
      const [line, ...more] = read();
      expect(more).to.deep.equal([]);
      expect(line).to.deep.include({ level, reqId: 'mine', msg: 'answered', res: { statusCode: status } });
      expect(line?.req).to.include({ id: 'mine', method: 'GET', url: path });
      expect(line?.responseTime).to.be.a('number');
      expect(lines[0]).to.match(/^\{.*\}\n$/u);
    });
  }

  it('names the account, once it is known', async () => {
    await app.get('/v1/matches/7001');
    await app.bare('get', '/v1/matches/7001');
    expect(read().map(({ account }) => account)).to.deep.equal(['sandbox-transactional', undefined]);
  });

  it('carries on the trace of the caller, also in the line of what went wrong, of which the answer is another', async () => {
    await app.get('/v1/matches/500').set('traceparent', `00-${trace}-${span}-01`).expect(500);
    const all = read();
    expect(all.map(({ level, msg }) => [level, msg])).to.deep.equal([
      [ERROR, 'request failed'],
      [ERROR, 'answered'],
    ]);
    for (const line of all) expect(line).to.include({ trace_id: trace, parent_span_id: span });
    expect(new Set(all.map(({ span_id: id }) => id)).size).to.equal(1);
    expect(all[0]?.err).to.include({ message: 'the disk is gone' });
    expect(all[1]).not.to.have.property('err');
  });

  it('begins a trace for each request that has none, and has no member twice', async () => {
    await app.get('/v1/matches/7001');
    await app.get('/v1/matches/7001').set('traceparent', 'nonsense');
    const ids = read().map(({ trace_id: id }) => String(id));
    expect(new Set(ids).size).to.equal(2);
    for (const id of ids) expect(id).to.match(/^[0-9a-f]{32}$/u);
    for (const line of lines)
      for (const name of ['trace_id', 'span_id', 'account', 'reqId', 'req', 'res'])
        expect(line.split(`"${name}":`), name).to.have.lengthOf(2);
  });

  it('is silent on health', async () => {
    for (const path of ['/livez', '/readyz']) await app.bare('get', path);
    expect(lines).to.deep.equal([]);
  });

  it('says where the caller hung up', async () => {
    const { port } = app.server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          'POST /v1/matches/7001/statistics/squads HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer sandbox-transactional\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
        );
        app.server.once('request', (_req, res: { once: (event: 'close', listener: () => void) => void }) => {
          res.once('close', resolve);
        });
        setImmediate(() => {
          socket.destroySoon();
        });
      });
    });
    expect(read().some(({ hungUp }) => hungUp === true)).to.equal(true);
  });
});
