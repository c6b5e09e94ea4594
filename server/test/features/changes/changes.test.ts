import type { Entry } from '@goalsquare/engine';
import type { Changes, MatchEvent } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { until } from '../../support/until.js';
import { Scene, played } from '../events/scene.js';

const CHANGES = '/v1/changes';
const recorded = played.slice(0, 30).flatMap((entry) => (entry.kind === 'transaction' ? entry : []));
const corrections: readonly Entry[] = [
  { kind: 'correction', set: { attendance: 9000 } },
  { kind: 'removal', id: recorded.at(-1)?.id ?? 0 },
];
const ids = (changes: readonly MatchEvent[]): readonly string[] => changes.map(({ messageId }) => messageId);

describe('the feed of changes', () => {
  const scene = new Scene();
  beforeEach(scene.begin);
  afterEach(scene.end);

  async function page(query: string): Promise<Changes> {
    const answer = await scene.app.get(`${CHANGES}${query}`);
    expect([answer.status, differencesFrom('Changes', answer.body)]).to.deep.equal([200, []]);
    return answer.body as Changes;
  }

  /** Reads pages of the given sizes, one after the other, until nothing follows. */
  async function readAll(sizes: readonly number[], filter = ''): Promise<readonly MatchEvent[]> {
    const read: MatchEvent[] = [];
    let since = '0';
    for (let n = 0; ; n += 1) {
      const { changes, cursor, more } = await page(`?since=${since}&limit=${sizes[n % sizes.length] ?? 1}${filter}`);
      read.push(...changes);
      if (!more && changes.length === 0) return read;
      since = cursor;
    }
  }

  /** Two matches that grow in turn. */
  async function grown(): Promise<void> {
    await scene.match(7001);
    await scene.match(7002, { leagueId: 2, seasonId: 2025 });
    for (let at = 0; at < 30; at += 3) {
      await scene.append(7001, played.slice(at, at + 3));
      await scene.append(7002, played.slice(at, at + 1), played.slice(at + 1, at + 3));
    }
    await scene.append(7001, corrections);
  }

  describe('answers', () => {
    it('the events of all matches in one order, each with the kind of entry that caused it', async () => {
      await grown();
      const all = await readAll([1000]);
      expect(ids(all).slice(0, 2)).to.deep.equal(['7001-0-0', '7002-0-0']);
      expect([...new Set(all.map(({ kind }) => kind))]).to.include.members(['begin', 'transaction', 'correction']);
      expect(all.at(-1)).to.deep.include({ kind: 'removal', matchId: 7001, revision: 32 });
    });

    for (const sizes of [[1], [2, 3], [1, 7, 4]])
      for (const filter of ['', '&kind=removal,correction', '&types=MatchScore', '&leagueId=2', '&seasonId=2025'])
        it(`the same changes, each once, in pages of ${sizes.join()} changes with '${filter}'`, async () => {
          await grown();
          const whole = ids(await readAll([1000], filter));
          expect(new Set(whole).size).to.equal(whole.length).and.be.above(0);
          expect(ids(await readAll(sizes, filter))).to.deep.equal(whole);
        });

    it('changes of the kinds, types, leagues and seasons that are requested', async () => {
      await grown();
      const all = await readAll([1000]);
      const cases: readonly (readonly [filter: string, is: (one: MatchEvent) => boolean])[] = [
        ['&kind=removal,correction', ({ kind }) => kind === 'removal' || kind === 'correction'],
        ['&types=MatchScore', ({ type }) => type === 'MatchScore'],
        ['&leagueId=2', ({ leagueId }) => leagueId === 2],
        ['&seasonId=2025&kind=status', ({ seasonId, kind }) => seasonId === 2025 && kind === 'status'],
      ];
      for (const [filter, is] of cases)
        expect(ids(await readAll([1000], filter)), filter).to.deep.equal(ids(all.filter(is)));
    });

    it('without since the last changes, and a cursor to continue from', async () => {
      await grown();
      const all = ids(await readAll([1000]));
      const { changes, cursor } = await page('?limit=5');
      expect(ids(changes)).to.deep.equal(all.slice(-5));
      expect(await page(`?since=${cursor}`)).to.deep.equal({ changes: [], cursor, more: false });
      await scene.append(7002, [{ kind: 'correction', set: { attendance: 1 } }]);
      expect(ids((await page(`?since=${cursor}`)).changes)).to.deep.equal(['7002-31-0']);
    });

    for (const [query, prefer] of [
      ['&wait=10', ''],
      ['', 'wait=10'],
    ] as const)
      it(`a change as soon as there is one, with ${query} ${prefer}`, async () => {
        await grown();
        const { cursor } = await page('?limit=1');
        const before = scene.timers.running;
        const waiting = scene.app
          .get(`${CHANGES}?since=${cursor}${query}`)
          .set('Prefer', prefer)
          .then((answer) => answer.body as Changes);
        await until('the request waits', () => scene.timers.running > before);
        await scene.append(7001, [{ kind: 'correction', set: { attendance: 2 } }]);
        expect(ids((await waiting).changes)).to.deep.equal(['7001-33-0']);
      });

    it('nothing and the same cursor, once the time of a request is over', async () => {
      await grown();
      const { cursor } = await page('?limit=1');
      const before = scene.timers.running;
      const answer = page(`?since=${cursor}&wait=10`);
      await until('the request waits', () => scene.timers.running > before);
      scene.timers.runPending();
      expect(await answer).to.deep.equal({ changes: [], cursor, more: false });
    });

    it('by a stream, from a cursor of the list and with its filters', async () => {
      await grown();
      const { cursor } = await page('?since=0&limit=7');
      const all = ids(await readAll([1000]));
      const listener = await scene.listen(`/v1/changes/events?from=${cursor}&leagueId=1&kind=removal,correction`);
      const came = await listener.waitForEvents(2);
      const messages = came.map(({ data }) => (JSON.parse(data) as MatchEvent).messageId);
      expect(messages[0]).to.equal('7001-31-0');
      const resumed = await page(`?since=${came[0]?.id ?? ''}&limit=1000`);
      expect(ids(resumed.changes)).to.deep.equal(all.slice(all.indexOf('7001-31-0') + 1));
    });
  });

  describe('refuses', () => {
    const refused: readonly string[] = [
      '?since=x',
      '?since=1-zz',
      '?since=1.2.3',
      '?limit=0',
      '?wait=21',
      '?kind=goal',
    ];
    for (const query of refused)
      it(`${query} with 400`, async () => {
        expect((await scene.app.refused(`${CHANGES}${query}`)).type).to.equal('/problems/invalid-parameter');
      });

    it('a cursor of other changes, and keeps one that is ahead', async () => {
      await grown();
      const { cursor } = await page('?since=0&limit=1');
      const [position = '', check = ''] = cursor.split('-');
      const problem = await scene.app.refused(`${CHANGES}?since=${position}-${check === 'ffff' ? '0000' : 'ffff'}`);
      expect(problem.detail).to.include('the stored matches were replaced');
      expect(await page('?since=999999-abcd')).to.deep.equal({ changes: [], cursor: '999999-abcd', more: false });
    });
  });
});

