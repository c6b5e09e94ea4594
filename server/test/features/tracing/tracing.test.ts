import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry } from '@goalsquare/engine';
import { expect } from 'chai';
import { freePort } from '../../support/free-port.js';
import { lmdbSubscriptionStore } from '../../../src/storage/lmdb/lmdb-subscription-store.js';
import { addAccountsLikeSandbox, callAccounts } from '../../support/accounts-command.js';
import { header, logs } from '../../support/match-log.js';
import { hasRedis, TestRedis } from '../../support/redis.js';
import { serversForSuite } from '../../support/server-process.js';
import { until } from '../../support/until.js';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code: number };
  readonly attributes: readonly Attribute[];
}
interface Exported {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}

const ERROR = 2;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const entries = JSON.parse(JSON.stringify(logs[0]?.entries ?? [])) as readonly Entry[];

describe('traces', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tracing-'));
  const [data, state] = [path.join(folder, 'data'), path.join(folder, 'state')];
  const begin = serversForSuite({ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state, WEBHOOK_TARGETS: 'any' });
  const bodies: string[] = [];
  const paths: string[] = [];
  let collector: Server;
  let redis: TestRedis | undefined;
  let key = '';

  before(async () => {
    mkdirSync(data);
    addAccountsLikeSandbox(state);
    callAccounts(state, 'add club --tier Transactional --league all');
    callAccounts(state, 'operator club');
    key = callAccounts(state, 'token club').said;
    collector = createServer((req, res) => {
      const pieces: Buffer[] = [];
      paths.push(req.url ?? '');
      req.on('data', (piece: Buffer) => pieces.push(piece));
      req.on('end', () => {
        bodies.push(Buffer.concat(pieces).toString());
        res.setHeader('Content-Type', 'application/json');
        res.end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    if (!hasRedis) return;
    redis = new TestRedis(await freePort());
    await redis.start();
  });
  after(async () => {
    collector.close();
    await redis?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('have a span for each request with its route, and for what it does: matches, Redis, webhooks; and no secret', async () => {
    const store = lmdbSubscriptionStore(state);
    const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    await store.put({
      id: 'wh-1',
      accountId: 'club',
      url: 'http://127.0.0.1:9/',
      secret,
      created: '2026-11-23T00:00:00Z',
    });
    await store.close();
    const server = await begin({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    }).ready();
    const post = (at: string, body: object, attempt: string) =>
      server.ask(at, key, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': attempt },
        body: JSON.stringify(body),
      });
    expect((await post('/operator/matches', header, 'begin')).status).to.equal(201);
    expect(
      (await post(`/operator/matches/${header.id}/entries`, { entries: entries.slice(0, 20) }, 'a')).status,
    ).to.equal(200);
    const traceparent = `00-${TRACE}-${CALLER}-01`;
    expect((await server.ask(`/v1/matches/${header.id}/score?access_token=${key}`, key)).status).to.equal(400);
    expect((await server.ask(`/v1/matches/${header.id}/score`, key, { headers: { traceparent } })).status).to.equal(
      200,
    );
    expect((await server.ask('/v1/leagues', 'nobodys-key-0123456789')).status).to.equal(401);
    await until('webhooks', async () =>
      /webhook_deliveries_total\{outcome="failed"\} [1-9]/u.test(await server.metrics()),
    );
    expect(await server.end()).to.equal(0);

    expect(new Set(paths)).to.deep.equal(new Set(['/v1/traces']));
    const exported = bodies.map((body) => JSON.parse(body) as Exported).flatMap(({ resourceSpans }) => resourceSpans);
    const spans = exported.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans);
    const named = (name: string) => spans.filter((span) => span.name === name);
    const resource = Object.fromEntries(
      exported[0]?.resource.attributes.map((one) => [one.key, one.value.stringValue]) ?? [],
    );
    expect(resource).to.include({ 'service.name': 'goalsquare' });

    const score = named('GET /v1/matches/{matchId}/score').find(({ traceId }) => traceId === TRACE);
    expect(score).to.include({ traceId: TRACE, parentSpanId: CALLER });
    expect(
      Object.fromEntries(score?.attributes.map((one) => [one.key, one.value.stringValue ?? one.value.intValue]) ?? []),
    ).to.include({
      'http.request.method': 'GET',
      'http.route': '/v1/matches/{matchId}/score',
      'http.response.status_code': 200,
      'goalsquare.account.id': 'club',
    });
    const line = server.out.split('\n').find((one) => one.includes(`"trace_id":"${TRACE}"`)) ?? '{}';
    expect(JSON.parse(line)).to.include({ span_id: score?.spanId });
    const parts = spans.filter((span) => span.parentSpanId === score?.spanId).map(({ name }) => name);
    expect(parts).to.include('match open');
    expect(named('POST /operator/matches/{matchId}/entries')).to.have.length(1);
    expect(named('GET /v1/leagues')[0]?.status.code).not.to.equal(ERROR);
    expect(named('webhook send').length).to.be.greaterThan(0);
    for (const hidden of [key, secret, secret.slice(6), 'nobodys-key', 'access_token'])
      expect(bodies.join('\n')).not.to.contain(hidden);
  });

  it('have the commands of Redis below the request that sends them', async function redisThere() {
    if (redis === undefined) {
      this.skip();
      return;
    }
    bodies.length = 0;
    const port = (collector.address() as AddressInfo).port;
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, REDIS_URL: redis.url };
    const server = await begin(environment).ready();
    expect((await server.ask('/v1/leagues', key)).status).to.equal(200);
    expect(await server.end()).to.equal(0);
    const spans = bodies
      .flatMap((body) => (JSON.parse(body) as Exported).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    const request = spans.find(({ name }) => name === 'GET /v1/leagues');
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(({ name }) => name);
    expect(parts.some((name) => name.startsWith('redis '))).to.equal(true);
    expect(bodies.join('')).not.to.contain(key);
  });

  it('are not exported, and nothing of OpenTelemetry is loaded, unless a collector is named', async () => {
    const before = bodies.length;
    const server = await begin({ NODE_DEBUG: 'module,esm' }).ready();
    expect((await server.ask('/v1/leagues', key)).status).to.equal(200);
    expect(server.err).not.to.contain('@opentelemetry/sdk-trace');
    await server.end();
    expect(bodies).to.have.length(before);
  });
});
