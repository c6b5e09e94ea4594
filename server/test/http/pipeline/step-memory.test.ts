import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createApp, type AppParts } from '@goalsquare/server';
import { expect } from 'chai';
import fc from 'fast-check';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { httpServer } from '../../../src/http/listener/http-server.js';
import { everyMemory, type StepMemory } from '../../../src/http/pipeline/step-memory.js';
import { contractCheck, warmUp } from '../../../src/http/pipeline/validator.js';
import { memoryUsageStore, type UsageStore } from '../../../src/domain/accounts/usage-store.js';
import { cacheLookups } from '../../../src/domain/caches.js';
import { TokenBuckets } from '../../../src/http/limits/token-buckets.js';
import { until } from '../../support/until.js';
import { worldWith } from '../../support/world.js';
import { changes, Scene, type Change } from './scene.js';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly caller: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How the tag of the last answer is sent. */
  readonly again: string;
  readonly times: number;
}

const ORIGIN = 'https://stats.example';

/** Headers that differ for each request, or that describe the framing of a body. */
const apart = new Set(['x-request-id', 'date', 'content-length', 'transfer-encoding', 'connection', 'keep-alive']);

const decoded: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

/** A server of a scene, and what its operator sees. */
interface Watched {
  readonly server: Server;
  readonly lines: string[];
  readonly registry: Registry;
}

const check = contractCheck();

async function serverOf(scene: Scene, memories: ReadonlySet<StepMemory>, counts: Counts): Promise<Watched> {
  const lines: string[] = [];
  const logger = pino(
    { level: 'info' },
    new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(line.toString());
        done();
      },
    }),
  );
  const registry = new Registry();
  const { matches, accounts, identity } = scene;
  const app = createApp({
    matches,
    world: worldWith(),
    accounts,
    identity,
    check,
    memories,
    ...counts,
    refusalsPerMinute: 1e6,
    logger,
    registry,
    corsOrigins: [ORIGIN],
    now: () => scene.now,
  });
  const server = httpServer(app);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, lines, registry };
}

interface Seen {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const once = (
  { server }: Watched,
  scene: Scene,
  { method, path, caller, headers, body }: Asked,
  tag: string | undefined,
): Promise<Seen> =>
  new Promise((resolve, reject) => {
    const authorization = scene.callers.get(caller);
    const { port } = server.address() as AddressInfo;
    const sent = {
      ...headers,
      ...(authorization !== undefined && { Authorization: authorization }),
      ...(tag !== undefined && { 'If-None-Match': tag }),
      ...(method === 'POST' && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    };
    ask({ host: '127.0.0.1', port, method, path, headers: sent }, (res) => {
      const pieces: Buffer[] = [];
      res
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('error', reject)
        .on('end', () => {
          resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(pieces) });
        });
    })
      .on('error', reject)
      .end(method === 'POST' ? body : undefined);
  });

/** The value of a body. */
const meaning = (text: string, type = ''): unknown =>
  type.startsWith('application/json') && text !== '' ? (JSON.parse(text) as unknown) : text;

/** The time until a bucket has more, or refusals are forgotten, follows the clock of the machine. */
const withoutClock = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/("(?:burst|refusals)"; r=\d+); t=\d+/u, '$1') : value;

function comparable({ status, headers, body }: Seen, sentId: string | undefined): unknown {
  const id = headers['x-request-id'];
  const text = (decoded[headers['content-encoding'] ?? '']?.(body) ?? body).toString('utf8');
  return {
    status,
    isOwnId: id === sentId,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !apart.has(name))
        .map(([name, value]) => [name, withoutClock(value)]),
    ),
    body: meaning(typeof id === 'string' ? text.replaceAll(id, 'ID') : text, headers['content-type']),
  };
}

const tagFrom: Readonly<Record<string, (tag: string) => string | undefined>> = {
  none: () => undefined,
  same: (tag) => tag,
  strong: (tag) => tag.replace('W/', ''),
  list: (tag) => `"a", ${tag} , "b"`,
  any: () => '*',
  other: () => 'W/"x"',
  unquoted: (tag) => tag.replaceAll('"', ''),
  empty: () => '',
};

