import { expect } from 'chai';
import type { Answer } from '@goalsquare/openapi';
import { progressOf, type MatchBrief } from '@goalsquare/engine';
import type { components } from '@goalsquare/openapi/types';
import type { Test } from 'supertest';
import { smallWorld } from '../../support/small-world.js';
import { appForSuite } from '../../support/app.js';
import { until } from '../../support/until.js';
import { eventsIn, TestListener } from '../events/listener.js';

type Replay = components['schemas']['Replay'];
type Timetable = components['schemas']['ReplayTimetable'];

const SECOND = 1000;
const start = Date.parse('2026-11-20T12:30:00Z');
let now = start;

const partsOf = async () => {
  const { matches, world } = await smallWorld();
  return { matches, world, now: () => now };
};

describe('replays', () => {
  const app = appForSuite(partsOf);
  const other = appForSuite(partsOf);
  let match: MatchBrief;

  const post = (path: string, body: object): Test => app.post(path, body);
  const take = (path: string, key?: string): Test => app.by('delete', path, key);
  const begin = async (body: object = {}): Promise<Replay> =>
    (await post('/v1/replays', { matchId: match.id, ...body }).expect(201)).body as Replay;
  const read = async (id: number): Promise<Replay> => (await app.get(`/v1/replays/${id}`).expect(200)).body as Replay;
  const info = async (id: number): Promise<Answer<'getMatch'>> =>
    (await app.get(`/v1/matches/${id}`).expect(200)).body as Answer<'getMatch'>;

  before(async () => {
    const { world } = await smallWorld();
    const found = world.season(1, 1, 2025)?.matches.find((one) => progressOf(one) === 'Completed');
    if (found === undefined) throw new Error('the small world has no match to play again');
    match = found;
  });
  beforeEach(() => {
    now = start;
  });
  afterEach(async () => {
    now = start;
    const { replays } = (await app.get('/v1/replays').expect(200)).body as { replays: readonly Replay[] };
    for (const { matchId } of replays) await take(`/v1/replays/${matchId}`).expect(204);
  });

  it('start ten seconds before the first bounce, and follow the clock', async () => {
    const { matchId, ...replay } = await begin();
    expect(replay).to.deep.include({
      replayOf: match.id,
      speed: 1,
      paused: false,
      begun: '2026-11-20T12:30:00.000Z',
      expires: '2026-11-21T12:30:00.000Z',
    });
    expect(replay.status.code).to.equal('PREM');
    await app.get(`/v1/matches/${matchId}/score`).expect(403);
    now += 11 * SECOND;
    expect((await info(matchId)).status).to.include({ code: 'LIVE', period: 1, periodSecs: 1 });
    await app.get(`/v1/matches/${matchId}/score`).expect(200);
    now += 60 * SECOND;
    expect((await info(matchId)).status).to.include({ code: 'LIVE', period: 1, periodSecs: 61 });
  });

  it('run at the requested speed, pause and continue', async () => {
    const { matchId } = await begin({ from: 'Q3:10:00', speed: 60 });
    const seconds = async (): Promise<number | undefined> => (await info(matchId)).status.periodSecs;
    expect(await seconds()).to.equal(600);
    now += SECOND;
    expect(await seconds()).to.equal(660);
    await post(`/v1/replays/${matchId}`, { paused: true }).expect(200);
    now += 100 * SECOND;
    expect(await seconds()).to.equal(660);
    await post(`/v1/replays/${matchId}`, { paused: false, speed: 2 }).expect(200);
    now += 5 * SECOND;
    expect(await seconds()).to.equal(670);
  });

  it('return the same match at a position after seeking back and ahead', async () => {
    const { matchId, revision } = await begin({ from: 'Q2:05:00', paused: true });
    const bodyNow = async (): Promise<string> =>
      (await app.get(`/v1/matches/${matchId}/statistics/players?metric=KICK`).expect(200)).text;
    const early = await bodyNow();
    const late = (await post(`/v1/replays/${matchId}`, { seek: 'Q4:15:00' }).expect(200)).body as Replay;
    expect(late.revision).to.be.greaterThan(revision);
    expect(await bodyNow()).not.to.equal(early);
    expect((await post(`/v1/replays/${matchId}`, { seek: 'Q2:05:00' }).expect(200)).body).to.deep.include({ revision });
    expect(await bodyNow()).to.equal(early);
  });

  it('reset their streams when they move back: open ones, and those that resume later', async () => {
    const { matchId, revision } = await begin({ from: 'Q2:05:00', paused: true });
    const path = `/v1/matches/${matchId}/events`;
    const late = (await post(`/v1/replays/${matchId}`, { seek: 'Q2:05:30' }).expect(200)).body as Replay;
    const open = await new TestListener(app, path, { lastEventId: String(late.revision) }).waitForStart();
    await post(`/v1/replays/${matchId}`, { seek: 'Q2:05:00' }).expect(200);
    const reset = { id: String(revision), event: 'reset', data: JSON.stringify({ from: String(revision) }) };
    await until('the open stream is reset', () => eventsIn(open.text).length === 1);
    const resumed = await new TestListener(app, path, { lastEventId: String(late.revision) }).waitForStart();
    await until('the resumed stream is reset', () => eventsIn(resumed.text).length === 1);
    expect([eventsIn(open.text), eventsIn(resumed.text)]).to.deep.equal([[reset], [reset]]);
    expect([open.hasEnded, resumed.hasEnded]).to.deep.equal([false, false]);
    await app.get(`${path}?from=${late.revision}`).expect(400);
    open.close();
    resumed.close();
  });

  it('end with the original match', async () => {
    const { matchId } = await begin({ speed: 600 });
    now += 3600 * SECOND;
    const [again, first] = await Promise.all(
      [matchId, match.id].map(
        async (id) => (await app.get(`/v1/matches/${id}/statistics/squads`).expect(200)).body as object,
      ),
    );
    expect({ ...again, matchId: 0 }).to.deep.equal({ ...first, matchId: 0 });
    expect((await info(matchId)).status.code).to.equal((await info(match.id)).status.code);
  });

  it('are visible to their own account only', async () => {
    const { matchId } = await begin({ from: 'Q4:00:00' });
    const key = 'sandbox-advanced';
    for (const path of [`/v1/matches/${matchId}`, `/v1/matches/${matchId}/score`, `/v1/replays/${matchId}`])
      await app.getAs(key, path).expect(404);
    await app.by('post', `/v1/replays/${matchId}`, key).send({ paused: true }).expect(404);
    await take(`/v1/replays/${matchId}`, key).expect(404);
    expect((await app.getAs(key, '/v1/replays').expect(200)).body).to.deep.equal({ replays: [], limit: 5 });
    expect(await read(matchId)).to.include({ paused: false });
  });

  it('end when they are deleted, and a day after they began', async () => {
    const [first, second] = [await begin(), await begin()];
    await take(`/v1/replays/${first.matchId}`).expect(204);
    await app.get(`/v1/matches/${first.matchId}`).expect(404);
    now += 86_400 * SECOND;
    await app.get(`/v1/matches/${second.matchId}`).expect(404);
    await app.get(`/v1/replays/${second.matchId}`).expect(404);
  });

  it('are limited for each account', async () => {
    for (let n = 0; n < 5; n += 1) await begin();
    expect((await post('/v1/replays', { matchId: match.id }).expect(409)).body).to.include({
      detail: 'The account has 5 replays, which is its limit. End one first.',
    });
  });

  const refused: readonly (readonly [what: string, body: object, status: number, detail: RegExp])[] = [
    ['an unknown match', { matchId: 1 }, 404, /Match 1 does not exist/u],
    ['a speed of 0', { speed: 0 }, 400, /speed/u],
    ['a speed of 601', { speed: 601 }, 400, /speed/u],
    ['a place that is none', { from: 'Q5:00:00' }, 400, /from/u],
    [
      'a place the match did not get to',
      { from: 'ET1:00:00' },
      400,
      /\/from 'ET1:00:00' is not in match \d+: that period was not played\./u,
    ],
    [
      'a clock past the end of its period',
      { from: 'Q1:99:00' },
      400,
      /\/from 'Q1:99:00' is not in match \d+: the period ended at \d\d:\d\d\./u,
    ],
    ['a member nobody knows', { pace: 2 }, 400, /pace/u],
  ];
  for (const [what, body, status, detail] of refused) {
    it(`reject ${what}`, async () => {
      const answer = await post('/v1/replays', { matchId: match.id, ...body }).expect(status);
      expect(JSON.stringify(answer.body)).to.match(detail);
    });
  }

  it('reject a match that is not completed, and a replay of a replay', async () => {
    const { world } = await smallWorld();
    const live = world.season(1, 1, 2026)?.matches.find((one) => progressOf(one) !== 'Completed');
    await post('/v1/replays', { matchId: live?.id }).expect(400);
    await post('/v1/replays', { matchId: (await begin()).matchId }).expect(404);
  });

  it('reject an empty change', async () => {
    const { matchId } = await begin();
    for (const body of [{}, { seek: 'end' }, { speed: '2' }]) await post(`/v1/replays/${matchId}`, body).expect(400);
  });

  describe('of the timetable', () => {
    const slots = async (): Promise<Timetable['slots']> =>
      ((await app.get('/v1/replays/timetable').expect(200)).body as Timetable).slots;

    it('are live at their time, with the same bytes from every server at one instant', async () => {
      const playing = (await slots()).find(({ utcStart }) => utcStart === '2026-11-20T12:00:00.000Z');
      expect(playing?.matches).to.have.lengthOf(4);
      for (const { matchId, replayOf } of playing?.matches ?? []) {
        expect(await info(matchId)).to.include({ id: matchId });
        expect((await info(matchId)).status.typeName).to.equal('Live');
        expect((await info(replayOf)).status.typeName).to.equal('Completed');
        for (const path of ['', '/score', '/statistics/squads?lastXSeconds=300']) {
          const [one, two] = await Promise.all(
            [app, other].map((asked) => asked.get(`/v1/matches/${matchId}${path}`).expect(200)),
          );
          expect(one?.text).to.equal(two?.text);
          expect(one?.headers.etag).to.equal(two?.headers.etag);
        }
      }
    });

    it('are scheduled, with their teams, before their start, and complete at the end', async () => {
      const [next, last] = [
        (await slots()).find(({ utcStart }) => utcStart > new Date(start).toISOString()),
        (await slots()).find(({ utcStart }) => utcStart < '2026-11-20T00:00:00Z'),
      ];
      const [coming, over] = [next?.matches[0]?.matchId ?? 0, last?.matches[0]?.matchId ?? 0];
      expect((await info(coming)).status.typeName).to.equal('Upcoming');
      await app.get(`/v1/matches/${coming}/score`).expect(403);
      expect((await info(over)).status.typeName).to.equal('Completed');
    });

    it('belong to leagues the account is licensed for', async () => {
      const leagues = new Set(
        ((await app.getAs('sandbox-basic', '/v1/replays/timetable').expect(200)).body as Timetable).slots.flatMap(
          ({ matches }) => matches.map(({ league }) => league.id),
        ),
      );
      const shown = (
        (await app.getAs('sandbox-basic', '/v1/leagues').expect(200)).body as readonly { id: number }[]
      ).map(({ id }) => id);
      expect([...leagues].every((id) => shown.includes(id))).to.equal(true);
    });
  });
});
