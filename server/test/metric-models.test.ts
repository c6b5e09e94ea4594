import { publishedModels } from '@goalsquare/engine';
import type { MetricModels } from '@goalsquare/openapi';
import { expect } from 'chai';
import { appForSuite } from './support/app.js';

const URL = '/v1/metadata/models';

describe('the models of metrics', () => {
  const app = appForSuite();

  it('are the coefficients that the engine computes with', async () => {
    const answer = await app.get(URL);
    expect(answer.status).to.equal(200);
    expect(answer.body).to.deep.equal(JSON.parse(JSON.stringify(publishedModels)));
  });

  it('are the same for accounts of every tier', async () => {
    const { text } = await app.get(URL);
    for (const key of ['sandbox-basic', 'sandbox-advanced']) expect((await app.getAs(key, URL)).text).to.equal(text);
  });

  it('are refused to nobody but callers without a token', async () => {
    expect((await app.bare('get', URL)).status).to.equal(401);
  });

  it('are cached like metadata lists: a request with their entity tag gets 304', async () => {
    const { headers } = await app.get(URL);
    const list = (await app.get('/v1/metadata/matchtypes')).headers;
    for (const name of ['cache-control', 'vary']) expect(headers[name], name).to.equal(list[name]);
    const tag = headers.etag ?? '';
    const again = await app.get(URL).set('If-None-Match', tag);
    expect([again.status, again.text || '', again.headers.etag]).to.deep.equal([304, '', tag]);
    expect((await app.get(URL).set('If-None-Match', 'W/"other"')).status).to.equal(200);
  });

  it('weigh transactions by the bases they feed, and assists apart', async () => {
    const { rankingPoints, pressurePoints } = (await app.get(URL)).body as MetricModels;
    const weightOf = (wanted: string) => rankingPoints.transactions.find(({ code }) => code === wanted)?.points;
    const cases: readonly (readonly [code: string, points: number | undefined])[] = [
      ['KKEF', 4],
      ['HBCR', 4.5],
      ['SPGP', 2],
      ['CBHSD', -1],
      ['CEBO', undefined],
    ];
    for (const [code, points] of cases) expect(weightOf(code)).to.equal(points);
    expect(rankingPoints.metrics.map(({ code, points }) => [code, points])).to.deep.equal([
      ['GOAL_ASSIST', 3],
      ['BEHIND_ASSIST', 1],
    ]);
    expect(pressurePoints.find(({ code }) => code === 'PRPH')?.points).to.equal(3.75);
  });
});
