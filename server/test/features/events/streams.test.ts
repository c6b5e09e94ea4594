import type { Entry } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import { differencesFrom } from '../../support/contract-shape.js';
import { Scene, played } from './scene.js';
import { eventsIn } from './listener.js';

const MATCH = 7001;
const EVENTS = `/v1/matches/${MATCH}/events`;
const LEAGUE = '/v1/leagues/1/events';

/** Cuts a list at some places. */
function cutAt<T>(list: readonly T[], places: readonly number[]): readonly (readonly T[])[] {
  const cuts = [...new Set(places.filter((place) => place > 0 && place < list.length))].sort((a, b) => a - b);
  return [0, ...cuts].map((from, at) => list.slice(from, cuts[at]));
}

const places = fc.array(fc.nat({ max: played.length }), { maxLength: 12 });

describe('the stream of events of a match', () => {
  const scene = new Scene();
  beforeEach(scene.begin);
  afterEach(scene.end);

  it('sends statuses, scores and metrics from now on, each with the revision as its id', async () => {
    await scene.match(MATCH);
    await scene.append(MATCH, played.slice(0, 9));
    const listener = await scene.listen(EVENTS);
    await scene.append(
      MATCH,
      played.slice(9, 11),
      [{ kind: 'status', code: 'QT', period: 1, periodSeconds: 1805, utc: '2026-03-28T03:41:10Z' }],
      [{ kind: 'correction', set: { attendance: 9000 } }],
    );
    const came = await listener.waitForEvents(5);
    expect(listener.status).to.equal(200);
    expect(listener.headers).to.include({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(listener.headers).not.to.have.any.keys('etag', 'content-encoding', 'content-length');
    const position = (current: boolean): string =>
      `id: 9\nevent: position\ndata: {"id":"9","current":${String(current)}}\n\n`;
    expect(listener.text.startsWith(`retry: 2000\n${position(false)}${position(true)}`)).to.equal(true);
    expect(came.map(({ id, event }) => [id, event])).to.deep.equal([
      ['10', 'MatchMetricUpdate'],
      ['11.0', 'MatchScore'],
      ['11', 'MatchMetricUpdate'],
      ['12', 'MatchStatus'],
      ['13', 'ReferenceData'],
    ]);
    const common = { matchId: MATCH, leagueId: 1, levelId: 1, seasonId: 2026 };
    expect(listener.payloads).to.deep.equal([
      {
        type: 'MatchMetricUpdate',
        kind: 'transaction',
        messageId: '7001-10-0',
        ...common,
        revision: 10,
        utcTimestamp: '2026-03-28T03:11:35.000Z',
        period: 1,
        periodSecs: 30,
      },
      {
        type: 'MatchScore',
        kind: 'transaction',
        messageId: '7001-11-0',
        ...common,
        revision: 11,
        utcTimestamp: '2026-03-28T03:11:39.000Z',
        period: 1,
        periodSecs: 34,
        home: { squadId: 10, goals: 1, behinds: 0, points: 6 },
        away: { squadId: 20, goals: 0, behinds: 0, points: 0 },
      },
      {
        type: 'MatchMetricUpdate',
        kind: 'transaction',
        messageId: '7001-11-1',
        ...common,
        revision: 11,
        utcTimestamp: '2026-03-28T03:11:39.000Z',
        period: 1,
        periodSecs: 34,
      },
      {
        type: 'MatchStatus',
        kind: 'status',
        messageId: '7001-12-0',
        ...common,
        revision: 12,
        utcTimestamp: '2026-03-28T03:41:10.000Z',
        period: 1,
        periodSecs: 1805,
        statusId: 11,
        statusCode: 'QT',
      },
      {
        type: 'ReferenceData',
        kind: 'correction',
        messageId: '7001-13-0',
        ...common,
        revision: 13,
        entity: 'match',
        entityId: MATCH,
        members: ['attendance'],
      },
    ]);
    for (const one of listener.payloads) expect(differencesFrom('MatchEvent', one)).to.deep.equal([]);
  });

  it('does not depend on batches, and resumes at any id without a difference', async () => {
    await scene.match(MATCH);
    const whole = await scene.listen(EVENTS);
    await scene.append(MATCH, played);
    const count = (await (await scene.listen(`${EVENTS}?from=0`)).waitForEvents(played.length)).length;
    const expected = (await whole.waitForEvents(count)).slice();
    expect(expected.length).to.be.greaterThan(played.length);
    for (const one of whole.payloads) expect(differencesFrom('MatchEvent', one)).to.deep.equal([]);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: expected.length - 1 }), fc.constantFrom('header', 'query'), async (at, how) => {
        const id = expected[at]?.id ?? '';
        const resumed = await (how === 'header'
          ? scene.listen(EVENTS, { lastEventId: id })
          : scene.listen(`${EVENTS}?from=${id}`));
        await resumed.waitForEvents(expected.length - at - 1);
        expect(resumed.events).to.deep.equal(expected.slice(at + 1));
        resumed.close();
      }),
      { numRuns: 30 },
    );
  });

  it('neither loses nor repeats events for clients that reconnect during the match', async () => {
    await fc.assert(
      fc.asyncProperty(places, places, async (cuts, breaks) => {
        await scene.end();
        await scene.begin();
        await scene.match(MATCH);
        const whole = await scene.listen(EVENTS);
        let text = '';
        let restless = await scene.listen(EVENTS);
        let at = 0;
        for (const batch of cutAt(played, cuts)) {
          await scene.append(MATCH, batch);
          at += batch.length;
          if (!breaks.some((place) => place > at - batch.length && place <= at)) continue;
          restless.close();
          await restless.waitForEnd();
          text += restless.text.slice(0, restless.text.lastIndexOf('\n\n') + 2);
          restless = await scene.listen(EVENTS, { lastEventId: /id: (\S+)\n(?![\s\S]*id: )/u.exec(text)?.[1] ?? '0' });
        }
        const all = await (await scene.listen(`${EVENTS}?from=0`)).waitForEvents(played.length);
        await whole.waitForEvents(all.length);
        expect(whole.events).to.deep.equal(all);
        const before = eventsIn(text).length;
        await restless.waitForEvents(all.length - before);
        expect([...eventsIn(text), ...restless.events]).to.deep.equal(all);
      }),
      { numRuns: 12 },
    );
  });

  it('sends only the requested types', async () => {
    await scene.match(MATCH);
    const scores = await scene.listen(`${EVENTS}?types=MatchScore`);
    const both = await scene.listen(`${EVENTS}?types=MatchScore,MatchStatus`);
    const all = await scene.listen(EVENTS);
    await scene.append(MATCH, played);
    await all.waitForEvents(played.length);
    await both.waitForEvents(all.ofType('MatchScore').length + all.ofType('MatchStatus').length);
    expect(both.payloads).to.deep.equal(
      all.payloads.filter(({ type }) => type === 'MatchScore' || type === 'MatchStatus'),
    );
    await scores.waitForEvents(all.ofType('MatchScore').length);
    expect(scores.payloads).to.deep.equal(all.ofType('MatchScore'));
    expect(scores.payloads.length).to.be.greaterThan(4);
  });

  it('that is ahead of a replica waits until the replica catches up', async () => {
    await scene.match(MATCH);
    await scene.append(MATCH, played.slice(0, 20));
    const ahead = await scene.listen(EVENTS, { lastEventId: '30' });
    await scene.append(MATCH, played.slice(20, 25), played.slice(25, 33), played.slice(33, 40));
    const all = await (await scene.listen(`${EVENTS}?from=30`)).waitForEvents(10);
    await ahead.waitForEvents(all.length);
    expect(ahead.events).to.deep.equal(all);
  });

  it('sends only headers for HEAD', async () => {
    await scene.match(MATCH);
    const { status, headers, text } = await scene.app.head(EVENTS);
    expect([status, headers['content-type'], text]).to.deep.equal([200, 'text/event-stream; charset=utf-8', undefined]);
  });

  it('sends heartbeats, and stops its timer when no client is left', async () => {
    await scene.match(MATCH);
    const listener = await scene.listen(EVENTS);
    expect(scene.timers.running).to.equal(1);
    scene.timers.tick(15_000);
    await scene.append(MATCH, played.slice(0, 1));
    await listener.waitForEvents(1);
    expect(listener.text).to.contain('\n\n:\nid: 1\n');
    listener.close();
    const other = await scene.listen(EVENTS);
    other.close();
    await other.waitForEnd();
  });
});

