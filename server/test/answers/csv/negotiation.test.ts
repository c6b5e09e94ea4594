import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { codesAt } from '../../../src/answers/statistics/ready-plan.js';
import { appForSuite } from '../../support/app.js';
import { expectProblem } from '../../support/problem.js';

describe('negotiation', () => {
  const app = appForSuite();

  const score = '/v1/matches/7001/score';
  const CSV = 'text/csv; charset=utf-8; header=present';
  const JSON_TYPE = 'application/json; charset=utf-8';

  const accepted: readonly (readonly [accept: string, type: string])[] = [
    ['text/csv', CSV],
    ['TEXT/CSV', CSV],
    ['text/csv;header=present', CSV],
    ['text/csv; charset=UTF-8', CSV],
    ['text/*', CSV],
    ['text/csv, */*;q=0.1', CSV],
    ['application/json;q=0.5, text/csv', CSV],
    ['text/csv, application/json', CSV],
    ['application/json;q=0, text/csv;q=0.1', CSV],
    ['application/json', JSON_TYPE],
    ['*/*', JSON_TYPE],
    ['', JSON_TYPE],
    ['application/json, text/csv', JSON_TYPE],
    ['application/json, text/csv;q=0.9', JSON_TYPE],
    ['text/csv;q=0', JSON_TYPE],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', JSON_TYPE],
    ['text/html', JSON_TYPE],
    ['application/json;q=0', JSON_TYPE],
    ['*/*;q=0', JSON_TYPE],
    ['nonsense text/', JSON_TYPE],
  ];

  describe('the format of an answer', () => {
    for (const [accept, type] of accepted) {
      it(`to Accept: ${accept} is ${type}`, async () => {
        const { status, headers } = await app.get(score).set('Accept', accept);
        expect([status, headers['content-type'], headers.vary]).to.deep.equal([
          200,
          type,
          'Accept, Accept-Encoding, Authorization',
        ]);
      });
    }

    it('is the one named in the query, whatever is accepted', async () => {
      expect((await app.get(`${score}?format=json`).set('Accept', 'text/csv')).headers['content-type']).to.equal(
        JSON_TYPE,
      );
      expect((await app.get(`${score}?format=csv`).set('Accept', 'application/json')).headers['content-type']).to.equal(
        CSV,
      );
    });

    it('has a tag of its own, cached or not', async () => {
      for (const path of [score, '/v1/matches/7001/statistics/players']) {
        const [json, csv] = [await app.get(path), await app.get(path).set('Accept', 'text/csv')];
        expect(csv.headers.etag)
          .to.match(/^W\/".*-csv\.\w+"$/u)
          .and.not.to.equal(json.headers.etag);
        const again = [
          await app.get(path).set('Accept', 'text/csv'),
          await app.get(path),
          await app.get(`${path}?format=csv`),
        ];
        expect(again.map(({ text }) => text)).to.deep.equal([csv.text, json.text, csv.text]);
        expect(again.map(({ headers }) => headers['content-type'])).to.deep.equal([CSV, JSON_TYPE, CSV]);
        expect(
          (
            await app
              .get(path)
              .set('Accept', 'text/csv')
              .set('If-None-Match', csv.headers.etag ?? '')
          ).status,
        ).to.equal(304);
        expect((await app.get(path).set('If-None-Match', csv.headers.etag ?? '')).status).to.equal(200);
        expect(
          (
            await app
              .get(path)
              .set('Accept', 'text/csv')
              .set('If-None-Match', json.headers.etag ?? '')
          ).status,
        ).to.equal(200);
      }
    });

    it('has a tag for each table', async () => {
      const [whole, periods] = [
        await app.get(`${score}?format=csv`),
        await app.get(`${score}?format=csv&table=periods`),
      ];
      expect(whole.headers.etag).not.to.equal(periods.headers.etag);
      expect(
        (await app.get(`${score}?format=csv&table=periods`).set('If-None-Match', periods.headers.etag ?? '')).status,
      ).to.equal(304);
    });
  });

  describe('CSV', () => {
    it('is a file named after its path and table, and says where its columns are described', async () => {
      const names = async (path: string): Promise<string | undefined> =>
        (await app.get(path)).headers['content-disposition'];
      expect(await names(`${score}?format=csv`)).to.equal('attachment; filename="matches-7001-score.csv"');
      expect(await names(`${score}?format=csv&table=score`)).to.equal('attachment; filename="matches-7001-score.csv"');
      expect(await names(`${score}?format=csv&table=periods`)).to.equal(
        'attachment; filename="matches-7001-score-periods.csv"',
      );
      expect(await names('/v1/metadata/matchtypes?format=csv')).to.equal(
        'attachment; filename="metadata-matchtypes.csv"',
      );
      expect(await names(score)).to.equal(undefined);
      expect((await app.get(`${score}?format=csv`)).headers.link).to.equal(
        '</tables.json>; rel="describedby"; type="application/json"',
      );
      const described = await app.bare('get', '/tables.json');
      expect((described.body as { operations: object }).operations).to.have.property('getMatchScore');
    });

    it('is answered to HEAD as to GET, without its body', async () => {
      const [get, head] = [await app.get(`${score}?format=csv`), await app.head(`${score}?format=csv`)];
      expect(head.text).to.equal(undefined);
      for (const name of ['content-type', 'content-length', 'content-disposition', 'etag', 'vary'])
        expect(head.headers[name], name).to.equal(get.headers[name]);
    });

    it('is compressed for callers who can read that', async () => {
      const plain = await app.get('/v1/matches/7001/statistics/players?format=csv').set('Accept-Encoding', 'identity');
      for (const state of ['computed', 'kept']) {
        const packed = await app
          .get('/v1/matches/7001/statistics/players?format=csv')
          .set('Accept-Encoding', 'gzip')
          .responseType('blob');
        expect(packed.headers['content-encoding'], state).to.equal('gzip');
        const bytes = packed.body as Buffer;
        expect((bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()).to.equal(plain.text);
      }
    });

    it('of a batch is not to be kept', async () => {
      const { headers } = await app.post('/v1/matches/7001/statistics/squads?format=csv', {
        squadMetricRequests: [{ metricCodes: ['GOAL'] }],
      });
      expect([headers['cache-control'], headers.etag, headers['content-type']]).to.deep.equal([
        'no-store',
        undefined,
        CSV,
      ]);
    });

    it('shows a label that a spreadsheet would run as text', async () => {
      const { text } = await app.post('/v1/matches/7001/statistics/squads?format=csv&table=requests', {
        squadMetricRequests: [{ id: '=1+1', metricCodes: ['GOAL'] }],
      });
      expect(text.split('\r\n')[1]).to.match(/^7001,'=1\+1,GOAL,/u);
    });

    it('holds the metrics of the tier of its account', async () => {
      const path = '/v1/matches/7001/statistics/players?format=csv';
      for (const [tier, key] of [
        ['Basic', 'sandbox-basic'],
        ['Advanced', 'sandbox-advanced'],
        ['Transactional', 'sandbox-transactional'],
      ] as const) {
        const rows = parse((await app.getAs(key, path)).text, { columns: true }) as readonly {
          readonly metric_code: string;
        }[];
        const codes = [...new Set(rows.map((row) => row.metric_code))];
        expect(codes.length, tier).to.be.above(60);
        expect(codesAt('player', tier), tier).to.include.members(codes);
      }
    });
  });

  describe('a call for CSV that cannot be answered', () => {
    it('is refused as a problem document', async () => {
      const answer = await app
        .getAs('sandbox-basic', '/v1/matches/7001/transactions?format=csv')
        .set('X-Request-Id', 'test')
        .set('Accept', 'text/csv');
      expectProblem(
        answer,
        'match-not-licensed',
        'Account insufficiently licensed for match 7001: transactions need the tier Transactional, the account has Basic.',
      );
      expect(answer.headers).not.to.have.any.keys('content-disposition', 'etag');
      expectProblem(
        await app.get('/v1/matches/7003/chains?format=csv').set('X-Request-Id', 'test'),
        'match-not-started',
        'Match 7003 has not started, so there is no data yet.',
      );
    });

    it('names the formats and tables there are', async () => {
      expectProblem(await app.get(`${score}?format=xml`).set('X-Request-Id', 'test'), 'invalid-parameter', [
        {
          detail: "format 'xml' is not one of json, csv.",
          parameter: 'format',
          value: 'xml',
          allowed: ['json', 'csv'],
        },
      ]);
      expectProblem(
        await app.get(`${score}?format=csv&table=period`).set('X-Request-Id', 'test'),
        'invalid-parameter',
        [
          {
            detail: "table 'period' is not one of score, periods; the nearest is periods.",
            parameter: 'table',
            value: 'period',
            allowed: ['score', 'periods'],
          },
        ],
      );
      expectProblem(await app.get(`${score}?table=periods`).set('X-Request-Id', 'test'), 'invalid-parameter', [
        {
          detail: 'table applies to CSV only. Add format=csv, or send Accept: text/csv.',
          parameter: 'table',
          value: 'periods',
        },
      ]);
    });
  });
});
