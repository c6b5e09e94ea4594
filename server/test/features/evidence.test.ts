import { openMatch, type Entry } from '@goalsquare/engine';
import type { Evidence, MatchFlow } from '@goalsquare/openapi';
import type { AppParts } from '@goalsquare/server';
import { expect } from 'chai';
import type { Response } from 'supertest';
import { accountsWith } from '../support/accounts.js';
import { appForSuite, sourceOf, TestApp } from '../support/app.js';
import { differencesFrom } from '../support/contract-shape.js';
import { header } from '../support/match-log.js';

const at = (id: number, period: number, periodSeconds: number, code: string, rest: object = {}): Entry =>
  ({ kind: 'transaction', id, code, period, periodSeconds, ...rest }) as Entry;
const home = { side: 'home', personId: 101 } as const;

const entries: readonly Entry[] = [
  { kind: 'status', code: 'LIVE', period: 1 },
  at(1, 1, 0, 'CEBO', { x: 0, y: 0 }),
  at(2, 1, 5, 'KKEF', { ...home, x: 4, y: 0 }),
  at(3, 1, 9, 'GOAL', home),
  at(4, 1, 30, 'HBEF', { ...home, x: -12, y: 20 }),
  at(5, 2, 8, 'KKIN', { ...home, x: 30, y: 1 }),
  at(6, 2, 12, 'KKEF', { side: 'away', personId: 201, x: 20, y: 1 }),
  { kind: 'status', code: 'FINAL' },
];
const result: Entry = { kind: 'result', home: { goals: 1, behinds: 0 }, away: { goals: 0, behinds: 0 } };
const box: readonly Entry[] = [result, { kind: 'boxScore', personId: 101, statistics: { KICK: 3, HANDBALL: 1 } }];
const matches = [
  openMatch({ header: { ...header, id: 7001 }, entries }),
  openMatch({
    header: { ...header, id: 7002, lacks: ['tackles'] },
    entries: [...box, { kind: 'status', code: 'FINAL' }],
  }),
];
const parts = { matches: sourceOf(matches, [{ header: { ...header, id: 7001 }, entries }]) };