/** The responses of two servers to the same requests, one after another. */
async function compare(scene: Scene, servers: readonly Watched[], asked: Asked): Promise<void> {
  const tags: (string | undefined)[] = [];
  for (let n = 0; n < asked.times; n += 1) {
    const seen: Seen[] = [];
    for (const [at, server] of servers.entries())
      seen.push(await once(server, scene, asked, tagFrom[asked.again]?.(tags[at] ?? '"none"')));
    const [first, second] = seen.map((one) => comparable(one, asked.headers['X-Request-Id']));
    expect(second, JSON.stringify(asked)).to.deep.equal(first);
    for (const [at, { headers }] of seen.entries()) tags[at] = headers.etag;
  }
}

const [TRACE, SPAN] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];

/** A log line, without the parts that differ between responses. */
function toldIn(line: string): unknown {
  const {
    level,
    req: { method, url, address, client },
    account,
    res,
    msg,
    trace_id: trace,
    parent_span_id: parent,
    hungUp,
  } = JSON.parse(line) as Record<string, unknown> & { req: Record<string, unknown> };
  return { level, method, url, address, client, account, res, msg, trace: trace === TRACE, parent, hungUp };
}

async function countsOf(registry: Registry): Promise<readonly string[]> {
  return (await registry.metrics())
    .split('\n')
    .filter(
      (line) =>
        line.startsWith('http_server_request_duration_seconds_count') ||
        line.startsWith('http_server_active_requests '),
    );
}

const rests = [
  '',
  '/score',
  '/persons',
  '/transactions',
  '/chains',
  '/statistics/leaders',
  '/statistics/players',
  '/statistics/squads',
  '/SCORE',
  '/score/',
  '/score?',
  '/nothing',
  '/score?x=1',
  '/statistics/players?metric=KICK,MARK&team=home',
  '/statistics/players?metric[]=KICK&metric[]=MARK&team=home',
  '/statistics/players?team=home&metric=MARK,KICK',
  '/statistics/players?metric=XX',
  '/statistics/players?lastXSeconds=5&fromPeriodSeconds=3',
  '/statistics/players?lastXSeconds=240&metric=KICK',
  '?asOf=40',
  '/score?asOf=Q1:01:00',
  '/score?asOf=Q4:00:00',
  '/score?asOf=x',
  '/statistics/squads?zone=F50&context=Diff',
  '/statistics/squads?period=9',
  '/score?format=csv',
  '/score?format=csv&table=periods',
  '/statistics/squads?format=csv',
  '/statistics/squads?format=json',
  '/score?table=periods',
];
const seasons = [
  '/v1/leagues',
  '/v1/leagues/1',
  '/v1/leagues/3/levels',
  '/v1/seasons',
  '/v1/seasons/2026',
  '/v1/seasons/2026/fixture',
  '/v1/seasons/2026/fixture?squadId=10',
  '/v1/seasons/2026/ladder',
  '/v1/seasons/2025/ladder?conference=A',
  '/v1/seasons/2026/squads',
  '/v1/seasons/2026/squads/10/persons',
  '/v1/leagues/3/levels/1/seasons/2019/conferences',
  '/v1/seasons/1999/fixture',
  '/v1/leagues/5/levels/2/seasons',
];
const lists = [
  '/v1/metadata/metrics',
  '/v1/metadata/statuses',
  '/v1/metadata/metrics/glossary?metric=KICK',
  '/v1/metadata/positiontypes',
  '/v1/metrics',
  '/v1/usage',
  '/v1/permalinks',
  '/livez',
  '/V1/Leagues/',
  '/v1/leagues?a#b',
];
const paths = [
  ...['7001', '7002', '7003', '7006', '7009', '9999', '007'].flatMap((id) =>
    rests.map((rest) => `/v1/matches/${id}${rest}`),
  ),
  ...seasons,
  ...seasons,
  ...lists,
  ...lists,
];
const bodies = [
  '{"playerMetricRequests":[{"metricCodes":["KICK"]}]}',
  '{"squadMetricRequests":[{"metricCodes":["GOAL"],"zones":["F50"]}]}',
  '{',
  '{}',
  '',
];

const some = (name: string, ...values: readonly string[]): fc.Arbitrary<Readonly<Record<string, string>>> =>
  fc
    .constantFrom(...values, '')
    .map((value): Readonly<Record<string, string>> => (value === '' ? {} : { [name]: value }));

