import {
  foldPlayerStatistics,
  foldSquadStatistics,
  type PostPlayerMetricResponse,
  type PostSquadMetricResponse,
  type StatisticsChanges,
} from '@goalsquare/openapi';
import type { Entry } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { differences, differencesFrom } from '../../support/contract-shape.js';
import { expectProblem } from '../../support/problem.js';
import { memoryParts } from '../../../src/domain/memory/memory-parts.js';
import { workQueue } from '../../../src/domain/work-queue.js';
import { until } from '../../support/until.js';
import type { ReceivedEvent, TestListener } from './listener.js';
import { played, Scene } from './scene.js';

const PLAYERS = '/v1/matches/7001/statistics/players';
const SQUADS = '/v1/matches/7001/statistics/squads';
const players = {
  playerMetricRequests: [
    { id: 'last', lastXSeconds: 60, metricCodes: ['DISPOSAL', 'MARK', 'GOAL'] },
    { zones: ['F50'], metricCodes: ['KICK', 'SHOT_AT_GOAL', 'DISPOSAL_EFFICIENCY', 'TACKLE'] },
    { id: 'one', metricCodes: ['DISPOSAL_EFFICIENCY', 'GOAL', 'KICK'], team: 'away', periods: [2] },
  ],
};
const squads = {
  squadMetricRequests: [
    { id: 'diff', context: 'Diff' },
    { lastXSeconds: 120, metricCodes: ['DISPOSAL', 'DISPOSAL_EFFICIENCY', 'INSIDE_50'] },
  ],
};

type Answer = PostPlayerMetricResponse | PostSquadMetricResponse;

/** Returns the statistics that a client of a stream has. */
function folded(events: readonly ReceivedEvent[]): Answer | undefined {
  let answer: Answer | undefined;
  for (const { event, data } of events) {
    const payload = JSON.parse(data) as unknown;
    if (event === 'answer' || answer === undefined) answer = payload as Answer;
    else
      answer =
        'playerStatistics' in answer
          ? foldPlayerStatistics(answer, payload as StatisticsChanges)
          : foldSquadStatistics(answer, payload as StatisticsChanges);
  }
  return answer;
}

const START = Date.UTC(2026, 2, 28, 3, 11, 5);
const amended: readonly Entry[] = [
  { kind: 'amendment', id: 108, set: { code: 'BEHI', side: 'home', personId: 105 } },
  { kind: 'removal', id: 103 },
  { kind: 'correction', set: { attendance: 7 } },
];

