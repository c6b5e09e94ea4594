import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { expect } from 'chai';
import express, { type Response } from 'express';
import { httpServer } from '../../../src/http/listener/http-server.js';
import { appForSuite, KEY } from '../../support/app.js';
import { raw } from '../../support/raw.js';
import { until } from '../../support/until.js';

const GARBAGE = 'nonsense\r\n\r\n';
const asked = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe('what is not HTTP', () => {
  const waiting: Response[] = [];
  let server: Server;
  before(async () => {
    const app = express();
    app.get('/late', (_req, res) => {
      waiting.push(res);
    });
    app.get('/stream', (_req, res) => {
      res.setHeader('Content-Type', 'text/event-stream');
      res.write('data: 1\n\n');
      waiting.push(res);
    });
    server = httpServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A connection, what came over it, and the responses that its requests wait for. */
  async function send(text: string, responses: number) {
    waiting.length = 0;
    const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let came = '';
    socket.on('data', (piece: Buffer) => {
      came += piece.toString();
    });
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.write(text);
    await until('the requests have come', () => waiting.length === responses);
    return { socket, came: () => came, closed };
  }

  it('is refused after the responses that were under way, which stay whole', async () => {
    const { socket, came, closed } = await send(`${asked('/late')}${asked('/late')}${GARBAGE}`, 2);
    socket.write(GARBAGE);
    waiting[1]?.end('second');
    waiting[0]?.write('first, ');
    await until('a part has come', () => came().includes('first, '));
    expect(came()).not.to.contain('400');
    waiting[0]?.end('whole');
    await closed;
    expect(came()).to.match(
      /^HTTP\/1\.1 200 [\s\S]+first, [\s\S]+whole[\s\S]+HTTP\/1\.1 200 [\s\S]+second[\s\S]*HTTP\/1\.1 400 /u,
    );
    expect(came().match(/malformed-request/gu)).to.have.length(1);
  });

  it('gets no answer of its own after a response that closes the connection', async () => {
    const { came, closed } = await send(`GET /late HTTP/1.1\r\nHost: a:b\r\n\r\n${GARBAGE}`, 0);
    await closed;
    expect(came().match(/HTTP\/1\.1 /gu)).to.have.length(1);
    expect(came()).to.contain('exactly one Host header').and.to.match(/\}$/u);
  });

  it('gets none either if the response ends later', async () => {
    const { came, closed } = await send(`GET /late HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n${GARBAGE}`, 1);
    waiting[0]?.end('whole');
    await closed;
    expect(came()).to.contain('whole').and.not.to.contain('400');
  });

  it('is not written into a stream of events, whose connection is closed', async () => {
    const { socket, came, closed } = await send(asked('/stream'), 1);
    await until('an event has come', () => came().includes('data: 1'));
    socket.write(GARBAGE);
    await closed;
    expect(came()).not.to.contain('400').and.not.to.contain('nonsense');
    expect(waiting[0]?.destroyed).to.equal(true);
  });
});

describe('the head of a request', () => {
  const app = appForSuite();
  const headers = `Authorization: Bearer ${KEY}\r\nConnection: close\r\n\r\n`;

  const refusals: readonly (readonly [string, string])[] = [
    ['without a Host', 'GET /livez HTTP/1.1\r\n'],
    ['with two Hosts', 'GET /livez HTTP/1.1\r\nHost: x\r\nhost: y\r\n'],
    ['with a Host that is none', 'GET /livez HTTP/1.1\r\nHost: x/y\r\n'],
    ['with an Expect that nobody knows', 'GET /livez HTTP/1.1\r\nHost: x\r\nExpect: dances\r\n'],
    ['with a target of another scheme', 'GET ftp://x/livez HTTP/1.1\r\nHost: x\r\n'],
    ['with a target without a slash', 'GET livez HTTP/1.1\r\nHost: x\r\n'],
  ];
  for (const [what, begin] of refusals)
    it(`is refused with a problem ${what}`, async () => {
      expect(await raw(app, begin + headers))
        .to.match(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json/u)
        .and.contain('/problems/malformed-request')
        .and.match(/\r\nConnection: close\r\n/u);
    });

  const accepted: readonly (readonly [string, string, number])[] = [
    ['an absolute target', 'GET http://x/v1/matches/7001 HTTP/1.1\r\nHost: x\r\n', 200],
    [
      'an absolute target in capitals, with a query',
      'GET HTTPS://X:1/v1/matches/7001?x=1 HTTP/1.1\r\nHost: x\r\n',
      400,
    ],
    ['an absolute target without a path', 'GET http://x?y HTTP/1.1\r\nHost: x\r\n', 404],
    ['a Host in brackets', 'GET /livez HTTP/1.1\r\nHost: [::1]:8080\r\n', 200],
    ['an empty Host', 'GET /livez HTTP/1.1\r\nHost:\r\n', 200],
    ['no Host, with HTTP/1.0', 'GET /livez HTTP/1.0\r\n', 200],
  ];
  for (const [what, begin, status] of accepted)
    it(`may have ${what}`, async () => {
      expect(await raw(app, begin + headers)).to.match(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    });
});
