import { expect } from 'chai';
import fc from 'fast-check';
import { LRUCache } from 'lru-cache';
import {
  instantsOf,
  minutesAndSeconds,
  openMatch,
  periodDisplay,
  revisionAt,
  type AsOf,
  type Entry,
  type Match,
  type MatchLog,
} from '@goalsquare/engine';
import type { MatchInfo } from '@goalsquare/openapi/types';
import type { MatchSource } from '../../src/domain/match-source.js';
import { appForSuite, sourceOf, type TestApp } from '../support/app.js';
import { matchCalls, type MatchCall } from '../support/match-calls.js';
import { header, logs } from '../support/match-log.js';
import { expectProblem } from '../support/problem.js';
import { worldWith } from '../support/world.js';

const [log = { header, entries: [] }] = logs;
const started = Date.parse('2026-03-28T03:11:05Z');

/** How long a period of the log lasted, as its clock shows it. */
const lengthOf = (period: number): string => minutesAndSeconds(openMatch(log).periodSeconds[period - 1] ?? 0);

/** A server that was given only the start of a log, and its clock. */
let given = { revision: 0, now: started, runs: false };
const beginning = (revision: number): MatchLog => ({ header: log.header, entries: log.entries.slice(0, revision) });
const opened = new LRUCache<number, Match>({ max: 4, memoMethod: (revision) => openMatch(beginning(revision)) });
const then: MatchSource = {
  matchIds: () => Promise.resolve([log.header.id]),
  match: (id) => Promise.resolve(id === log.header.id ? opened.memo(given.revision) : undefined),
  clockOf: (_, now) => (given.runs ? { now, pace: 1 } : undefined),
};

/** A response without the parts that belong to one request. */
async function answerOf(app: TestApp, { rest, sent }: MatchCall, asOf?: string): Promise<unknown> {
  const path = `/v1/matches/7001${rest}${asOf === undefined ? '' : `${rest.includes('?') ? '&' : '?'}asOf=${asOf}`}`;
  const { status, text, headers } = await (sent === undefined ? app.get(path) : app.post(path, sent)).set(
    'X-Request-Id',
    'test',
  );
  return { status, text, tag: headers.etag, type: headers['content-type'] };
}