describe('the stream of events of a league', () => {
  const scene = new Scene();
  beforeEach(scene.begin);
  afterEach(scene.end);

  it('sends the events of all its matches in order of change, new ones included, and of no other league', async () => {
    await scene.match(7001);
    const listener = await scene.listen(LEAGUE);
    await scene.match(7002);
    await scene.match(8001, { leagueId: 3 });
    const first: readonly Entry[] = played.slice(0, 2);
    await scene.append(8001, first);
    await scene.append(7002, first);
    await scene.append(7001, first);
    await listener.waitForEvents(5);
    expect(listener.payloads.map(({ matchId, revision, type }) => [matchId, revision, type])).to.deep.equal([
      [7002, 0, 'ReferenceData'],
      [7002, 1, 'MatchStatus'],
      [7002, 2, 'MatchStatus'],
      [7001, 1, 'MatchStatus'],
      [7001, 2, 'MatchStatus'],
    ]);
    expect(listener.payloads[0]).to.deep.equal({
      type: 'ReferenceData',
      kind: 'begin',
      messageId: '7002-0-0',
      matchId: 7002,
      leagueId: 1,
      levelId: 1,
      seasonId: 2026,
      revision: 0,
      entity: 'match',
      entityId: 7002,
    });
  });

  it('resumes at any id without a difference while matches continue', async () => {
    await scene.match(7001);
    await scene.match(7002);
    await scene.match(7003, { leagueId: 3 });
    const whole = await scene.listen(LEAGUE);
    const halves = cutAt(played, [3, 20, 21, 60, 90]);
    for (const [n, batch] of halves.entries()) await scene.append(7001 + (n % 2), ...(n < 2 ? [batch] : []));
    const feed = async (): Promise<void> => {
      for (const batch of halves) for (const id of [7003, 7004, 7005]) await scene.append(id, batch);
    };
    await scene.match(7004);
    await scene.match(7005);
    await feed();
    const oneMatch = await scene.listen(`/v1/matches/7004/events?from=0`);
    const count = 2 * (await oneMatch.waitForEvents(played.length)).length;
    await whole.waitForEvents(count);
    const expected = whole.events;
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: expected.length - 1 }), async (at) => {
        const resumed = await scene.listen(LEAGUE, { lastEventId: expected[at]?.id ?? '' });
        await resumed.waitForEvents(expected.length - at - 1);
        expect(resumed.events).to.deep.equal(expected.slice(at + 1));
        resumed.close();
      }),
      { numRuns: 25 },
    );
  });
});