describe('the stream of statistics as they change', () => {
  const scene = new Scene();
  beforeEach(scene.begin);
  afterEach(scene.end);

  /** Runs timers until a listener has the current response of the POST operation. */
  async function waitForAll(listener: TestListener, path: string, body: object): Promise<void> {
    let [now, known]: unknown[] = [];
    await until(
      'the changes come',
      async () => {
        scene.timers.runPending();
        now = (await scene.app.post(path, body)).body as unknown;
        known = folded(listener.events);
        return JSON.stringify(known) === JSON.stringify(now);
      },
      5,
    ).catch(() => undefined);
    expect(known).to.deep.equal(now);
  }

  for (const [id, path, body] of [
    ['postPlayerStatistics', PLAYERS, players],
    ['postSquadStatistics', SQUADS, squads],
  ] as const) {
    it(`of ${path} starts with the response of POST, and its changes lead to the later responses of POST`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 12 }),
          fc.integer({ min: 0, max: 20 }),
          async (sizes, from) => {
            await scene.end();
            await scene.begin();
            scene.now = START;
            await scene.match(7001);
            await scene.append(7001, played.slice(0, from + 1));
            const listener = await scene.listen(`${path}/events`, { body });
            const [first] = await listener.waitForEvents(1);
            expect(first?.event).to.equal('answer');
            expect(JSON.parse(first?.data ?? '')).to.deep.equal((await scene.app.post(path, body)).body);
            let at = from + 1;
            for (const size of sizes) {
              const batch = [...played.slice(at, at + size), ...(at <= 60 && at + size > 60 ? amended : [])];
              at += size;
              await scene.append(7001, batch);
              scene.now += size * 4000;
              scene.timers.tick(1000);
              await waitForAll(listener, path, body);
            }
            for (const { event, data } of listener.events) {
              if (event === 'answer') expect(differences(id, JSON.parse(data))).to.deep.equal([]);
              else expect(differencesFrom('StatisticsChanges', JSON.parse(data))).to.deep.equal([]);
            }
          },
        ),
        { numRuns: 5 },
      );
    });
  }

  it('sends only what changed', async () => {
    await scene.match(7001);
    await scene.append(7001, played.slice(0, 9));
    const listener = await scene.listen(`${PLAYERS}/events`, {
      body: { playerMetricRequests: [{ id: 'goals', metricCodes: ['GOAL', 'KICK', 'DISPOSAL_EFFICIENCY'] }] },
    });
    await listener.waitForEvents(1);
    await scene.append(7001, played.slice(9, 11));
    await until('the change comes', () => {
      scene.now += 250;
      scene.timers.runPending();
      return listener.events.length > 1;
    });
    const [, ...changes] = listener.events.map(({ data }) => JSON.parse(data) as StatisticsChanges);
    const about = changes.flatMap(({ changes: all }) => all);
    expect(about.filter(({ personId }) => personId === 105)).to.deep.equal([
      {
        id: 'goals',
        squadId: 10,
        personId: 105,
        changed: [
          { code: 'GOAL', value: 1, valueDisplay: '1', order: 1, rank: 1 },
          { code: 'KICK', value: 1, valueDisplay: '1', order: 1, rank: 1 },
        ],
        added: [
          {
            at: 2,
            statistic: {
              id: about.find(({ personId }) => personId === 105)?.added?.[0]?.statistic.id,
              code: 'DISPOSAL_EFFICIENCY',
              name: 'Disposal Efficiency',
              namePlural: 'Disposal Efficiencies',
              value: 100,
              valueDisplay: '100.0%',
              order: 1,
              rank: 1,
            },
          },
        ],
      },
    ]);
    expect(listener.text.length).to.be.lessThan(10_000);
  });

  it('slides with the clock of a match that is being played, without an entry', async () => {
    scene.now = START;
    await scene.match(7001);
    await scene.append(7001, played.slice(0, 12));
    const body = { squadMetricRequests: [{ id: 'x', metricCodes: ['KICK', 'GOAL'], lastXSeconds: 90 }] };
    const listener = await scene.listen(`${SQUADS}/events`, { body });
    await listener.waitForEvents(1);
    const before = listener.events.length;
    scene.now += 200_000;
    scene.timers.tick(1000);
    await waitForAll(listener, SQUADS, body);
    expect(listener.events.length).to.equal(before + 1);
    expect(listener.events.at(-1)?.data).to.contain('"value":0');
  });

  it('sends a whole response again if players change', async () => {
    await scene.match(7001);
    await scene.append(7001, played.slice(0, 9));
    const body = { playerMetricRequests: [{ metricCodes: ['KICK'] }] };
    const listener = await scene.listen(`${PLAYERS}/events`, { body });
    await listener.waitForEvents(1);
    const log = await scene.store.log(7001);
    const home = log?.header.home;
    if (home === undefined) throw new Error('the match has no home squad');
    await scene.append(7001, [
      {
        kind: 'correction',
        set: { home: { ...home, players: [...home.players, { personId: 999, fullname: 'Late Inclusion' }] } },
      },
    ]);
    scene.now += 250;
    await waitForAll(listener, PLAYERS, body);
    expect(listener.events.map(({ event }) => event)).to.deep.equal(['answer', 'answer']);
  });

  it('sends changes at most every quarter of a second, and then all of them', async () => {
    await scene.match(7001);
    await scene.append(7001, played.slice(0, 3));
    const listener = await scene.listen(`${SQUADS}/events`, {
      body: { squadMetricRequests: [{ metricCodes: ['DISPOSAL'] }] },
    });
    await listener.waitForEvents(1);
    await scene.append(7001, ...played.slice(3, 40).map((entry) => [entry]));
    expect(listener.events.length).to.equal(1);
    scene.now += 250;
    scene.timers.runPending();
    expect((await listener.waitForEvents(2)).length).to.equal(2);
  });

  it('computes a change once for all streams with the same request, and nothing when they are closed', async () => {
    await scene.match(7001);
    await scene.append(7001, played.slice(0, 9));
    const body = { playerMetricRequests: [{ metricCodes: ['KICK'] }, { metricCodes: ['MARK'] }] };
    const before = workQueue.added;
    const listeners = [await scene.listen(`${PLAYERS}/events`, { body })];
    await listeners[0]?.waitForEvents(1);
    const first = workQueue.added - before;
    for (let n = 0; n < 5; n += 1) listeners.push(await scene.listen(`${PLAYERS}/events`, { body }));
    for (const listener of listeners) await listener.waitForEvents(1);
    const counted = workQueue.added;
    await scene.append(7001, played.slice(9, 40));
    scene.now += 250;
    scene.timers.runPending();
    for (const listener of listeners)
      expect((await listener.waitForEvents(2))[1]).to.deep.equal(listeners[0]?.events[1]);
    const writes = listeners.length;
    // The match, a snapshot and the changes of each request, the event, and the writes.
    expect(workQueue.added - counted).to.equal(1 + 2 + 2 + 1 + writes);
    expect(first).to.be.at.least(3);
    for (const listener of listeners) listener.close();
    await until('the streams are closed', () => scene.timers.running === 0);
    const closed = workQueue.added;
    await scene.append(7001, played.slice(40, 60));
    scene.now += 250;
    scene.timers.runPending();
    expect(workQueue.added).to.equal(closed);
  });

  it('is refused if there is no memory for its statistics, and shares the memory of a stream with the same request', async () => {
    await scene.match(7001);
    await scene.append(7001, played.slice(0, 9));
    const part = memoryParts.streams;
    const before = { limit: part.limit, pinned: part.pinnedBytes };
    const bodyOf = (periods: readonly number[]) => ({ playerMetricRequests: [{ periods }] });
    const open = await scene.listen(`${PLAYERS}/events`, { body: bodyOf([1]) });
    await open.waitForEvents(1);
    const taken = part.pinnedBytes - before.pinned;
    expect(taken).to.be.greaterThan(0);
    try {
      // Snapshots take three quarters of the part: there is room for one request, and not for two.
      part.resize(taken * 2);
      const refused = await scene.app.post(`${PLAYERS}/events`, bodyOf([2])).set('X-Request-Id', 'test');
      expect([refused.status, refused.headers['retry-after']]).to.deep.equal([503, '30']);
      expect(refused.body).to.include({
        type: '/problems/unavailable',
        detail:
          'The server has no memory for another stream with different statistics. Request fewer metrics, or try again later.',
      });
      const shared = await scene.listen(`${PLAYERS}/events`, { body: bodyOf([1]) });
      await shared.waitForEvents(1);
      expect([shared.status, part.pinnedBytes - before.pinned]).to.deep.equal([200, taken]);
      for (const listener of [open, shared]) listener.close();
      await until('there is room', () => part.pinnedBytes === before.pinned);
      expect((await scene.listen(`${PLAYERS}/events`, { body: bodyOf([2]) })).status).to.equal(200);
    } finally {
      part.resize(before.limit);
    }
  });

  it('is rejected as POST is, and if its cost is too high', async () => {
    const post = (path: string, body: object) => scene.app.post(path, body).set('X-Request-Id', 'test');
    expectProblem(
      await post('/v1/matches/1/statistics/players/events', players),
      'match-not-found',
      'There is no match 1.',
    );
    await scene.match(7004, {
      home: { id: 10, code: 'PET', name: 'Petrels', players: [] },
      away: { id: 20, code: 'QUO', name: 'Quolls', players: [] },
    });
    expectProblem(
      await post('/v1/matches/7004/statistics/squads/events', squads),
      'teams-not-entered',
      'The teams of match 7004 are not entered yet, so there is no data.',
    );
    await scene.match(7001);
    await scene.append(7001, played);
    expect((await post(`${SQUADS}/events`, { squadMetricRequests: [{ metricCodes: ['GAOL'] }] })).body).to.include({
      type: '/problems/unknown-metric',
    });
    const much = await post(`${PLAYERS}/events`, { playerMetricRequests: Array.from({ length: 100 }, () => ({})) });
    const { detail } = much.body as { readonly detail: string };
    expectProblem(
      much,
      'batch-too-costly',
      `The batch costs ${/\d+/u.exec(detail)?.[0]}: for each request, its metrics times its players or squads. The limit is 100000. Ask for fewer metrics, or split the batch.`,
    );
  });
});