describe('a match as it stood', () => {
  const later = Date.parse('2026-04-01T00:00:00Z');
  const now = appForSuite({ world: worldWith(), now: () => later });
  const before = appForSuite({ matches: then, world: worldWith(), now: () => given.now });

  async function isAsItWas(asOf: AsOf, text: string, at: typeof given): Promise<void> {
    given = at;
    expect(revisionAt(log, asOf)).to.equal(at.revision);
    for (const call of matchCalls)
      expect(await answerOf(now, call, text), `${call.operation} asOf=${text}`).to.deep.equal(
        await answerOf(before, call),
      );
  }

  it('is answered at any revision as by a server that was given no more, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: log.entries.length }), async (revision) => {
        await isAsItWas({ revision }, String(revision), { revision, now: started, runs: false });
      }),
      { numRuns: 5 },
    );
  });

  it('is answered at any instant, its clock included', async () => {
    const instants = instantsOf(log);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -30, max: 8100 }), async (second) => {
        const instant = started + second * 1000;
        const revision = instants.filter((at) => at <= instant).length;
        await isAsItWas({ instant }, new Date(instant).toISOString(), { revision, now: instant, runs: true });
      }),
      { numRuns: 5 },
    );
  });

  it('is answered at any second of a period, its clock included', async () => {
    const starts = new Map(
      log.entries.flatMap((entry) =>
        entry.kind === 'status' && entry.code === 'LIVE' ? [[entry.period ?? 0, Date.parse(entry.utc ?? '')]] : [],
      ),
    );
    const seconds = fc.record({ period: fc.integer({ min: 1, max: 4 }), seconds: fc.integer({ min: 0, max: 1739 }) });
    await fc.assert(
      fc.asyncProperty(seconds, async (asOf) => {
        const text = periodDisplay(asOf.period, asOf.seconds).replace(' ', ':');
        await isAsItWas(asOf, text, {
          revision: revisionAt(log, asOf),
          now: (starts.get(asOf.period) ?? 0) + asOf.seconds * 1000,
          runs: true,
        });
      }),
      { numRuns: 5 },
    );
  });

  it('of the end is the match as it stands', async () => {
    const seconds = openMatch(log).periodSeconds[3] ?? 0;
    const end = `Q4:${lengthOf(4)}`;
    for (const asOf of [String(log.entries.length), '2026-03-30T00:00:00Z', end]) {
      given = {
        revision: asOf === end ? revisionAt(log, { period: 4, seconds }) : log.entries.length,
        now: later,
        runs: false,
      };
      for (const call of matchCalls)
        expect(await answerOf(now, call, asOf)).to.deep.equal(await answerOf(before, call));
    }
  });

  it('may be kept for a day where no later entry can change it, and is asked for by its tag', async () => {
    const ages: readonly (readonly [string, string])[] = [
      ['40', 'private, max-age=86400, immutable'],
      ['Q1:01:00', 'private, max-age=86400, immutable'],
      ['2026-03-28T04:00:00Z', 'private, max-age=86400, immutable'],
      [String(log.entries.length), 'private, max-age=86400, immutable'],
      ['2026-03-30T00:00:00Z', 'private, max-age=300, must-revalidate'],
    ];
    for (const [asOf, age] of ages) {
      const { headers } = await now.get(`/v1/matches/7001/score?asOf=${asOf}`);
      expect(headers['cache-control'], asOf).to.equal(age);
      expect(
        (await now.get(`/v1/matches/7001/score?asOf=${asOf}`).set('If-None-Match', headers.etag ?? '')).status,
      ).to.equal(304);
    }
  });

  it('comes as rows of CSV too', async () => {
    const csv = await now.get('/v1/matches/7001/score?asOf=Q1:01:00&format=csv&table=periods');
    expect([csv.status, csv.text.split('\r\n').length]).to.deep.equal([200, 4]);
    expect(csv.text).not.to.equal((await now.get('/v1/matches/7001/score?format=csv&table=periods')).text);
  });

  const refused: readonly (readonly [string, string, string])[] = [
    ['149', 'not-reached', 'Match 7001 has not reached revision 149: it is at 148.'],
    ['ET1:02:00', 'not-reached', 'Match 7001 has not reached ET1 02:00.'],
    ['Q4:99:00', 'not-reached', `Match 7001 has not reached Q4 99:00: the period ended at ${lengthOf(4)}.`],
    ['2026-04-01T00:00:00.001Z', 'not-reached', 'Match 7001 has not reached 2026-04-01T00:00:00.001Z.'],
  ];
  for (const [asOf, code, detail] of refused) {
    it(`asOf=${asOf} is ${code}`, async () => {
      expectProblem(await now.get(`/v1/matches/7001/score?asOf=${asOf}`).set('X-Request-Id', 'test'), code, detail);
      expectProblem(
        await now
          .post(`/v1/matches/7001/statistics/players?asOf=${asOf}`, { playerMetricRequests: [{}] })
          .set('X-Request-Id', 'test'),
        code,
        detail,
      );
    });
  }

  const forms =
    'a revision such as 412, a period and its clock such as Q3:12:30 or ET1:02:00, or an instant in UTC such as 2026-03-28T05:20:00Z';
  for (const value of [
    '',
    '-1',
    '007',
    '1e3',
    'Q5:00:00',
    'Q1',
    'q1:00:00',
    'ET7:00:00',
    'Q1:00:60',
    '2026-03-28',
    '2026-03-28T05:20:00+11:00',
    'half time',
  ]) {
    it(`asOf=${value} is invalid-parameter, which names the forms`, async () => {
      expectProblem(
        await now.get(`/v1/matches/7001/score?asOf=${encodeURIComponent(value)}`).set('X-Request-Id', 'test'),
        'invalid-parameter',
        [{ detail: `asOf '${value}' is not ${forms}.`, parameter: 'asOf', value }],
      );
    });
  }
  for (const value of ['2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z', 'Q1:999:59']) {
    it(`asOf=${value} is invalid-parameter, as there is no such moment`, async () => {
      expectProblem(await now.get(`/v1/matches/7001?asOf=${value}`).set('X-Request-Id', 'test'), 'invalid-parameter', [
        {
          detail: `asOf '${value}' is not a valid moment; send a clock such as Q3:12:30 or an instant in UTC such as 2026-03-28T05:20:00Z.`,
          parameter: 'asOf',
          value,
        },
      ]);
    });
  }
});

