import { openMatch, type Entry, type MatchLog } from '@goalsquare/engine';
import type { MatchRevisions, RevisionComparison } from '@goalsquare/openapi';
import type { MatchSource } from '@goalsquare/server';
import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite, KEY, sourceOf, TestApp } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { liveAppForSuite } from '../../support/live-app.js';
import { header } from '../../support/match-log.js';

const NOW = Date.parse('2026-03-16T09:00:00.000Z');

const at = (id: number, periodSeconds: number, code: string, rest: object = {}): Entry =>
  ({ kind: 'transaction', id, code, period: 1, periodSeconds, ...rest }) as Entry;

const entries: readonly Entry[] = [
  { kind: 'status', code: 'LIVE', period: 1, utc: '2026-03-14T08:40:00Z' },
  at(1, 0, 'CEBO', { x: 0, y: 0 }),
  at(2, 5, 'KKEF', { side: 'home', personId: 101, x: 40, y: 0, shot: true }),
  at(3, 9, 'GOAL', { side: 'home', personId: 101, x: 80, y: 0 }),
  at(4, 40, 'TACK', { side: 'away', personId: 201, x: 0, y: 0 }),
  { kind: 'status', code: 'FINAL' },
];
const corrections: readonly Entry[] = [
  { kind: 'amendment', id: 2, set: { personId: 102 }, by: 'Reviewer', reason: 'Wim stood the mark.' },
  { kind: 'amendment', id: 3, set: { personId: 102 }, recorded: '2026-03-15T00:00:00Z' },
  { kind: 'correction', set: { attendance: 5 } },
  { kind: 'removal', id: 4 },
];

const { app, begin, append, turned } = liveAppForSuite(() => NOW);
const stored: MatchLog = { header, entries: [...entries, ...corrections] };

