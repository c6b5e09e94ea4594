import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '@goalsquare/server';
import { expect } from 'chai';
import fc from 'fast-check';
import { pino } from 'pino';
import { sandboxAccounts } from '../../src/accounts/sandbox.js';
import { nothingOff, pieceNames, switchedOff, type SwitchedOff } from '../../src/fast-path/pieces.js';
import { httpServer, defaultPatience } from '../../src/http/http-server.js';
import { createIdentity } from '../../src/identity/identity.js';
import { sandboxIdentities } from '../../src/identity/sandbox-identities.js';
import { contractCheck, warmUp } from '../../src/pipeline/validator.js';
import { sourceOf } from '../support/app.js';
import { openMatches } from '../support/match-log.js';

interface Asked { readonly method: string; readonly path: string; readonly account: string; readonly encoding: string; readonly isAgain: boolean; readonly times: number }

const accounts = sandboxAccounts({ ratePerSecond: 1e6, burst: 1e6, requestLimit: 1e6 });
const identity = createIdentity(sandboxIdentities(accounts));
const names = ['sandbox-basic', 'sandbox-advanced', 'sandbox-transactional'];
const tokens = new Map<string, string>();

/** Headers that tell one request from another, count, or say how a body is framed. */
const apart = new Set(['x-request-id', 'date', 'ratelimit', 'ratelimit-policy', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']);

const decoded: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { gzip: gunzipSync, br: brotliDecompressSync, deflate: inflateSync };

async function serverOf(off: SwitchedOff): Promise<Server> {
  const check = contractCheck(off);
  await warmUp(check);
  const matches = sourceOf(openMatches());
  const server = httpServer(createApp({ matches, accounts, identity, check, fastPathOff: off, refusalsPerMinute: 1e6, logger: pino({ level: 'silent' }) }), defaultPatience, off);
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return server;
}

interface Seen { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

const once = (server: Server, { method, path, account, encoding }: Asked, tag?: string): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${tokens.get(account) ?? account}`, ...(encoding !== '' && { 'Accept-Encoding': encoding }), ...(tag !== undefined && { 'If-None-Match': tag }) };
    const { port } = server.address() as AddressInfo;
    ask({ host: '127.0.0.1', port, method, path, headers }, (res) => {
      const pieces: Buffer[] = [];
      res.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject).on('end', () => { resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(pieces) }); });
    }).on('error', reject).end();
  });

const comparable = ({ status, headers, body }: Seen, id: string | undefined): unknown => {
  const bytes = decoded[headers['content-encoding'] ?? '']?.(body) ?? body;
  const text = bytes.toString('utf8');
  return { status, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !apart.has(name))), text: id === undefined ? text : text.replaceAll(id, 'ID') };
};

async function outcome(server: Server, asked: Asked): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  let tag: string | undefined;
  for (let n = 0; n < asked.times; n += 1) {
    const one = await once(server, asked, tag);
    const id = one.headers['x-request-id'];
    seen.push(comparable(one, typeof id === 'string' ? id : undefined));
    if (asked.isAgain) tag = one.headers.etag;
  }
  return seen;
}

const rests = [
  '', '/score', '/persons', '/transactions', '/chains', '/statistics/leaders', '/statistics/players', '/statistics/squads', '/SCORE', '/score/', '/score?', '/nothing', '/score?x=1',
  '/statistics/players?metric=KICK,MARK&team=home', '/statistics/players?metric[]=KICK&metric[]=MARK&team=home', '/statistics/players?team=home&metric=MARK,KICK',
  '/statistics/players?metric=XX', '/statistics/players?lastXSeconds=5&fromPeriodSeconds=3', '/statistics/squads?zone=F50&context=Diff', '/statistics/squads?period=9',
];
const paths = [...['7001', '7002', '7003', '7006', '7009', '9999', '007'].flatMap((id) => rests.map((rest) => `/v1/matches/${id}${rest}`)), '/v1/metadata/metrics', '/v1/metadata/statuses', '/v1/leagues', '/v1/metrics', '/livez'];

const requests = fc.record<Asked>({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT'), path: fc.constantFrom(...paths), account: fc.constantFrom(...names, 'nobody'),
  encoding: fc.constantFrom('', 'gzip', 'br', 'gzip, deflate, br', 'deflate', 'identity', 'br;q=0, gzip', '*'), isAgain: fc.boolean(), times: fc.integer({ min: 1, max: 3 }),
});

describe('the fast path', () => {
  let plain: Server;
  before(async () => {
    for (const name of names) tokens.set(name, await identity.tokens.issue({ accountId: name, clientId: name, seconds: 3600 }));
    plain = await serverOf(new Set(pieceNames));
  });
  after(() => { plain.close(); plain.closeAllConnections(); });

  const offs: readonly (readonly [string, SwitchedOff])[] = [
    ['all pieces', nothingOff],
    ...pieceNames.map((piece) => [`the piece '${piece}' alone`, new Set(pieceNames.filter((other) => other !== piece))] as const),
  ];
  for (const [name, off] of offs) {
    it(`with ${name} gives the answers it gives without any`, async () => {
      const fast = await serverOf(off);
      try {
        await fc.assert(fc.asyncProperty(requests, async (asked) => { expect(await outcome(fast, asked)).to.deep.equal(await outcome(plain, asked)); }), { numRuns: 150 });
      } finally {
        fast.close();
        fast.closeAllConnections();
      }
    });
  }
});

describe('the switches of the fast path', () => {
  const texts: readonly (readonly [string, readonly string[] | undefined])[] = [
    ['all', pieceNames], ['answers', ['answers']], ['answers, urls', ['urls', 'answers']], ['answer', undefined], ['answers,', undefined], ['__proto__', undefined], ['all,answers', undefined],
  ];
  for (const [text, expected] of texts) {
    it(`reads '${text}'`, () => {
      const off = switchedOff(text);
      expect(off && [...off]).to.deep.equal(expected);
    });
  }
});
