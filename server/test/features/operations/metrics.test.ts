import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { briefOf, openMatch, type Entry, type Match } from '@goalsquare/engine';
import { contract, operationIds } from '@goalsquare/openapi';
import { expect } from 'chai';
import { Registry } from 'prom-client';
import { ReadinessBoard, type PartState } from '../../../src/features/operations/readiness.js';
import { measureLag, type LagSource } from '../../../src/features/operations/revision-lag.js';
import { memoryPartNames } from '../../../src/domain/memory/memory-parts.js';
import { appForSuite, KEY } from '../../support/app.js';
import { logs, openMatches } from '../../support/match-log.js';
import { until } from '../../support/until.js';

const path = '/v1/matches/7001';

interface Sample {
  readonly name: string;
  readonly value: number;
  readonly labels: Readonly<Record<string, string>>;
}

const labelsIn = (text: string): Sample['labels'] =>
  Object.fromEntries(
    [...text.matchAll(/([a-z_]+)="([^"]*)"/gu)].map(([, label = '', value = '']) => [label, value] as const),
  );

/** The samples of a page of metrics. */
const samplesOf = (page: string): readonly Sample[] =>
  page.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/u.exec(line) ?? [];
    return name === undefined ? [] : [{ name, value: Number(value), labels: labelsIn(labels) }];
  });