describe('revisions of a match', () => {
  const licensed = appForSuite({
    matches: sourceOf([openMatch(stored)], [stored]),
    accounts: accountsWith({
      elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 1, seasonIds: [2025] }] },
    }),
  });
  /** A match that only the Basic account can see: as a replay of another replica, it is visible once it is loaded. */
  function sourceOfPrivateMatch(): MatchSource {
    const source = sourceOf([openMatch(stored)], [stored]);
    let isLoaded = false;
    return {
      ...source,
      match: (id) => {
        isLoaded = true;
        return source.match(id);
      },
      isVisibleTo: (_, accountId) => !isLoaded || accountId === BASIC,
    };
  }
  const PATH = '/v1/matches/7001/revisions';
  const BASIC = 'sandbox-basic';

  /** Returns an answer whose body has no type yet. */
  const answered = ({ status, body }: { readonly status: number; readonly body: unknown }) => ({ status, body });
  const typeOf = (body: unknown): unknown => (body as { readonly type?: unknown }).type;

  async function revisions(query = '', key = KEY): Promise<MatchRevisions> {
    const { status, body } = answered(await app.getAs(key, `${PATH}${query}`));
    expect([status, differencesFrom('MatchRevisions', body)]).to.deep.equal([200, []]);
    return body as MatchRevisions;
  }

  async function comparison(range: string, key = KEY): Promise<RevisionComparison> {
    const { status, body } = answered(await app.getAs(key, `${PATH}/${range}`));
    expect([status, differencesFrom('RevisionComparison', body)]).to.deep.equal([200, []]);
    return body as RevisionComparison;
  }

  before(async () => {
    await begin(header);
    await append(7001, entries);
    await append(7001, corrections);
    await turned();
  });

  describe('answers', () => {
    it('each entry, with who corrected it, why and when', async () => {
      const { matchId, revision, revisions: all } = await revisions();
      expect([matchId, revision, all.length]).to.deep.equal([7001, 10, 10]);
      expect(all[0]).to.deep.include({ revision: 1, kind: 'status', statusCode: 'LIVE' });
      expect(all[2]).to.deep.include({ kind: 'transaction', transactionId: 2, periodSecs: 5 });
      expect(all[6]).to.deep.include({
        kind: 'amendment',
        recordedAt: '2026-03-16T09:00:00.000Z',
        by: 'Reviewer',
        reason: 'Wim stood the mark.',
        transactionId: 2,
        changes: [{ member: 'personId', before: '101', after: '102' }],
      });
      expect(all[7]).to.deep.include({ recordedAt: '2026-03-15T00:00:00.000Z' });
      expect(all[8]).to.deep.include({ kind: 'correction', members: ['attendance'] });
    });

    it('pages of the kinds that are requested', async () => {
      const first = await revisions('?kind=amendment,removal&limit=2');
      expect(first.revisions.map(({ revision }) => revision)).to.deep.equal([7, 8]);
      const second = await revisions(`?kind=amendment,removal&limit=2&cursor=${first.next ?? ''}`);
      expect([second.revisions.map(({ revision }) => revision), second.next]).to.deep.equal([[10], undefined]);
    });

    it('to other tiers only when and of which kind', async () => {
      const { revisions: all } = await revisions('', BASIC);
      const members = new Set(all.flatMap((one) => Object.keys(one)));
      expect([...members]).to.have.members([
        'revision',
        'kind',
        'utcTimestamp',
        'recordedAt',
        'period',
        'periodSecs',
        'statusCode',
        'members',
      ]);
    });
  });

  describe('compared', () => {
    it('name the statistics that differ, and the entry that changed each', async () => {
      const { corrections: made, total, statistics } = await comparison('6...10?metric=GOAL,TACKLE&limit=1000');
      expect(made.map(({ revision }) => revision)).to.deep.equal([7, 8, 9, 10]);
      expect(total).to.equal(statistics.length);
      expect(statistics).to.deep.include({
        squadId: header.home.id,
        personId: 102,
        code: 'GOAL',
        before: 0,
        after: 1,
        steps: [{ fromRevision: 8, toRevision: 8, kind: 'amendment', before: 0, after: 1 }],
      });
      expect(statistics.filter(({ code }) => code === 'TACKLE').map(({ personId }) => personId)).to.deep.equal([
        undefined,
        201,
      ]);
    });

    it('make the newer statistics of the older', async () => {
      const read = async (revision: number): Promise<Map<string, number>> => {
        const { body } = answered(await app.get(`/v1/matches/7001/statistics/players?asOf=${revision}`));
        const { squads } = body as {
          squads: { players: { personId: number; statistics: { code: string; value?: number }[] }[] }[];
        };
        return new Map(
          squads.flatMap(({ players }) =>
            players.flatMap(({ personId, statistics }) =>
              statistics.flatMap(({ code, value }) =>
                value === undefined ? [] : [[`${personId} ${code}`, value] as const],
              ),
            ),
          ),
        );
      };
      const [older, newer] = [await read(6), await read(10)];
      const { statistics: all } = await comparison('6...10?limit=1000');
      for (const { personId, code, before, after } of all) {
        if (personId === undefined) continue;
        expect(older.get(`${personId} ${code}`)).to.equal(before);
        if (after === undefined) older.delete(`${personId} ${code}`);
        else older.set(`${personId} ${code}`, after);
      }
      expect([...older].sort()).to.deep.equal([...newer].sort());
    });

    it('page by statistic, and filter by squad and person', async () => {
      const whole = await comparison('6...10?limit=1000');
      const pages: RevisionComparison['statistics'][number][] = [];
      let cursor: string | undefined = '0';
      while (cursor !== undefined) {
        const page: RevisionComparison = await comparison(`6...10?limit=7&cursor=${cursor}`);
        pages.push(...page.statistics);
        cursor = page.next;
      }
      expect(pages).to.deep.equal(whole.statistics);
      const { statistics } = await comparison(`6...10?personId=102&squadId=${header.home.id}&limit=1000`);
      expect(statistics).to.deep.equal(whole.statistics.filter(({ personId }) => personId === 102));
    });

    it('include only the metrics of the tier, and no reasons below Transactional', async () => {
      const { statistics, corrections: made } = await comparison('6...10?limit=1000', BASIC);
      const all = await comparison('6...10?limit=1000');
      expect(statistics.length).to.be.below(all.statistics.length);
      expect(statistics.map(({ code }) => code))
        .to.include('GOAL')
        .and.not.include('METRES_GAINED');
      expect(JSON.stringify(made)).not.to.include('Wim').and.not.include('Reviewer');
    });

    it('are empty between a revision and itself', async () => {
      expect(await comparison('6...6')).to.deep.include({ corrections: [], total: 0, statistics: [] });
    });

    for (const between of ['1', '2...', '-1...2', '1..2', 'a...b'])
      it(`are refused by name between '${between}'`, async () => {
        const problem = await app.refused(`${PATH}/${encodeURIComponent(between)}`);
        expect(problem).to.deep.include({
          type: '/problems/invalid-parameter',
          status: 400,
          detail: `between '${between}' is not two revisions such as 2400...2412.`,
        });
        expect(problem.errors?.[0]).to.include({ parameter: 'between', value: between });
      });

    it('are sent once', async () => {
      const { headers } = await app.get(`${PATH}/6...10`);
      const again = await app.get(`${PATH}/6...10`).set('If-None-Match', headers.etag ?? '');
      expect(again.status).to.equal(304);
    });
  });

  describe('refuses', () => {
    const refused: readonly (readonly [path: string, code: string])[] = [
      [`${PATH}/10...6`, 'invalid-parameter'],
      [`${PATH}/6..10`, 'invalid-parameter'],
      [`${PATH}/06...10`, 'invalid-parameter'],
      [`${PATH}/6...11`, 'not-reached'],
      [`${PATH}?kind=goal`, 'invalid-parameter'],
      [`${PATH}?cursor=x`, 'invalid-parameter'],
      [`${PATH}/6...10?metric=GAOL`, 'unknown-metric'],
      ['/v1/matches/7999/revisions', 'match-not-found'],
    ];
    for (const [path, code] of refused)
      it(`${path} with ${code}`, async () => {
        expect((await app.refused(path)).type).to.equal(`/problems/${code}`);
      });

    it('a match of another account, whose owner is unknown before the match is loaded', async () => {
      for (const path of [PATH, `${PATH}/6...10`]) {
        const suite = new TestApp({ matches: sourceOfPrivateMatch() });
        await suite.start();
        const other = answered(await suite.get(path));
        const owner = answered(await suite.getAs(BASIC, path));
        await suite.stop();
        expect([other.status, typeOf(other.body), owner.status]).to.deep.equal([404, '/problems/match-not-found', 200]);
      }
    });

    it('metrics of a higher tier, and matches that are not licensed', async () => {
      const beyond = answered(await app.getAs(BASIC, `${PATH}/6...10?metric=METRES_GAINED`));
      expect([beyond.status, typeOf(beyond.body)]).to.deep.equal([403, '/problems/metric-not-licensed']);
      for (const path of [PATH, `${PATH}/6...10`]) {
        const { status, body } = answered(await licensed.getAs('elsewhere', path));
        expect([status, typeOf(body)]).to.deep.equal([403, '/problems/match-not-licensed']);
      }
    });
  });
});