describe('the feed of changes of an account', () => {
  const accounts = accountsWith({ one: { tier: 'Basic', leagues: [{ leagueId: 2, seasonIds: [2025] }] } });
  const scene = new Scene({}, { accounts });
  beforeEach(scene.begin);
  afterEach(scene.end);

  for (const path of [CHANGES, `${CHANGES}/events`])
    for (const [query, code] of [
      ['leagueId=1', 'league-not-licensed'],
      ['leagueId=1,999', 'league-not-licensed'],
      ['leagueId=999', 'league-not-licensed'],
      ['seasonId=2026', 'season-not-licensed'],
      ['leagueId=2&seasonId=2026', 'season-not-licensed'],
    ] as const)
      it(`of ${path} is refused with ${query}, whether or not there is such a league or season`, async () => {
        const answer = await scene.app.getAs('one', `${path}?${query}`);
        expect([answer.status, answer.body]).to.have.nested.property('1.type', `/problems/${code}`);
        expect(answer.status).to.equal(403);
      });

  for (const query of ['?since=0&limit=1000', '?limit=1000', '?since=0&leagueId=1,2'])
    it(`has only the matches of its licence with ${query}`, async () => {
      await scene.match(7001);
      await scene.match(7002, { leagueId: 2, seasonId: 2025 });
      await scene.match(7003, { leagueId: 2, seasonId: 2026 });
      for (const id of [7001, 7002, 7003]) await scene.append(id, played.slice(0, 12));
      const answer = await scene.app.getAs('one', `${CHANGES}${query}`);
      expect([...new Set((answer.body as Changes).changes.map(({ matchId }) => matchId))]).to.deep.equal([7002]);
    });

  it('has cursors that disclose no change of other matches', async () => {
    await scene.match(7002, { leagueId: 2, seasonId: 2025 });
    const own = (await scene.app.getAs('one', CHANGES)).body as Changes;
    await scene.match(7001);
    const other = (await scene.app.getAs('one', CHANGES)).body as Changes;
    expect([own.cursor, other.cursor]).to.satisfy(
      ([first, second]: readonly string[]) => /^\d+-[0-9a-f]{4}$/u.test(first ?? '') && /^\d+$/u.test(second ?? ''),
    );
    for (const check of ['0000', '8888', 'ffff']) {
      const { status } = await scene.app.getAs('one', `${CHANGES}?since=${other.cursor}-${check}`);
      expect(status).to.equal(200);
    }
    const [position = '', check = ''] = own.cursor.split('-');
    const wrong = check === 'ffff' ? '0000' : 'ffff';
    expect((await scene.app.getAs('one', `${CHANGES}?since=${position}-${wrong}`)).status).to.equal(400);
  });
});
