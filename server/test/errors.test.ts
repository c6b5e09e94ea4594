import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { liveInMemory, StorageError } from '@goalsquare/data';
import { contract, operatorPaths } from '@goalsquare/openapi';
import type { Test } from 'supertest';
import { problemCodes, problemKind, type ProblemCode } from '../src/domain/problems.js';
import { sandboxAccounts } from '../src/domain/accounts/sandbox.js';
import { OpenStreams } from '../src/features/events/open-streams.js';
import { memoryPermalinkStore } from '../src/features/permalinks/memory-permalink-store.js';
import { TestListener } from './features/events/listener.js';
import { accountsWith } from './support/accounts.js';
import { appForSuite, impatient, KEY, type TestApp } from './support/app.js';
import { header } from './support/match-log.js';
import { raw } from './support/raw.js';
import { worldWith } from './support/world.js';

const datasetFolder = mkdtempSync(path.join(tmpdir(), 'goalsquare-'));

/** The response: its status, and its body if there is one. */
interface Came {
  readonly status: number;
  readonly body: unknown;
}

describe('errors', () => {
  const plain = appForSuite({ world: worldWith() });
  const elsewhere = appForSuite({
    world: worldWith(),
    accounts: accountsWith({ earlier: { tier: 'Transactional', leagues: [{ leagueId: 1, seasonIds: [2025] }] } }),
  });
  const tight = appForSuite({ limits: { ratePerSecond: 2, burst: 4 }, now: () => 1_700_000_000_000 });
  const small = appForSuite({
    accounts: sandboxAccounts({ ratePerSecond: 1e6, burst: 1e6, requestLimit: 3 }),
    now: () => Date.UTC(2026, 10, 20),
  });
  const wary = appForSuite({ refusalsPerMinute: 3 });
  const failing = appForSuite({
    matches: { matchIds: () => Promise.resolve([]), match: () => Promise.reject(new Error('the disk fails')) },
  });
  const stored = appForSuite(() => {
    const file = path.join(datasetFolder, 'matches/leagueId=1/levelId=1/seasonId=2026/data.parquet');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'PAR1....PAR1');
    return Promise.resolve({ dataset: datasetFolder });
  });
  const fewLinks = appForSuite({ permalinksPerAccount: 2 });
  const onFullDisk = appForSuite({
    permalinks: {
      ...memoryPermalinkStore(),
      add: () => Promise.reject(new StorageError('disk-full', 'no space left on device')),
    },
  });
  const fewStreams = appForSuite({ streams: new OpenStreams({ limit: 2 }) });
  const slow = appForSuite({}, impatient);
  const fed = appForSuite(async () => {
    const live = await liveInMemory();
    return { live, matches: live };
  });
  const assisted = appForSuite({ mcp: 'on' });
  const starting = appForSuite({ readiness: { isReady: () => false } });

  const MATCH = '/v1/matches/7001';
  const STATISTICS = `${MATCH}/statistics/players`;

  /** Matches of the sandbox world that examples name, and the matches that the tests have in their place. */
  const inTests = { 110510101: '7001', 110611605: '7002', 110611608: '7003', 110611701: '7004' } as const;
  type Example = ReturnType<typeof problemKind>['example'];
  const exampleOf = (code: ProblemCode): Example =>
    JSON.parse(
      Object.entries(inTests).reduce(
        (text, [printed, own]) => text.replaceAll(printed, own),
        JSON.stringify(problemKind(code).example),
      ),
    ) as Example;
  const requestOf = (code: ProblemCode): readonly string[] => exampleOf(code).request.split(' ');

  /** The example of a code, where it is a GET that anyone may try. */
  const asWritten = async (code: ProblemCode): Promise<Came> =>
    plain.get(requestOf(code)[1] ?? '').set('X-Request-Id', 'test');
  const withKey =
    (app: TestApp, key: string) =>
    async (code: ProblemCode): Promise<Came> =>
      app.getAs(key, requestOf(code)[1] ?? '').set('X-Request-Id', 'test');

  const toOperator = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Test =>
    fed
      .bare('post', `/operator/matches${path}`)
      .set({
        Authorization: 'Bearer sandbox-operator',
        'X-Request-Id': 'test',
        'Content-Type': 'application/json',
        ...headers,
      })
      .send(JSON.stringify(body));

  /** Sends something once the first match has begun. */
  async function fedWith(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Came> {
    await toOperator('', header, { 'Idempotency-Key': 'begin' });
    return toOperator(path, body, headers);
  }

  async function afterCalls(times: number, ask: () => Promise<Came>): Promise<Came> {
    for (let n = 0; n < times; n += 1) await ask();
    return ask();
  }

  /** The bytes of a raw connection, without the random instance. */
  async function overSocket(text: string, app = plain): Promise<Came> {
    const [head = '', body = ''] = (await raw(app, text)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: { ...(JSON.parse(body) as object), instance: 'test' } };
  }

  /** How to bring about what is not simply a GET with the key of the tests. */
  const provocations: Readonly<Partial<Record<ProblemCode, (code: ProblemCode) => Promise<Came>>>> = {
    'malformed-request': () => overSocket('nonsense\r\n\r\n'),
    'request-timeout': () => overSocket(`GET ${MATCH} HTTP/1.1\r\nHost: x\r\n`, slow),
    'headers-too-large': () => overSocket(`GET ${MATCH} HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(60_000)}\r\n\r\n`),
    'malformed-body': async () => plain.post(STATISTICS, '').set('X-Request-Id', 'test'),
    'invalid-body': async (code) => plain.post(STATISTICS, requestOf(code)[2]).set('X-Request-Id', 'test'),
    'request-too-long': async () => plain.post(STATISTICS, `"${'a'.repeat(1_048_575)}"`).set('X-Request-Id', 'test'),
    'batch-too-costly': async () =>
      plain
        .post(STATISTICS, {
          playerMetricRequests: Array.from({ length: 100 }, () => ({
            metricCodes: Array.from({ length: 500 }, () => 'KICK'),
          })),
        })
        .set('X-Request-Id', 'test'),
    'uri-too-long': async () => plain.get(`${STATISTICS}?`.padEnd(8193, 'a')).set('X-Request-Id', 'test'),
    'too-many-permalinks': () =>
      afterCalls(2, async () =>
        fewLinks.post('/v1/permalinks', { path: '/v1/leagues', format: 'json' }).set('X-Request-Id', 'test'),
      ),
    'too-many-replays': () =>
      afterCalls(5, async () => plain.post('/v1/replays', { matchId: 7001 }).set('X-Request-Id', 'test')),
    unauthorised: async () => plain.bare('get', MATCH).set('X-Request-Id', 'test'),
    'method-not-allowed': async () =>
      plain.bare('put', MATCH).set('Authorization', `Bearer ${KEY}`).set('X-Request-Id', 'test'),
    'league-not-licensed': withKey(elsewhere, 'earlier'),
    'level-not-licensed': withKey(elsewhere, 'earlier'),
    'season-not-licensed': withKey(elsewhere, 'earlier'),
    'match-not-licensed': withKey(elsewhere, 'earlier'),
    'metric-not-licensed': withKey(plain, 'sandbox-basic'),
    'dataset-not-licensed': withKey(plain, 'sandbox-basic'),
    'range-not-satisfiable': async (code) => {
      const [, target = '', , , range = ''] = requestOf(code);
      return stored.get(target).set({ 'X-Request-Id': 'test', Range: range });
    },
    'origin-not-allowed': async () =>
      assisted.post('/mcp', {}).set({ Origin: 'https://other.example', 'X-Request-Id': 'test' }),
    'not-operator': async (code) => fed.get(requestOf(code)[1] ?? '').set('X-Request-Id', 'test'),
    'match-exists': () => fedWith('', header),
    'revision-conflict': () =>
      fedWith(
        '/7001/entries',
        { entries: [{ kind: 'removal', id: 999 }] },
        { 'Idempotency-Key': 'a', 'If-Match': '"3"' },
      ),
    'invalid-entries': (code) =>
      fedWith('/7001/entries', JSON.parse(requestOf(code)[2] ?? ''), { 'Idempotency-Key': 'b' }),
    'key-reused': () => fedWith('', { ...header, attendance: 1 }, { 'Idempotency-Key': 'begin' }),
    'too-many-requests': () => afterCalls(4, async () => tight.get(MATCH).set('X-Request-Id', 'test')),
    'quota-used-up': () => afterCalls(3, async () => small.get(MATCH).set('X-Request-Id', 'test')),
    'too-many-streams': async () => {
      const open = await Promise.all([1, 2].map(() => new TestListener(fewStreams, `${MATCH}/events`).waitForStart()));
      const third = await fewStreams.get(`${MATCH}/events`).set('X-Request-Id', 'test');
      for (const listener of open) listener.close();
      return third;
    },
    'too-many-refusals': () =>
      afterCalls(3, async () =>
        wary.bare('get', MATCH).set('Authorization', 'Bearer nobody').set('X-Request-Id', 'test'),
      ),
    internal: async () => failing.get(MATCH).set('X-Request-Id', 'test'),
    'storage-unavailable': async () =>
      onFullDisk.post('/v1/permalinks', { path: '/v1/leagues', format: 'json' }).set('X-Request-Id', 'test'),
    unavailable: async () => starting.bare('get', '/readyz').set('X-Request-Id', 'test'),
  };

  describe('the table of errors', () => {
    after(() => {
      rmSync(datasetFolder, { recursive: true });
    });

    for (const code of problemCodes) {
      const { status, title, when } = problemKind(code);
      const { detail, errors } = exampleOf(code);

      it(`has ${code}, which its example brings about as written`, async () => {
        const came = await (provocations[code] ?? asWritten)(code);
        expect(came.status).to.equal(status);
        if (status !== 401)
          expect(came.body).to.deep.equal({
            type: `/problems/${code}`,
            title,
            status,
            instance: 'test',
            ...(errors && { errors }),
            detail,
          });
      });

      it(`has ${code}, whose type is a document`, async () => {
        const answer = await plain.bare('get', `/problems/${code}`);
        expect([answer.status, answer.body]).to.deep.equal([200, { type: `/problems/${code}`, title, status, when }]);
      });

      it(`has ${code}, which the docs list`, () => {
        expect(readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')).to.contain(
          `| ${status} | [\`${code}\`](#${code}) | ${title} | ${when} |`,
        );
      });
    }

    it('has no document of a code that is none', async () => {
      for (const code of ['', 'nothing', '__proto__', 'constructor', 'toString'])
        expect((await plain.bare('get', `/problems/${code}`)).status, code).to.equal(404);
      expect((await plain.bare('post', '/problems/internal')).status).to.equal(404);
    });
  });

  describe('the statuses of errors', () => {
    const operations = Object.values(contract.paths)
      .flatMap(({ get, post }) => [get, post])
      .flatMap((operation) => operation ?? []);
    const listed = new Set(
      operations
        .flatMap(({ responses }) => Object.keys(responses))
        .map(Number)
        .filter((status) => status >= 400),
    );
    const kinds = problemCodes.map(problemKind);

    it('are in the contract, except those the server answers beside it', () => {
      expect(
        [...new Set(kinds.filter(({ isOfServer }) => isOfServer !== true).map(({ status }) => status))].sort(),
      ).to.deep.equal([...listed].sort());
      expect(
        [...new Set(kinds.map(({ status }) => status))].filter((status) => !listed.has(status)).sort(),
      ).to.deep.equal([409, 412, 416, 422, 500]);
    });

    it('are listed by every operation that can answer them', () => {
      const always = [401, 405, 408, 414, 429, 431, 503];
      const all = [
        ...operations,
        ...Object.values(operatorPaths).flatMap(({ get, post }) => [get ?? [], post ?? []].flat()),
      ];
      for (const { operationId, responses, requestBody } of all) {
        const of = Object.keys(responses).map(Number);
        const needed = [...always, 400, ...(requestBody === undefined ? [] : [413])];
        expect(
          needed.filter((status) => !of.includes(status)),
          operationId,
        ).to.deep.equal([]);
      }
    });
  });
});