describe('a match whose log is not held', () => {
  const app = appForSuite({ matches: sourceOf(logs.map((one) => openMatch(one))) });

  it('is answered as it stands, and says why not as it stood', async () => {
    expect((await app.get('/v1/matches/7001')).status).to.equal(200);
    const refused = await app.get('/v1/matches/7001?asOf=40').set('X-Request-Id', 'test');
    expectProblem(
      refused,
      'data-not-held',
      'The server does not store the log of match 7001, so asOf is not available for it.',
    );
    expectProblem(
      await app.get('/v1/matches/1?asOf=40').set('X-Request-Id', 'test'),
      'match-not-found',
      'There is no match 1.',
    );
  });
});

describe('a match that is being played, as it stood', () => {
  const kick = (id: number, periodSeconds: number): Entry => ({
    kind: 'transaction',
    id,
    code: 'GOAL',
    period: 1,
    periodSeconds,
    side: 'home',
    personId: 105,
    x: 80,
    y: 0,
  });
  let entries: readonly Entry[] = [
    { kind: 'status', code: 'LIVE', utc: '2026-03-28T03:11:05Z', period: 1, periodSeconds: 0 },
    kick(1, 30),
  ];
  let seconds = 40;
  let passing: { readonly isTemporary?: true } = {};
  const held = (): MatchLog => ({ header, entries });
  const app = appForSuite({
    now: () => started + seconds * 1000,
    matches: {
      matchIds: () => Promise.resolve([7001]),
      match: () => Promise.resolve(openMatch(held())),
      log: () => Promise.resolve(held()),
      clockOf: (_, now) => ({ now, pace: 1, ...passing }),
    },
  });
  const path = (asOf: string): string => `/v1/matches/7001?asOf=${asOf}`;
  const clockAt = async (asOf: string) => {
    const answer = await app.get(path(asOf));
    return [
      answer.status,
      (answer.body as MatchInfo).status.periodDisplay,
      answer.headers['cache-control']?.split(', ')[1],
    ];
  };

  it('is answered up to its clock, and no further', async () => {
    expect(await clockAt('Q1:00:40')).to.deep.equal([200, 'Q1 00:40', 'max-age=0']);
    expect((await app.get(path('Q1:00:41'))).status).to.equal(404);
    expect((await app.get(path('2026-03-28T03:11:46Z'))).status).to.equal(404);
    seconds = 41;
    expect(await clockAt('Q1:00:41')).to.deep.equal([200, 'Q1 00:41', 'max-age=0']);
    expect(await clockAt('2026-03-28T03:11:46Z')).to.deep.equal([200, 'Q1 00:41', 'max-age=0']);
    expect(await clockAt('2')).to.deep.equal([200, 'Q1 00:30', 'max-age=86400']);
  });

  it('is settled once the match has gone on', async () => {
    seconds = 60;
    entries = [...entries, kick(2, 55)];
    expect(await clockAt('Q1:00:41')).to.deep.equal([200, 'Q1 00:41', 'max-age=86400']);
    expect(await clockAt('Q1:00:58')).to.deep.equal([200, 'Q1 00:58', 'max-age=0']);
  });

  it('is never settled under an id that may come to mean another match', async () => {
    passing = { isTemporary: true };
    for (const asOf of ['2', 'Q1:00:41']) expect((await clockAt(asOf))[2]).to.equal('max-age=0');
    passing = {};
  });
});
