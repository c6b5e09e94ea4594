import { knownInstantsOf, openMatch, type Entry, type MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import fc from 'fast-check';
import type { MatchSource } from '../../src/domain/match-source.js';
import { appForSuite, sourceOf, TestApp } from '../support/app.js';
import { matchCalls, type MatchCall } from '../support/match-calls.js';
import { header, logs } from '../support/match-log.js';
import { expectProblem } from '../support/problem.js';
import { worldWith } from '../support/world.js';

const [{ entries: played } = { entries: [] }] = logs;
const kicks = played.filter((entry) => entry.kind === 'transaction' && entry.code === 'KKEF' && entry.period === 1);
const idOf = (n: number): number => {
  const entry = kicks[n];
  return entry?.kind === 'transaction' ? entry.id : 0;
};
const day = (n: number): string => `2026-03-${28 + n}T12:00:00.000Z`;

/** Corrections of the first quarter, one a day after the match. */
const corrections: readonly Entry[] = [
  { kind: 'amendment', id: idOf(0), set: { x: 11, y: 5 }, recorded: day(1) },
  { kind: 'removal', id: idOf(1), recorded: day(2) },
  { kind: 'amendment', id: idOf(2), set: { periodSeconds: 1 }, recorded: day(3) },
];
const log: MatchLog = { header, entries: [...played, ...corrections] };
const started = Date.parse('2026-03-28T03:11:05Z');
const later = Date.parse('2026-04-05T00:00:00Z');

/** How much of the log a server has that stopped at an earlier time. */
let given = { revision: 0, now: later };
const before: MatchSource = {
  matchIds: () => Promise.resolve([header.id]),
  match: (id) => Promise.resolve(id === header.id ? openMatch(log, given.revision) : undefined),
  log: () => Promise.resolve({ header, entries: log.entries.slice(0, given.revision) }),
};

/** The result of a call, without the parts that belong to one request. */
async function answerOf(app: TestApp, { rest, sent }: MatchCall, query = ''): Promise<unknown> {
  const path = `/v1/matches/${header.id}${rest}${query === '' ? '' : `${rest.includes('?') ? '&' : '?'}${query}`}`;
  const { status, text, headers } = await (sent === undefined ? app.get(path) : app.post(path, sent)).set(
    'X-Request-Id',
    'test',
  );
  return { status, text, tag: headers.etag };
}

describe('a match as it was known', () => {
  const now = appForSuite({ matches: sourceOf([openMatch(log)], [log]), world: worldWith(), now: () => later });
  const then = appForSuite({ matches: before, world: worldWith(), now: () => given.now });

  /** The number of corrections that are known, and an instant at which they are. */
  const known = fc.integer({ min: 0, max: corrections.length }).chain((count) =>
    fc.record({
      revision: fc.constant(played.length + count),
      instant: fc
        .integer({ min: 0, max: 86_399_999 })
        .map((ms) => (count === 0 ? Date.parse(day(1)) - 1 - (ms % 40_000_000) : Date.parse(day(count)) + ms)),
    }),
  );
  const text = (instant: number): string => new Date(instant).toISOString();

  it('is now what is returned without knownAt, byte for byte', async () => {
    for (const call of matchCalls)
      expect(await answerOf(now, call, `knownAt=${text(later)}`), call.operation).to.deep.equal(
        await answerOf(now, call),
      );
  });

  it('is between two corrections what was returned then, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(known, async ({ revision, instant }) => {
        given = { revision, now: instant };
        for (const call of matchCalls)
          expect(await answerOf(now, call, `knownAt=${text(instant)}`), call.operation).to.deep.equal(
            await answerOf(then, call),
          );
      }),
      { numRuns: 4 },
    );
  });

  it('is during play what was returned then, its clock included', async () => {
    const instant = started + 400_000;
    given = { revision: log.entries.length, now: instant };
    expect(await answerOf(now, matchCalls[0] as MatchCall, `knownAt=${text(instant)}`)).to.deep.equal(
      await answerOf(now, matchCalls[0] as MatchCall, `asOf=${text(instant)}`),
    );
  });

  it('until a clock is the same in the whole log and in a log that ends at that instant', async () => {
    const second = fc.integer({ min: 0, max: 1739 });
    await fc.assert(
      fc.asyncProperty(known, second, async ({ revision, instant }, seconds) => {
        given = { revision, now: instant };
        const clock = `asOf=Q1:${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
        for (const call of matchCalls)
          expect(await answerOf(now, call, `${clock}&knownAt=${text(instant)}`), call.operation).to.deep.equal(
            await answerOf(then, call, `${clock}&knownAt=${text(instant)}`),
          );
      }),
      { numRuns: 3 },
    );
  });

  it('until a clock has the corrections that were known, which asOf alone has not', async () => {
    const transactions = async (query: string): Promise<readonly number[]> => {
      const answer = await now.get(`/v1/matches/${header.id}/transactions?${query}`);
      expect(answer.status).to.equal(200);
      return (answer.body as { transactions: { id: number }[] }).transactions.map(({ id }) => id);
    };
    const clock = 'asOf=Q1:20:00';
    const plain = await transactions(clock);
    expect(await transactions(`${clock}&knownAt=${day(1)}`)).to.deep.equal(plain);
    expect(plain).to.include(idOf(1));
    const corrected = await transactions(`${clock}&knownAt=${day(2)}`);
    expect(corrected).to.deep.equal(plain.filter((id) => id !== idOf(1)));
    const moved = await transactions(`${clock}&knownAt=${day(3)}`);
    expect([...moved].sort()).to.deep.equal([...corrected].sort());
    expect(moved).not.to.deep.equal(corrected);
  });

  it('is immutable where a later entry is known, and otherwise as long as the match is', async () => {
    const ages: readonly (readonly [string, string])[] = [
      [`knownAt=${day(2)}`, 'private, max-age=86400, immutable'],
      [`asOf=Q1:10:00&knownAt=${day(2)}`, 'private, max-age=86400, immutable'],
      [`knownAt=${day(3)}`, 'private, max-age=300, must-revalidate'],
      [`asOf=Q1:10:00&knownAt=${day(3)}`, 'private, max-age=2, must-revalidate'],
    ];
    for (const [query, age] of ages) {
      const { headers } = await now.get(`/v1/matches/7001/score?${query}`);
      expect(headers['cache-control'], query).to.equal(age);
      const again = await now.get(`/v1/matches/7001/score?${query}`).set('If-None-Match', headers.etag ?? '');
      expect(again.status).to.equal(304);
    }
  });

  describe('refuses', () => {
    const first = text(knownInstantsOf(log).find(Number.isFinite) ?? NaN);
    const range = `${first} to ${text(later)}`;
    const notKnown: readonly (readonly [string, string])[] = [
      ['2020-01-01T00:00:00.000Z', 'before the first revision of match 7001'],
      ['2026-04-05T00:00:00.001Z', 'in the future'],
    ];
    for (const [value, fault] of notKnown)
      it(`knownAt=${value}, as it is ${fault}`, async () => {
        expectProblem(
          await now.get(`/v1/matches/7001/score?knownAt=${value}`).set('X-Request-Id', 'test'),
          'invalid-parameter',
          [
            {
              detail: `knownAt '${value}' is ${fault}. Allowed are instants from ${range}.`,
              parameter: 'knownAt',
              value,
              allowed: [range],
            },
          ],
        );
      });

    for (const value of ['', '412', 'Q3:12:30', '2026-03-28', '2026-02-30T00:00:00Z'])
      it(`knownAt=${value}, which is not an instant`, async () => {
        expect((await now.refused(`/v1/matches/7001/score?knownAt=${value}`)).type).to.equal(
          '/problems/invalid-parameter',
        );
      });

    for (const asOf of ['12', '2026-03-28T04:00:00Z'])
      it(`knownAt with asOf=${asOf}, and names what may be combined`, async () => {
        const refused = await now
          .get(`/v1/matches/7001/score?asOf=${asOf}&knownAt=${day(1)}`)
          .set('X-Request-Id', 'test');
        const detail = `asOf '${asOf}' cannot be combined with knownAt: a revision and an instant already define what was known. Send a clock such as Q3:12:30.`;
        expectProblem(refused, 'invalid-parameter', [
          { detail, parameter: 'asOf', value: asOf, allowed: ['Q3:12:30'] },
        ]);
      });

    it('a clock that the match had not reached at that instant', async () => {
      const { type } = await now.refused(`/v1/matches/7001/score?asOf=Q3:05:00&knownAt=${text(started + 60_000)}`);
      expect(type).to.equal('/problems/not-reached');
    });

    it('a match whose log is not stored, or contains no instants', async () => {
      const untimed: MatchLog = { header, entries: [{ kind: 'correction', set: { attendance: 1 } }] };
      for (const stored of [[], [untimed]]) {
        const app = new TestApp({
          matches: sourceOf([openMatch(untimed)], stored),
          world: worldWith(),
          now: () => later,
        });
        await app.start();
        const { type } = await app.refused(`/v1/matches/7001?knownAt=${day(1)}`);
        await app.stop();
        expect(type).to.equal('/problems/data-not-held');
      }
    });
  });
});
