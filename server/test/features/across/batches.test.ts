import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StatisticsQueryResults, StatisticsTable } from '@goalsquare/openapi';
import { expect } from 'chai';
import { accountsWith } from '../../support/accounts.js';
import { appForSuite, KEY } from '../../support/app.js';
import { differencesFrom } from '../../support/contract-shape.js';
import { partsOver, played } from './fixtures.js';

describe('several queries across matches at once', () => {
  const app = appForSuite(partsOver(played));
  const licensed = appForSuite({
    ...partsOver(played),
    accounts: accountsWith({
      basic: { tier: 'Basic', leagues: [{ leagueId: 1, seasonIds: [2026] }] },
      elsewhere: { tier: 'Basic', leagues: [{ leagueId: 7 }] },
    }),
  });

  const PATH = '/v1/statistics/players';

  interface Reply {
    readonly status: number | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly text: string;
  }

  /** Sends a request of any method; supertest has none for QUERY. */
  const send = (method: string, path: string, body?: unknown, headers: IncomingHttpHeaders = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      const sent = request(
        {
          port,
          method,
          path,
          headers: {
            Authorization: `Bearer ${KEY}`,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
        },
        (res) => {
          const parts: Buffer[] = [];
          res
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () => {
              resolve({ status: res.statusCode, headers: res.headers, text: Buffer.concat(parts).toString('utf8') });
            });
        },
      );
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });

  const body = {
    queries: [
      { metricCodes: ['KICK'], limit: 2 },
      { id: 'won', metricCodes: ['KICK'], results: ['won'], by: ['squad'] },
    ],
  };

  it('are answered in their order, each as GET answers it', async () => {
    const answer = await app.post(PATH, body);
    expect([answer.status, differencesFrom('StatisticsQueryResults', answer.body)]).to.deep.equal([200, []]);
    const [first, second] = (answer.body as StatisticsQueryResults).results;
    const get = async (query: string): Promise<StatisticsTable> =>
      (await app.get(`${PATH}?${query}`)).body as StatisticsTable;
    expect(first).to.deep.equal({ id: '1', ...(await get('metric=KICK&limit=2')) });
    const { next: _, ...won } = await get('metric=KICK&result=won&by=squad');
    expect(second).to.deep.equal({ id: 'won', ...won });
    expect(answer.headers['cache-control']).to.equal('no-store');
  });

  it('give cursors for their next pages', async () => {
    const first = (await app.post(PATH, { queries: [{ metricCodes: ['KICK'], limit: 2 }] }))
      .body as StatisticsQueryResults;
    const cursor = first.results[0]?.next;
    const second = (await app.post(PATH, { queries: [{ metricCodes: ['KICK'], limit: 2, cursor }] }))
      .body as StatisticsQueryResults;
    expect(second.results[0]?.rows.map(({ person }) => person?.personId)).to.deep.equal([201, 103]);
  });

  describe('by QUERY', () => {
    it('have the bytes of POST, and a URL at which GET has them too', async () => {
      const query = await send('QUERY', PATH, body);
      expect(query.status).to.equal(200);
      expect(query.headers['accept-query']).to.equal('"application/json"');
      expect((await send('POST', PATH, body)).text).to.equal(query.text);
      const get = await send('GET', String(query.headers['content-location']));
      expect([get.status, get.text, get.headers.etag]).to.deep.equal([200, query.text, query.headers.etag]);
    });

    it('are 304 to a caller who has them', async () => {
      const { headers } = await send('QUERY', PATH, body);
      const again = await send('QUERY', PATH, body, { 'if-none-match': headers.etag });
      expect([again.status, again.text]).to.deep.equal([304, '']);
    });

    it('have no URL if it would be too long', async () => {
      const queries = Array.from({ length: 100 }, (_, n) => ({
        id: `${n}${'x'.repeat(80)}`,
        metricCodes: ['KICK'],
        limit: 1,
      }));
      const { status, headers } = await send('QUERY', PATH, { queries });
      expect(status).to.equal(200);
      expect(headers).not.to.have.property('content-location');
    });

    it('are allowed where GET and POST are alike, and nowhere else', async () => {
      expect((await send('OPTIONS', PATH)).headers.allow).to.equal('GET, HEAD, POST, QUERY, OPTIONS');
      const refused = await send('QUERY', '/v1/matches/8001/statistics/players', {});
      expect([refused.status, refused.headers.allow]).to.deep.equal([405, 'GET, HEAD, POST, OPTIONS']);
    });
  });

  describe('refuse', () => {
    const refused: readonly (readonly [queries: unknown, status: number, pointer: string])[] = [
      [[], 400, '/queries'],
      [[{ metricCodes: ['GAOL'] }], 400, '/queries/0/metricCodes/0'],
      [[{}, { limit: 0 }], 400, '/queries/1/limit'],
      [[{ rounds: 'x' }], 400, '/queries/0/rounds'],
      [[{ seasonId: 2026 }], 400, '/queries/0/seasonId'],
      [[{ by: ['person', 'person'] }], 400, '/queries/0/by/1'],
      [[{ cursor: 'x' }], 400, '/queries/0/cursor'],
      [[{ context: 'Diff' }], 400, '/queries/0/context'],
      [[{ metricCodes: ['KICK'], sort: ['GOAL'] }], 400, '/queries/0/sort/0'],
    ];
    for (const [queries, status, pointer] of refused)
      it(JSON.stringify(queries), async () => {
        const answer = await app.post(PATH, { queries });
        const { errors } = answer.body as { errors: readonly { pointer: string }[] };
        expect([answer.status, errors[0]?.pointer]).to.deep.equal([status, pointer]);
        const text = encodeURIComponent(JSON.stringify(queries));
        const get = await app.get(`${PATH}?queries=${text}`);
        expect([get.status, get.body]).to.deep.equal([
          status,
          { ...(answer.body as object), instance: (get.body as { instance: string }).instance },
        ]);
      });

    it('a date that is none, with what is allowed', async () => {
      for (const [date, said] of [
        [20_250_301, '20250301'],
        ['2025-13-01', "'2025-13-01'"],
      ] as const) {
        const { body } = (await app.post(PATH, { queries: [{ fromDate: date }] })) as { body: { detail: string } };
        expect(body.detail).to.equal(`/queries/0/fromDate ${said} is not a date such as 2025-03-31.`);
      }
    });

    it('too many queries, and a parameter that is no JSON or not alone', async () => {
      const queries = Array.from({ length: 101 }, () => ({}));
      expect((await app.post(PATH, { queries })).status).to.equal(400);
      for (const query of ['queries=%7B', 'queries=%5B%7B%7D%5D&metric=KICK', 'queries=nonsense'])
        expect((await app.get(`${PATH}?${query}`)).status, query).to.equal(400);
    });

    it('a query that costs too much, before it is computed', async () => {
      const answer = await app.get(`${PATH}?by=person,square&cellMetres=2`);
      expect(answer.status).to.equal(413);
      expect((answer.body as { detail: string }).detail).to.match(/^The query costs \d+: .* The limit is 2000000\./u);
      const queries = Array.from({ length: 100 }, () => ({ by: ['person', 'square'], cellMetres: 20 }));
      expect((await app.post(PATH, { queries })).status).to.equal(413);
    });
  });

  describe('with a licence', () => {
    it('count only matches of its seasons, and say how many are left out', async () => {
      const table = (await licensed.getAs('basic', `${PATH}?metric=KICK&seasonId=2025,2026&limit=1`))
        .body as StatisticsTable;
      expect(table).to.deep.include({ matches: 3, matchesNotLicensed: 1 });
      expect(table.seasons).to.deep.equal([{ leagueId: 1, levelId: 1, seasonId: 2026 }]);
      expect(table.rows[0]?.statistics[0]?.value).to.equal(11);
    });

    for (const [what, base, filters] of [
      ['named seasons', 'seasonId=2025,2026', ['round=1', 'round=9', 'venueId=41', 'fromDate=2026-01-01']],
      ['the usual season', '', ['round=1', 'venueId=41', 'squadId=20', 'opponentId=10']],
      ['dates', 'fromDate=2020-01-01', ['round=1', 'venueId=41', 'toDate=2025-06-01']],
      ['a match of theirs beside another', 'matchId=8001,8101', ['round=1', 'round=9', 'fromDate=2026-01-01']],
      ['a person in named seasons', 'seasonId=2025,2026&personId=202', ['round=1', 'round=9', 'venueId=41']],
      ['a person', 'personId=202', ['round=1', 'venueId=41', 'fromDate=2025-05-01', 'toDate=2025-04-30']],
    ] as const)
      it(`say the same of what is left out of ${what}, whatever the filters are`, async () => {
        const leftOut = async (query: string): Promise<unknown> => {
          const answer = await licensed.getAs('basic', `${PATH}?metric=KICK&${query}`);
          const { matchesNotLicensed, seasons } = answer.body as StatisticsTable;
          return [answer.status, matchesNotLicensed, seasons.some(({ seasonId }) => seasonId === 2025)];
        };
        const plain = await leftOut(base);
        for (const filter of filters) expect(await leftOut(`${base}&${filter}`), filter).to.deep.equal(plain);
      });

    for (const filter of [
      '',
      '&round=1',
      '&round=9',
      '&venueId=1',
      '&fromDate=2026-01-01',
      '&leagueId=1',
      '&seasonId=2026',
    ])
      it(`are 403 for a match of another season${filter && ` with ${filter}`}`, async () => {
        const answer = await licensed.getAs('basic', `${PATH}?metric=KICK&matchId=8101${filter}`);
        expect([answer.status, (answer.body as { detail: string }).detail]).to.deep.equal([
          403,
          'Account insufficiently licensed for match 8101.',
        ]);
      });

    it('name licensed seasons only if there is none of an id', async () => {
      const answer = await licensed.getAs('basic', `${PATH}?metric=KICK&seasonId=1999`);
      expect((answer.body as { detail: string }).detail).to.match(/The latest are 2026\.$/u);
    });

    it('are 403 without any season, and for metrics of another tier', async () => {
      const codeOf = async (key: string, query: string): Promise<unknown> => {
        const answer = await licensed.getAs(key, `${PATH}?${query}`);
        return [answer.status, (answer.body as { type: string }).type];
      };
      expect(await codeOf('elsewhere', 'metric=KICK')).to.deep.equal([403, '/problems/season-not-licensed']);
      expect(await codeOf('basic', 'metric=PRESSURE_ACT')).to.deep.equal([403, '/problems/metric-not-licensed']);
    });

    it('have only the metrics of the tier without metric', async () => {
      const count = async (key: string): Promise<number> =>
        ((await licensed.getAs(key, `${PATH}?limit=1`)).body as StatisticsTable).metrics.length;
      const all = ((await app.get(`${PATH}?limit=1`)).body as StatisticsTable).metrics.length;
      expect(await count('basic')).to.be.lessThan(all);
    });
  });
});
