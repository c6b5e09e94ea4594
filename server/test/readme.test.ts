import { readFileSync } from 'node:fs';
import { defaultDirectory, openStore } from '@goalsquare/data';
import { expect } from 'chai';
import { TestApp } from './support/app.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const store = await openStore(defaultDirectory);
const app = new TestApp({ matches: store });

describe('the README', () => {
  before(app.start);
  after(async () => {
    await app.stop();
    store.close();
  });

  it('shows a call and its true answer', async () => {
    const path = /http:\/\/localhost:8080(\/v1\/[^'\s]+)'/u.exec(readme)?.[1] ?? '';
    const shown = /```json\n([\s\S]+?)```/u.exec(readme)?.[1] ?? '';
    expect(await app.read('getSquadStatistics', path)).to.deep.equal(JSON.parse(shown));
  });

  it('posts a batch that is answered', async () => {
    const body = /-d '(\{.+\})'/u.exec(readme)?.[1] ?? '';
    const { playerStatistics } = await app.read('postPlayerStatistics', '/v1/matches/202601001/statistics/players', JSON.parse(body));
    expect(playerStatistics.map(({ id }) => id)).to.deep.equal(['forwards', 'late']);
  });
});