const headers = fc
  .tuple(
    some('Accept', '*/*', '*/*', 'text/csv', 'application/json, text/csv;q=0.5'),
    some('Accept-Encoding', 'gzip', 'br', 'gzip, deflate, br', 'deflate', 'identity', 'br;q=0, gzip', '*'),
    some('Origin', ORIGIN, 'https://other.example'),
    some('X-Request-Id', 'mine-1', 'not mine', 'x'.repeat(65)),
    some('traceparent', `00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01-more`, 'nonsense'),
    some('Cache-Control', 'no-cache'),
    some('If-Modified-Since', 'Sat, 21 Nov 2026 00:00:00 GMT'),
  )
  .map((all): Readonly<Record<string, string>> => Object.assign({}, ...all) as Readonly<Record<string, string>>);

const requests = fc.record<Asked>({
  method: fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'),
  path: fc.constantFrom(...paths),
  headers,
  body: fc.constantFrom(...bodies),
  caller: fc.constantFrom(
    'signed sandbox-basic',
    'signed sandbox-advanced',
    'signed sandbox-transactional',
    'sandbox-transactional',
    'shifting',
    'revocable',
    'limited',
    'limited',
    'expired',
    'nobody',
    'spelt',
    'basic',
    'malformed',
    'without',
  ),
  again: fc.constantFrom(...Object.keys(tagFrom)),
  times: fc.integer({ min: 1, max: 4 }),
});

/** A request, what happens then, and the same request again. */
const acts = fc.array(fc.tuple(requests, fc.option(fc.constantFrom<Change>(...changes), { nil: undefined })), {
  minLength: 1,
  maxLength: 4,
});

/** The place where requests are counted: remotely, so that each step waits, or in this process. */
type Counts = Pick<AppParts, 'buckets' | 'usage'>;

function countsElsewhere(scene: Scene): Counts {
  const inMemory = memoryUsageStore();
  const usage: UsageStore = { ...inMemory, take: (use) => Promise.resolve(inMemory.take(use)) };
  return {
    usage,
    buckets: (limits) => {
      const buckets = new TokenBuckets(limits, usage, () => scene.now);
      return { take: (key, use) => Promise.resolve(buckets.take(key, use)) };
    },
  };
}

describe('what steps remember', () => {
  before(() => warmUp(check));

  const cases: readonly (readonly [string, ReadonlySet<StepMemory>])[] = [
    ['all memories', everyMemory],
    ...[...everyMemory].map((memory) => [`the memory '${memory}' alone`, new Set([memory])] as const),
    ['no memory, and counts in this process', new Set()],
  ];
  for (const [name, memories] of cases) {
    it(`with ${name} gives the same responses, log and counts as without any`, async () => {
      const scene = new Scene();
      const [plain, remembering] = [
        await serverOf(scene, new Set(), countsElsewhere(scene)),
        await serverOf(scene, memories, {}),
      ];
      try {
        await fc.assert(
          fc.asyncProperty(acts, async (all) => {
            await scene.open();
            for (const [asked, change] of all) {
              await compare(scene, [plain, remembering], asked);
              if (change === undefined) continue;
              await scene.change(change);
              await compare(scene, [plain, remembering], asked);
            }
          }),
          { numRuns: memories === everyMemory ? 60 : 20 },
        );
        await until('every request has its line', () => plain.lines.length === remembering.lines.length);
        expect(remembering.lines.map(toldIn)).to.deep.equal(plain.lines.map(toldIn));
        expect(await countsOf(remembering.registry)).to.have.members(await countsOf(plain.registry));
      } finally {
        for (const { server } of [plain, remembering]) {
          server.close();
          server.closeAllConnections();
        }
      }
    });
  }

  const caches: Readonly<Record<StepMemory, string>> = {
    callers: 'callers',
    calls: 'checked-calls',
    responses: 'responses',
  };
  for (const [memory, cache] of Object.entries(caches)) {
    it(`is used by a request that is repeated: ${memory}`, async () => {
      const scene = new Scene();
      await scene.open();
      const asked: Asked = {
        method: 'GET',
        path: '/v1/matches/7001/score',
        headers: {},
        body: '',
        caller: 'signed sandbox-transactional',
        again: 'none',
        times: 1,
      };
      const hits = async (memories: ReadonlySet<StepMemory>): Promise<number> => {
        const before = cacheLookups.get(cache)?.hit ?? 0;
        const watched = await serverOf(scene, memories, {});
        for (let n = 0; n < 2; n += 1) await once(watched, scene, asked, undefined);
        watched.server.close();
        watched.server.closeAllConnections();
        return (cacheLookups.get(cache)?.hit ?? 0) - before;
      };
      expect([await hits(new Set()), await hits(new Set([memory as StepMemory]))]).to.deep.equal([0, 1]);
    });
  }
});
