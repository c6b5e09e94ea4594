import type { PermalinkMade } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite, KEY } from '../../support/app.js';
import { everyGet, everyPost } from '../../support/every-operation.js';
import { expectProblem } from '../../support/problem.js';
import { sentSecrets, disclosed } from '../../support/secret-recorder.js';
import { worldWith } from '../../support/world.js';
import { linkTo, listOf, NOW, PLAYERS, SCORE } from './links.js';

const batch = { playerMetricRequests: [{ metricCodes: ['KICK', 'GOAL'], team: 'home' }] } as const;

describe('a permalink', () => {
  const app = appForSuite({ world: worldWith(), now: () => NOW, permalinksPerAccount: 1000 });

  for (const [id, path, body] of [...everyGet.map(([one, url]) => [one, url, undefined] as const), ...everyPost]) {
    it(`answers ${body === undefined ? 'GET' : 'POST'} ${path} as the call itself does, in CSV and in JSON`, async () => {
      const link = await linkTo(app, { path, ...(body && { body: body as Record<string, unknown> }) });
      for (const format of ['csv', 'json']) {
        const opened = await app.bare('get', `${link}.${format}`).set('Accept', 'text/html,*/*');
        const asked = `${path}${path.includes('?') ? '&' : '?'}format=${format}`;
        const direct = await (body === undefined ? app.get(asked) : app.post(asked, body));
        expect([opened.status, direct.status], opened.text).to.deep.equal([200, 200]);
        if (id !== 'getUsage') expect(opened.text).to.equal(direct.text);
        expect(opened.headers['content-type']).to.equal(direct.headers['content-type']).and.contain(format);
      }
    });
  }

  it('answers the table it was made for, by its ending or as it was made', async () => {
    const path = '/v1/matches/7001/rotations';
    const [rotations, stints, json] = [
      await linkTo(app, { path }),
      await linkTo(app, { path, table: 'stints' }),
      await linkTo(app, { path, format: 'json' }),
    ];
    for (const [link, of] of [
      [rotations, 'format=csv'],
      [stints, 'format=csv&table=stints'],
      [`${stints}.csv`, 'format=csv&table=stints'],
      [`${stints}.json`, 'format=json'],
      [json, 'format=json'],
      [`${json}.csv`, 'format=csv'],
    ] as const) {
      expect((await app.bare('get', link)).text, link).to.equal((await app.get(`${path}?${of}`)).text);
    }
    expect((await app.get(`${path}?format=csv`)).text).not.to.equal(
      (await app.get(`${path}?format=csv&table=stints`)).text,
    );
  });

  it('answers its own batch, whichever others are opened in between', async () => {
    const bodies = [
      batch,
      { playerMetricRequests: [{ metricCodes: ['MARK'], team: 'home' }] },
      { playerMetricRequests: [{ metricCodes: ['KICK', 'GOAL'], team: 'away' }] },
    ];
    const links = await Promise.all(bodies.map((body) => linkTo(app, { path: PLAYERS, body, format: 'json' })));
    const direct = await Promise.all(bodies.map(async (body) => (await app.post(PLAYERS, body)).text));
    expect(new Set(direct).size).to.equal(3);
    const opened = (): Promise<readonly string[]> =>
      Promise.all(links.map(async (link) => (await app.bare('get', link)).text));
    expect(await opened()).to.deep.equal(direct);
    expect(await opened()).to.deep.equal(direct);
  });

  it('is returned with its secret once, and listed without it', async () => {
    const answer = await app.post('/v1/permalinks', {
      name: 'Kicks and goals',
      path: PLAYERS,
      body: batch,
      format: 'json',
      expires: '2026-12-01T00:00:00Z',
    });
    const { url, ...link } = answer.body as PermalinkMade;
    expect(url).to.match(/^http:\/\/localhost:8080\/q\/[\w-]{32}$/u);
    expect(answer.headers).to.include({ 'cache-control': 'no-store', location: `/v1/permalinks/${link.id}` });
    expect(link).to.deep.equal({
      id: link.id,
      name: 'Kicks and goals',
      path: PLAYERS,
      body: batch,
      format: 'json',
      created: new Date(NOW).toISOString(),
      expires: '2026-12-01T00:00:00Z',
    });
    const { permalinks } = await listOf(app);
    expect(permalinks.find(({ id }) => id === link.id)).to.deep.equal(link);
    expect(JSON.stringify(permalinks)).not.to.contain(url.split('/').at(-1));
  });

  it('is listed and deleted by its own account only', async () => {
    const { id, url } = (await app.post('/v1/permalinks', { path: SCORE, format: 'json' })).body as PermalinkMade;
    expect(JSON.stringify((await app.getAs('sandbox-basic', '/v1/permalinks')).body)).not.to.contain(id);
    const path = `/v1/permalinks/${id}`;
    expectProblem(
      await app.bare('delete', path).set('Authorization', 'Bearer sandbox-basic').set('X-Request-Id', 'test'),
      'permalink-not-found',
      `The account has no permalink '${id}'.`,
    );
    const opening = new URL(url).pathname;
    expect((await app.bare('get', opening)).status).to.equal(200);
    const taken = await app.bare('delete', path).set('Authorization', `Bearer ${KEY}`);
    expect([taken.status, taken.text]).to.deep.equal([204, '']);
    expect((await app.bare('get', opening)).status).to.equal(404);
    expect((await listOf(app)).permalinks.map((one) => one.id)).not.to.contain(id);
  });

  it('has an ETag, is 304 if it has not changed, and answers HEAD', async () => {
    for (const asked of [
      { path: SCORE, format: 'json' },
      { path: PLAYERS, body: batch, format: 'json' },
    ] as const) {
      const link = await linkTo(app, asked);
      const { headers } = await app.bare('get', link);
      expect(headers.etag).to.match(/^W\/"7001-/u);
      expect(headers['cache-control']).to.equal('private, max-age=300, must-revalidate');
      const again = await app.bare('get', link).set('If-None-Match', headers.etag ?? '');
      expect([again.status, again.text]).to.deep.equal([304, '']);
      const head = await app.bare('head', link);
      expect([head.status, head.headers.etag]).to.deep.equal([200, headers.etag]);
    }
  });

  it('opens for pages of any origin, sends no referrer, and allows no other method', async () => {
    const link = await linkTo(app, { path: SCORE, format: 'json' });
    const opened = await app.bare('get', link).set('Origin', 'https://sheets.example');
    expect(opened.headers).to.include({
      'access-control-allow-origin': '*',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect((await app.bare('options', link).set('Origin', 'https://sheets.example')).headers).to.include({
      'access-control-allow-origin': '*',
      allow: 'GET, HEAD, OPTIONS',
    });
    expect((await app.bare('get', link)).headers).to.include({ 'access-control-allow-origin': '*' });
    const posted = await app.bare('post', link).set('X-Request-Id', 'test');
    expectProblem(posted, 'method-not-allowed', 'POST is not allowed at a permalink; allowed are GET, HEAD, OPTIONS.');
    expect(posted.headers.allow).to.equal('GET, HEAD, OPTIONS');
    expect((await app.bare('get', SCORE).set('Origin', 'https://sheets.example')).headers).not.to.have.property(
      'access-control-allow-origin',
    );
  });

  it('does not open under any other path', async () => {
    const link = await linkTo(app, { path: SCORE, format: 'json' });
    const paths = [
      '/q',
      '/q/',
      '/q//',
      `/q/${link}`,
      `${link}/more`,
      `${link}.xlsx`,
      `${link}.csv.json`,
      '/q/%zz',
      '/q/%00',
      `/q/${'a'.repeat(4000)}`,
      '/q/__proto__',
      '/q/constructor',
    ];
    for (const path of paths)
      expectProblem(
        await app.bare('get', path).set('X-Request-Id', 'test'),
        'permalink-not-found',
        'This permalink does not exist, has expired or was deleted.',
      );
  });

  it('does not appear in logs, errors and metrics, however its URL is spelt', async () => {
    const link = await linkTo(app, { path: SCORE, format: 'json' });
    const secret = link.split('/').at(-1) ?? '';
    for (const path of [
      link,
      `${link}.json`,
      `/Q/${secret}`,
      `${link}/more`,
      `${link}?x=1`,
      `/q/${secret.slice(0, -1)}`,
    ])
      await app.bare('get', path);
    expect(sentSecrets).to.include(secret);
    expect(disclosed.logs.join('')).to.contain('"url":"/q/-"').and.not.to.contain(secret);
    const metrics = await app.metrics();
    expect(metrics).to.contain('http_route="/q/{secret}"').and.not.to.contain(secret);
  });
});
