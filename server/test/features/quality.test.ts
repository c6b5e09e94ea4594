import { worldOf } from '@goalsquare/data';
import { briefOf, openMatch, qualityOf, qualityRules, type Entry, type Match } from '@goalsquare/engine';
import type { MatchQuality, SeasonQuality } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../support/accounts.js';
import { appForSuite, sourceOf } from '../support/app.js';
import { differencesFrom } from '../support/contract-shape.js';
import { header } from '../support/match-log.js';
import { expectProblem } from '../support/problem.js';
import { smallWorld } from '../support/small-world.js';

const at = (id: number, periodSeconds: number, code: string, rest: object = {}): Entry =>
  ({ kind: 'transaction', id, code, period: 1, periodSeconds, ...rest }) as Entry;

/** A kick that its kicker marks, in a match that is played. */
const faulty: readonly Entry[] = [
  { kind: 'status', code: 'LIVE', period: 1 },
  at(1, 0, 'CEBO', { x: 0, y: 0 }),
  at(2, 4, 'LBGE', { side: 'home', personId: 101, x: 4, y: 0 }),
  at(3, 5, 'KKEF', { side: 'home', personId: 101, x: 4, y: 0 }),
  at(4, 9, 'MAUN', { side: 'home', personId: 101, x: 44, y: 0 }),
];

const matchWith = (id: number, of: readonly Entry[]): Match =>
  openMatch({ header: { ...header, id, lacks: ['tackles'] }, entries: of });
const matches = [matchWith(7001, faulty), matchWith(7002, faulty.slice(0, 4)), matchWith(7003, [])];
const season = { leagueId: 1, levelId: 1, seasonId: 2026, version: '1' };
const world = worldOf({ briefs: [{ ...season, briefs: () => matches.map(briefOf) }], records: [] });
const parts = { matches: sourceOf(matches), world };

describe('quality', () => {
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({ elsewhere: { tier: 'Transactional', leagues: [{ leagueId: 1, seasonIds: [2025] }] } }),
  });

  const pathOf = (id: number): string => `/v1/matches/${id}/quality`;

  const qualityIn = async (id: number): Promise<MatchQuality> => {
    const answer = await app.get(pathOf(id));
    expect([answer.status, differencesFrom('MatchQuality', answer.body)]).to.deep.equal([200, []]);
    return answer.body as MatchQuality;
  };

  describe('the quality of a match', () => {
    describe('answers', () => {
      it('which rules it breaks, with the transactions and the values that disagree', async () => {
        const { matchId, revision, rows, results } = await qualityIn(7001);
        expect([matchId, revision, rows.error]).to.deep.equal([7001, faulty.length, 1]);
        const rule = qualityRules.find(({ id }) => id === 'mark-of-own-kick');
        expect(results.find((one) => one.rule === 'mark-of-own-kick')).to.deep.equal({
          rule: 'mark-of-own-kick',
          title: rule?.title,
          severity: 'error',
          holds: rule?.holds,
          rows: 1,
          samples: [
            {
              transactionId: 4,
              period: 1,
              periodSeconds: 9,
              text: 'MAUN by 101 (transaction 4) follows KKEF by 101 (transaction 3)',
            },
          ],
        });
        expect((await qualityIn(7002)).results.map(({ rule: id }) => id)).not.to.include('mark-of-own-kick');
      });

      it('which rules were not checked, and what the match lacks', async () => {
        const { checked, unchecked } = await qualityIn(7001);
        expect(checked + unchecked.length).to.equal(qualityRules.length);
        expect(unchecked).to.deep.include({ rule: 'tackles-in-a-second', lacks: ['tackles'] });
      });

      it('counts without samples below the tier Transactional', async () => {
        const { results, rows } = (await app.getAs('sandbox-advanced', pathOf(7001))).body as MatchQuality;
        expect(rows.error).to.equal(1);
        expect(results.filter(({ samples }) => samples !== undefined)).to.deep.equal([]);
      });

      it('304 to the entity tag of the match', async () => {
        const { headers } = await app.get(pathOf(7001));
        const again = await app.get(pathOf(7001)).set('If-None-Match', headers.etag ?? '');
        expect([again.status, again.text || '']).to.deep.equal([304, '']);
      });
    });

    describe('refuses', () => {
      it('a match that does not exist, one that is not licensed, and an unknown parameter', async () => {
        expectProblem(await app.get(pathOf(1)).set('X-Request-Id', 'test'), 'match-not-found', 'There is no match 1.');
        expectProblem(
          await licensed.getAs('elsewhere', pathOf(7001)).set('X-Request-Id', 'test'),
          'match-not-licensed',
          'Account insufficiently licensed for match 7001.',
        );
        expect((await app.refused(`${pathOf(7001)}?rule=silence`)).type).to.equal('/problems/unknown-parameter');
      });
    });
  });

  describe('the quality of a season', () => {
    it('counts rows by rule, says what is allowed, and lists the worst matches first', async () => {
      const answer = await app.get('/v1/seasons/2026/quality');
      expect([answer.status, differencesFrom('SeasonQuality', answer.body)]).to.deep.equal([200, []]);
      const body = answer.body as SeasonQuality;
      expect(body).to.include({ seasonId: 2026, matches: 2, notStarted: 1 });
      expect(body.worst[0]?.matchId).to.equal(7001);
      expect(body.rules.find(({ rule }) => rule === 'mark-of-own-kick')).to.include({
        rows: 1,
        matches: 1,
        checked: 2,
        threshold: 0,
        allowed: 0,
        isAbove: true,
      });
    });

    it('is the same below the league and level', async () => {
      const path = '/v1/leagues/1/levels/1/seasons/2026/quality';
      expect((await app.get(path)).body).to.deep.equal((await app.get('/v1/seasons/2026/quality')).body);
    });
  });

  describe('the quality of simulated matches', () => {
    it('is without any fault in the small sandbox world', async () => {
      const { matches: store } = await smallWorld();
      const broken: string[] = [];
      let checked = 0;
      for (const id of await store.matchIds()) {
        const match = await store.match(id);
        if (match === undefined) continue;
        checked += 1;
        for (const { rule, samples } of qualityOf(match).results)
          broken.push(`match ${id}: ${rule}: ${samples[0]?.text ?? ''}`);
      }
      expect(checked).to.be.greaterThan(0);
      expect(broken).to.deep.equal([]);
    });
  });
});