describe('the metrics', () => {
  const board = new ReadinessBoard();
  let limits: PartState = 'ready';
  board.add('limits', () => limits);
  const app = appForSuite({ readiness: board });
  const samples = async () => samplesOf(await app.metrics());
  const valueOf = async (name: string, labels: Readonly<Record<string, string>> = {}): Promise<number | undefined> =>
    (await samples()).find(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([label, text]) => sample.labels[label] === text),
    )?.value;

  it('measure request durations by route template only', async () => {
    const asked = [
      path,
      `${path}/score?x=1`,
      '/v1/matches/999999',
      '/v1/matches/no-number',
      '/v1/leagues/31337',
      '/nowhere/7001',
      '/readyz',
      '/v1/%zz',
      '/problems/internal',
    ];
    for (const one of asked) await app.get(one);
    const routes = new Set((await samples()).flatMap(({ labels }) => labels.http_route ?? []));
    const known = new Set<string>([...Object.keys(contract.paths), 'unmatched']);
    expect([...routes].filter((route) => !known.has(route) && /\d/u.test(route))).to.deep.equal([]);
    expect(routes).to.include.keys('/v1/matches/{matchId}', '/v1/matches/{matchId}/score', '/readyz', 'unmatched');
    expect(
      await valueOf('http_server_request_duration_seconds_count', {
        http_route: '/v1/matches/{matchId}',
        http_response_status_code: '200',
      }),
    ).to.equal(1);
  });

  it('measure the computing time by operation, of whole and of streamed responses', async () => {
    const count = async (operation: string): Promise<number> =>
      (await valueOf('goalsquare_answer_duration_seconds_count', { operation })) ?? 0;
    const before = [await count('getMatchVenue'), await count('postSquadStatistics')];
    const first = await app.get(`${path}/venue`);
    await app.get(`${path}/venue`).set('If-None-Match', first.headers.etag ?? '');
    await app.post(`${path}/statistics/squads`, {
      squadMetricRequests: [{ metricCodes: ['GOAL'] }, { metricCodes: ['MARK'] }],
    });
    expect([await count('getMatchVenue'), await count('postSquadStatistics')]).to.deep.equal(
      before.map((known) => known + 1),
    );
    const operations = (await samples()).flatMap(({ labels }) => labels.operation ?? []);
    expect(operations.filter((operation) => !(operationIds as readonly string[]).includes(operation))).to.deep.equal(
      [],
    );
  });

  it('count the lookups of caches', async () => {
    const counts = async (): Promise<readonly number[]> =>
      Promise.all(
        [
          ['checked-calls', 'miss'],
          ['checked-calls', 'hit'],
          ['responses', 'hit'],
        ].map(
          async ([cache = '', result = '']) =>
            (await valueOf('goalsquare_cache_lookups_total', { cache, result })) ?? 0,
        ),
      );
    const [missed = 0, found = 0, responses = 0] = await counts();
    for (let n = 0; n < 3; n += 1) await app.get(`${path}/score?metrics-test`).expect(400);
    for (let n = 0; n < 3; n += 1)
      await app.get('/v1/metadata/matchtypes?').set('Accept-Encoding', 'identity').expect(200);
    expect(await counts()).to.deep.equal([missed + 4, found + 2, responses + 2]);
  });

  it('show the memory of each part, within its limit, and count evictions', async () => {
    await app.get(`${path}/statistics/players`).set('Accept-Encoding', 'identity').expect(200);
    const all = await samples();
    for (const part of memoryPartNames) {
      const [bytes, limit, evictions] = ['bytes', 'limit_bytes', 'evictions_total'].map(
        (name) => all.find((one) => one.name === `goalsquare_memory_${name}` && one.labels.part === part)?.value,
      );
      expect(limit, part).to.be.above(0);
      expect(bytes, part).to.be.at.least(0);
      expect(evictions, part).to.be.at.least(0);
    }
    expect(await valueOf('goalsquare_memory_bytes', { part: 'responses' })).to.be.above(1000);
    expect(await valueOf('goalsquare_memory_bytes', { part: 'requests' })).to.be.above(1000);
  });

  it('count the requests under way', async () => {
    expect(await valueOf('http_server_active_requests')).to.equal(0);
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const headers = ['Host: x', `Authorization: Bearer ${KEY}`, 'Content-Type: application/json', 'Content-Length: 9'];
    socket.write([`POST ${path}/statistics/squads HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    await once(app.server, 'request');
    expect(await valueOf('http_server_active_requests')).to.equal(1);
    socket.destroy();
    await until('it is over', async () => (await valueOf('http_server_active_requests')) === 0);
  });

  it('show which parts are impaired', async () => {
    const impaired = async () => [
      await valueOf('goalsquare_part_impaired', { part: 'limits', state: 'degraded' }),
      await valueOf('goalsquare_part_impaired', { part: 'limits', state: 'unready' }),
    ];
    expect(await impaired()).to.deep.equal([0, 0]);
    limits = { degraded: 'the shared counts are away' };
    expect(await impaired()).to.deep.equal([1, 0]);
    limits = { unready: 'opening' };
    expect(await impaired()).to.deep.equal([0, 1]);
    limits = 'ready';
  });
});

describe('the revision lag', () => {
  const bounce = Date.parse('2026-03-28T03:10:00Z');
  const all = openMatches();
  const storeOf = (matches: readonly Match[], fed: boolean): LagSource['matches'] => ({
    seasons: () =>
      Promise.resolve({
        records: [],
        briefs: [
          {
            leagueId: 1,
            levelId: 1,
            seasonId: 2026,
            version: '',
            briefs: () => matches.map((match) => briefOf(match)),
          },
        ],
      }),
    match: (id) => Promise.resolve(matches.find((match) => match.id === id)),
    grows: () => fed,
  });
  const figures = async (matches: readonly Match[], now: number, feed: 'fed' | 'in files' = 'fed') => {
    const registry = new Registry();
    measureLag(registry, { matches: storeOf(matches, feed === 'fed'), now: () => now });
    const found = samplesOf(await registry.metrics());
    return [
      found.find(({ name }) => name === 'goalsquare_live_matches')?.value,
      found.find(({ name }) => name === 'goalsquare_revision_lag_seconds')?.value,
    ];
  };
  /** The one match of the tests that is live as far as its log is the whole of it. */
  const live = all.filter(({ id }) => id === 7002);
  const over = all.filter((match) => ['FINAL', 'SCHED', undefined].includes(match.details().statuses.at(-1)?.code));

  it('is the time since the last entry of the live match furthest behind, without a label for a match', async () => {
    const [match] = live;
    const status = match?.details().statuses.at(-1);
    const last = Date.parse(status?.utc ?? '') + (match?.periodSeconds[(status?.period ?? 0) - 1] ?? 0) * 1000;
    expect(match?.periodSeconds[(status?.period ?? 0) - 1]).to.be.greaterThan(0);
    expect(await figures([...over, ...live], last + 42_000)).to.deep.equal([1, 42]);
  });

  it('counts from the end of a quarter in the break before extra time, and from a restart after a suspension', async () => {
    const [log] = logs.filter(({ header }) => header.id === 7001);
    if (log === undefined) throw new Error('the tests have no match 7001');
    const at = (seconds: number): string => new Date(bounce + seconds * 1000).toISOString();
    const matchAfter = (...entries: readonly Entry[]): Match => openMatch({ header: log.header, entries });
    const level = matchAfter(
      { kind: 'status', code: 'LIVE', period: 4, periodSeconds: 0, utc: at(0) },
      { kind: 'status', code: 'ET', period: 4, periodSeconds: 1900, utc: at(1900) },
    );
    expect(await figures([level], bounce + 1_942_000)).to.deep.equal([1, 42]);
    const resumed = matchAfter(
      { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 0, utc: at(0) },
      { kind: 'status', code: 'SUSP', period: 1, periodSeconds: 600, utc: at(600) },
      { kind: 'status', code: 'LIVE', period: 1, periodSeconds: 600, utc: at(4200) },
    );
    expect(await figures([resumed], bounce + 4_242_000)).to.deep.equal([1, 42]);
  });

  it('is 0 while no match is live, or none of them is fed', async () => {
    expect(await figures(over, Date.parse('2030-01-01T00:00:00Z'))).to.deep.equal([0, 0]);
    expect(await figures(live, Date.parse('2030-01-01T00:00:00Z'), 'in files')).to.deep.equal([0, 0]);
  });
});