describe('evidence', () => {
  const app = appForSuite(parts);
  const licensed = appForSuite({
    ...parts,
    accounts: accountsWith({ advanced: { tier: 'Advanced', leagues: 'all' } }),
  });
  const advanced = { get: (path: string) => licensed.getAs('advanced', path) };

  const PLAYER = '/v1/matches/7001/statistics/players/101/evidence';
  const SQUAD = `/v1/matches/7001/statistics/squads/${header.home.id}/evidence`;
  const FLOW = '/v1/matches/7001/statistics/flow';

  const TIMELINE = '/v1/matches/7001/transactions/timeline';

  /** Expects a response to be a problem of a kind. */
  function expectRefusal({ status, body }: Response, expected: number, code: string): void {
    expect([status, (body as { readonly type?: string }).type]).to.deep.equal([expected, `/problems/${code}`]);
  }

  async function evidenceAt(path: string): Promise<Evidence> {
    const answer = await app.get(path);
    expect([answer.status, differencesFrom('Evidence', answer.body)]).to.deep.equal([200, []]);
    return answer.body as Evidence;
  }

  async function flowAt(path: string): Promise<MatchFlow> {
    const answer = await app.get(path);
    expect([answer.status, differencesFrom('MatchFlow', answer.body)]).to.deep.equal([200, []]);
    return answer.body as MatchFlow;
  }

  describe('evidence of a statistic', () => {
    describe('answers', () => {
      it('the value, the formula, and the acts that it adds up, with their transactions and places', async () => {
        const { value, formula, sums, terms, termCount, personId } = await evidenceAt(
          `${PLAYER}?metric=KICK_EFFECTIVE`,
        );
        expect([value, termCount, personId]).to.deep.equal([1, 1, 101]);
        expect([formula.text, formula.is]).to.deep.equal(['kickEffective + groundKickEffective', 'linear']);
        expect(sums).to.deep.equal([{ sign: 1, numerator: 1, value: 1 }]);
        expect(terms).to.deep.equal([
          {
            list: 'sum',
            base: 'kickEffective',
            sign: 1,
            weight: 1,
            amount: 1,
            transactionId: 2,
            transactionCode: 'KKEF',
            transactionName: 'Kick Effective',
            period: 1,
            periodSecs: 5,
            squadId: header.home.id,
            personId: 101,
            zone: 'AM',
            location: { x: 4, y: 0, xStd: 4, yStd: 0 },
            locationRotated: { x: 4, y: 0, xStd: 4, yStd: 0 },
          },
        ]);
      });

      it('both lists of a ratio, and what each parameter leaves out', async () => {
        const { value, terms, excluded } = await evidenceAt(
          `${PLAYER}?metric=DISPOSAL_EFFICIENCY&period=1&scoreState=level`,
        );
        expect(value).to.equal(100);
        expect(terms?.map(({ list }) => list)).to.deep.equal(['numerator', 'denominator']);
        expect(excluded).to.deep.equal([
          { parameter: 'period', acts: 0, seconds: 0 },
          { parameter: 'scoreState', acts: 1, seconds: 0 },
        ]);
      });

      it('the terms of the opponent with their sign in a difference', async () => {
        const { value, context, terms } = await evidenceAt(`${SQUAD}?metric=KICK&context=Diff`);
        expect([value, context]).to.deep.equal([1, 'Diff']);
        expect(terms?.map(({ sign, squadId }) => [sign, squadId])).to.deep.equal([
          [1, header.home.id],
          [1, header.home.id],
          [-1, header.away.id],
        ]);
      });

      it('pages of terms', async () => {
        const first = await evidenceAt(`${SQUAD}?metric=DISPOSAL&limit=2`);
        expect([first.terms?.length, first.termCount]).to.deep.equal([2, 3]);
        const second = await evidenceAt(`${SQUAD}?metric=DISPOSAL&limit=2&cursor=${first.next}`);
        expect([second.terms?.map(({ transactionId }) => transactionId), second.next]).to.deep.equal([[5], undefined]);
      });

      it('the match as it was', async () => {
        expect((await evidenceAt(`${PLAYER}?metric=DISPOSAL&asOf=3`)).value).to.equal(1);
      });

      it('the statistics of the box score where it has no transactions', async () => {
        const evidence = await evidenceAt('/v1/matches/7002/statistics/players/101/evidence?metric=DISPOSAL');
        expect([evidence.source, evidence.value]).to.deep.equal(['boxScore', 4]);
        expect(evidence.terms?.map(({ base, amount }) => [base, amount])).to.deep.equal([
          ['KICK', 3],
          ['HANDBALL', 1],
        ]);
      });

      it('why a match does not have a value', async () => {
        const { absent, value } = await evidenceAt(`${PLAYER}?metric=TIME_ON_GROUND&area=goal(0-40%20m,%200-45%20deg)`);
        expect([absent?.code, value]).to.deep.equal(['TIME_ON_GROUND', undefined]);
      });

      it('counts by base, and no terms, below the tier of transactions', async () => {
        const answer = await advanced.get(`${SQUAD}?metric=DISPOSAL`).expect(200);
        const body = answer.body as Evidence;
        expect(body).to.not.have.any.keys('terms', 'next');
        expect(body.bases.map(({ base, terms, amount }) => [base, terms, amount])).to.deep.equal([
          ['kickEffective', 1, 1],
          ['handballEffective', 1, 1],
          ['kickIneffective', 1, 1],
        ]);
        expectRefusal(await advanced.get(`${SQUAD}?metric=DISPOSAL&format=csv`), 403, 'match-not-licensed');
      });

      it('CSV with a row for each term', async () => {
        const { text } = await app.get(`${PLAYER}?metric=KICK&format=csv`).expect(200);
        const [names, ...rows] = text.trim().split('\r\n');
        expect(names).to.match(/^list,base,sign,weight,amount,transaction_id,/u);
        expect(rows.map((row) => row.split(',')[5])).to.deep.equal(['2', '5']);
      });

      it('an XML timeline, with the seconds of the video', async () => {
        const parameters = 'format=xml&sirenSeconds=10&sirenSeconds=100.5&secondsBefore=3&secondsAfter=2';
        const { text } = await app.get(`${PLAYER}?metric=KICK&${parameters}`).expect(200);
        const starts = [...text.matchAll(/<start>(.*?)<\/start><end>(.*?)<\/end>/gu)].map(([, from, to]) => [from, to]);
        expect(starts).to.deep.equal([
          ['12', '17'],
          ['105.5', '110.5'],
        ]);
        expect(text).to.include('<label><group>Transaction</group><text>Kick Effective</text></label>');
      });

      it('304 to a caller that has it', async () => {
        const { headers } = await app.get(`${PLAYER}?metric=KICK`);
        await app
          .get(`${PLAYER}?metric=KICK`)
          .set('If-None-Match', headers.etag as string)
          .expect(304);
      });
    });

    describe('refuses', () => {
      it('a metric that it has not, and one of the other level', async () => {
        expectRefusal(await app.get(`${PLAYER}?metric=KICKS`), 400, 'unknown-metric');
        expectRefusal(await app.get(`${PLAYER}?metric=TIME_IN_POSSESSION`), 400, 'metric-not-at-level');
        expectRefusal(await app.get(PLAYER), 400, 'invalid-parameter');
      });

      it('persons and squads that are not in the match', async () => {
        expectRefusal(await app.get(PLAYER.replace('/101/', '/999/') + '?metric=KICK'), 404, 'person-not-found');
        expectRefusal(
          await app.get('/v1/matches/7001/statistics/squads/1/evidence?metric=KICK'),
          404,
          'squad-not-found',
        );
      });

      it('a cursor of something else', async () => {
        expectRefusal(await app.get(`${PLAYER}?metric=KICK&cursor=abc`), 400, 'invalid-parameter');
      });
    });
  });

  describe('evidence of a match whose owner is known only once it is loaded', () => {
    const licence = { tier: 'Transactional', leagues: 'all' } as const;
    const source = sourceOf(matches);
    const owned = (): Partial<AppParts> => {
      let isLoaded = false;
      return {
        accounts: accountsWith({ owner: licence, other: licence }),
        matches: {
          ...source,
          match: (id) => {
            isLoaded = true;
            return source.match(id);
          },
          isVisibleTo: (_, accountId) => !isLoaded || accountId === 'owner',
        },
      };
    };

    for (const path of [`${PLAYER}?metric=KICK`, `${SQUAD}?metric=KICK`, `${FLOW}?metric=KICK`])
      it(`is for its owner alone: ${path}`, async () => {
        for (const [account, status] of [
          ['other', 404],
          ['owner', 200],
        ] as const) {
          const one = new TestApp(owned());
          await one.start();
          try {
            expect((await one.getAs(account, path)).status, account).to.equal(status);
          } finally {
            await one.stop();
          }
        }
      });
  });

  describe('the flow of a match', () => {
    describe('answers', () => {
      it('occurrences in order of play, and names metrics that have none', async () => {
        const { metrics, excluded, occurrences } = await flowAt(
          `${FLOW}?metric=KICK,GOAL,RANKING_POINTS,DISPOSAL_EFFICIENCY`,
        );
        expect(metrics.map(({ code }) => code)).to.deep.equal(['KICK', 'GOAL']);
        expect(excluded).to.deep.equal([
          { code: 'RANKING_POINTS', reason: 'composite' },
          { code: 'DISPOSAL_EFFICIENCY', reason: 'ratio' },
        ]);
        expect(
          occurrences.map(({ metricCode, transactionId, amount }) => [metricCode, transactionId, amount]),
        ).to.deep.equal([
          ['KICK', 2, 1],
          ['GOAL', 3, 1],
          ['KICK', 5, 1],
          ['KICK', 6, 1],
        ]);
      });

      it('what period, zone, squad and person select, in either order', async () => {
        const idsAt = async (query: string) =>
          (await flowAt(`${FLOW}?metric=KICK&${query}`)).occurrences.map(({ transactionId }) => transactionId);
        expect(await idsAt('orderBy=-time')).to.deep.equal([6, 5, 2]);
        expect(await idsAt('period=2')).to.deep.equal([5, 6]);
        expect(await idsAt(`squadId=${header.away.id}`)).to.deep.equal([6]);
        expect(await idsAt('personId=101')).to.deep.equal([2, 5]);
        expect(await idsAt('squadId=1')).to.deep.equal([]);
        expect(await idsAt('personId=1')).to.deep.equal([]);
        expect(await idsAt('zone=AM&period=1')).to.deep.equal([2]);
      });

      it('every metric of the licence without a list, in pages', async () => {
        const first = await flowAt(`${FLOW}?limit=5`);
        expect([first.occurrences.length, first.occurrenceCount > 20]).to.deep.equal([5, true]);
        const second = await flowAt(`${FLOW}?limit=5&cursor=${first.next}`);
        const all = await flowAt(FLOW);
        expect([...first.occurrences, ...second.occurrences]).to.deep.equal(all.occurrences.slice(0, 10));
      });

      it('CSV, JSON lines and an XML timeline', async () => {
        const csv = await app.get(`${FLOW}?metric=KICK&format=csv`).expect(200);
        expect(csv.text.trim().split('\r\n')).to.have.length(4);
        const lines = await app.get(`${FLOW}?metric=KICK&format=jsonl`).buffer(true).expect(200);
        expect(
          lines.text
            .trim()
            .split('\n')
            .map((line) => (JSON.parse(line) as { amount: number }).amount),
        ).to.deep.equal([1, 1, 1]);
        const xml = await app.get(`${FLOW}?metric=KICK&format=xml`).expect(200);
        expect([...xml.text.matchAll(/<code>Kick<\/code>/gu)]).to.have.length(4);
      });
    });

    describe('refuses', () => {
      it('an account without the tier of transactions, and metrics that it has not', async () => {
        expectRefusal(await advanced.get(`${FLOW}?metric=KICK`), 403, 'match-not-licensed');
        expectRefusal(await app.get(`${FLOW}?metric=KICK,KICKS`), 400, 'unknown-metric');
      });

      it('a match without transactions', async () => {
        expectRefusal(await app.get('/v1/matches/7002/statistics/flow?metric=KICK'), 404, 'data-not-held');
      });
    });
  });

  describe('the timeline of the transactions of a match', () => {
    const textAt = async (query: string): Promise<string> => {
      const answer = await app.get(`${TIMELINE}${query}`).expect(200);
      expect(answer.headers['content-type']).to.equal('application/xml; charset=utf-8');
      expect(answer.headers['content-disposition']).to.include('7001-transactions.xml');
      return answer.text;
    };
    const codesIn = (text: string): readonly (string | undefined)[] =>
      [...text.matchAll(/<end>[\d.]+<\/end><code>([^<]+)<\/code>/gu)].map(([, code]) => code);

    describe('answers', () => {
      it('an instance for each transaction in order of play, with who made it and where', async () => {
        const text = await textAt('');
        expect(codesIn(text)).to.have.length(6);
        const [bounce = '', kick = ''] = [...text.matchAll(/<instance>.*<\/instance>/gu)].map(([one]) => one);
        expect(bounce).to.include('<ID>1</ID><start>0</start><end>5</end>').and.not.include('<group>Squad</group>');
        expect(kick).to.equal(
          '<instance><ID>2</ID><start>0</start><end>10</end><code>Kick Effective</code>' +
            '<label><group>Squad</group><text>Petrels</text></label>' +
            '<label><group>Player</group><text>T. Brindle</text></label>' +
            '<label><group>Zone</group><text>AM</text></label><label><group>Period</group><text>1</text></label></instance>',
        );
      });

      it('the seconds of a video whose sirens are given', async () => {
        const text = await textAt('?period=2&sirenSeconds=10&sirenSeconds=2100.5&secondsBefore=2&secondsAfter=0');
        expect([...text.matchAll(/<start>([\d.]+)<\/start><end>([\d.]+)</gu)].map(([, ...both]) => both)).to.deep.equal(
          [
            ['2106.5', '2108.5'],
            ['2110.5', '2112.5'],
          ],
        );
      });

      it('what period, squad and person select', async () => {
        expect(codesIn(await textAt('?period=2'))).to.have.length(2);
        expect(codesIn(await textAt(`?squadId=${header.home.id}`))).to.have.length(4);
        expect(codesIn(await textAt('?personId=201'))).to.have.length(1);
        expect(codesIn(await textAt('?personId=1'))).to.have.length(0);
        expect(codesIn(await textAt('?asOf=3'))).to.have.length(2);
      });

      it('304 to a client that has it', async () => {
        const { etag } = (await app.get(TIMELINE)).headers as { readonly etag: string };
        await app.get(TIMELINE).set('If-None-Match', etag).expect(304);
      });
    });

    describe('refuses', () => {
      it('an account without the tier of transactions, and a match without transactions', async () => {
        expectRefusal(await advanced.get(TIMELINE), 403, 'match-not-licensed');
        expectRefusal(await app.get('/v1/matches/7002/transactions/timeline'), 404, 'data-not-held');
        expectRefusal(await app.get(`${TIMELINE}?sirenSeconds=-1`), 400, 'invalid-parameter');
      });
    });
  });
});
