import type { AcrossEvidence, StatisticsTable } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { expectProblem } from '../../support/problem.js';
import { partsOver, played } from './fixtures.js';

const parts = partsOver(played);

describe('evidence across matches', () => {
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({ advanced: { tier: 'Advanced', leagues: 'all' } }),
  });

  const PLAYERS = '/v1/statistics/players/evidence';
  const SQUADS = '/v1/statistics/squads/evidence';

  async function evidenceAt(path: string): Promise<AcrossEvidence> {
    const answer = await app.get(path);
    expect([answer.status, differencesFrom('AcrossEvidence', answer.body)]).to.deep.equal([200, []]);
    return answer.body as AcrossEvidence;
  }

  describe('answers', () => {
    it('the value of a row, and what each match adds to it, with the terms', async () => {
      const { value, sums, matches, rowCount, termCount, rows } = await evidenceAt(`${PLAYERS}?metric=KICK&key=101`);
      expect([value, matches, rowCount, termCount]).to.deep.equal([11, 3, 3, 11]);
      expect(sums).to.deep.equal([{ sign: 1, numerator: 11, value: 11 }]);
      expect(
        rows.map(({ match, personId, value: of, terms }) => [match.matchId, personId, of, terms?.length]),
      ).to.deep.equal([
        [8001, 101, 3, 3],
        [8002, 101, 4, 4],
        [8003, 101, 4, 4],
      ]);
    });

    const cases: readonly (readonly [level: string, query: string, key: string, by: string])[] = [
      ['players', 'metric=KICK&seasonId=2025,2026', '101,2025', 'person,season'],
      ['players', 'metric=KICK', '10', 'squad'],
      ['players', 'metric=KICK&last=1', '101,20', 'person,opponent'],
      ['players', 'metric=KICK', '41', 'venue'],
      ['players', 'metric=KICK', '101,1', 'person,period'],
      ['players', 'metric=KICK&period=1,3', '101,level', 'person,scoreState'],
      ['squads', 'metric=KICK&context=Diff', '10', 'squad'],
      ['squads', 'metric=KICK&context=Against', 'won', 'result'],
      ['squads', 'metric=DISPOSAL_EFFICIENCY&context=Diff', '8001,10', 'match,squad'],
      ['squads', 'metric=KICK', '3', 'round'],
    ];
    for (const [level, query, key, by] of cases)
      it(`rows that add up to the result of the same query: ${level}, ${query}, ${by} ${key}`, async () => {
        const { rows } = (await app.get(`/v1/statistics/${level}?${query}&by=${by}&limit=1000`))
          .body as StatisticsTable;
        const keys = key.split(',');
        const row = rows.find((one) =>
          by.split(',').every((dimension, at) => {
            const own = one[dimension as 'person'] as unknown;
            const { personId, squadId, matchId, venueId } = Object(own) as Record<string, unknown>;
            const id =
              typeof own === 'object' ? (dimension === 'person' ? personId : (matchId ?? venueId ?? squadId)) : own;
            return String(id) === keys[at];
          }),
        );
        const found = await evidenceAt(`/v1/statistics/${level}/evidence?${query}&by=${by}&key=${key}`);
        expect(found.value).to.equal(row?.statistics[0]?.value);
        expect(found.value, 'the row exists').to.be.a('number');
        for (const sign of [1, -1])
          for (const list of ['numerator', 'denominator'] as const)
            expect(
              found.rows.reduce((sum, one) => sum + (one.sums.find((of) => of.sign === sign)?.[list] ?? 0), 0),
            ).to.equal(found.sums.find((of) => of.sign === sign)?.[list] ?? 0);
        for (const { terms = [], sums } of found.rows)
          for (const { sign, numerator } of sums)
            expect(
              terms
                .filter((term) => term.sign === sign && term.list !== 'denominator')
                .reduce((sum, { weight, amount }) => sum + weight * amount, 0),
            ).to.equal(numerator);
      });

    it('nothing for a row that the query does not have', async () => {
      const { value, rows, matches } = await evidenceAt(`${PLAYERS}?metric=KICK&key=999`);
      expect([value, rows, matches]).to.deep.equal([undefined, [], 0]);
    });

    it('pages of rows, with the value of all of them', async () => {
      const first = await evidenceAt(`${PLAYERS}?metric=KICK&key=101&limit=2`);
      expect([first.value, first.rows.length, first.rowCount]).to.deep.equal([11, 2, 3]);
      const second = await evidenceAt(`${PLAYERS}?metric=KICK&key=101&limit=2&cursor=${first.next}`);
      expect([second.value, second.next]).to.deep.equal([11, undefined]);
      expect(second.rows.map(({ match }) => match.matchId)).to.deep.equal([8003]);
    });

    it('CSV with a row for each term, and 304 to a caller that has the response', async () => {
      const answer = await app.get(`${PLAYERS}?metric=KICK&key=101&format=csv`).expect(200);
      const [names, ...rows] = answer.text.trim().split('\r\n');
      expect(names).to.match(/^match_id,row_squad_id,row_person_id,list,base,/u);
      expect(rows).to.have.length(11);
      const path = `${PLAYERS}?metric=KICK&key=101`;
      const { headers } = await app.get(path);
      await app
        .get(path)
        .set('If-None-Match', headers.etag as string)
        .expect(304);
    });

    it('counts by base, and no terms, below the tier of transactions', async () => {
      const body = (await licensed.getAs('advanced', `${SQUADS}?metric=KICK&key=10`).expect(200))
        .body as AcrossEvidence;
      expect(body.rows.length).to.equal(3);
      for (const row of body.rows) expect(row).to.not.have.any.keys('terms');
      expect((await licensed.getAs('advanced', `${SQUADS}?metric=KICK&key=10&format=csv`)).status).to.equal(403);
    });
  });

  describe('refuses', () => {
    const refusals: readonly (readonly [query: string, detail: string, value: string, allowed?: readonly string[]])[] =
      [
        ['by=person,season&key=101', 'key has 1 item; one is needed for each dimension in by: person, season.', '101'],
        ['key=x', "key[0] 'x' is not allowed for person: a whole number is needed.", 'x'],
        [
          'by=result&key=win',
          "key[0] 'win' is not allowed for result: one of won, lost, drawn is needed.",
          'win',
          ['won', 'lost', 'drawn'],
        ],
      ];
    for (const [query, detail, value, allowed] of refusals)
      it(`keys that are none of its dimensions: ${query}`, async () => {
        const answer = await app.get(`${PLAYERS}?metric=KICK&${query}`).set('X-Request-Id', 'test');
        expectProblem(answer, 'invalid-parameter', [{ detail, parameter: 'key', value, ...(allowed && { allowed }) }]);
      });

    it('rows by place, several metrics, and metrics that do not exist', async () => {
      expect((await app.get(`${PLAYERS}?metric=KICK&by=hex&key=1`)).status).to.equal(400);
      expect((await app.get(`${PLAYERS}?metric=KICKS&key=101`)).status).to.equal(400);
      expect((await app.get(`${PLAYERS}?metric=KICK`)).status).to.equal(400);
      expect((await app.get(`${SQUADS}?metric=KICK&by=person&key=101`)).status).to.equal(400);
      expect((await app.get(`${PLAYERS}?metric=KICK&key=101&cursor=abc`)).status).to.equal(400);
    });
  });
});
