import { readFileSync } from 'node:fs';
import { sandboxMatch } from '@goalsquare/simulator';
import { openMatch } from '@goalsquare/engine';
import { expect } from 'chai';
import { sourceOf, TestApp } from './support/app.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, path = '', matchId = ''] = /http:\/\/localhost:8080(\/v1\/matches\/(\d+)[^'\s]+)'/u.exec(readme) ?? [];
const log = sandboxMatch(Number(matchId));
const app = new TestApp({ matches: sourceOf(log === undefined ? [] : [openMatch(log)]) });

describe('the README', () => {
  before(app.start);
  after(app.stop);

  it('shows a call and its true answer, of a match of the sandbox world', async () => {
    const shown = /```json\n([\s\S]+?)```/u.exec(readme)?.[1] ?? '';
    expect(await app.read('getSquadStatistics', path)).to.deep.equal(JSON.parse(shown));
  });

  it('posts a batch that is answered', async () => {
    const [, posted = '', body = ''] = /localhost:8080(\/v1\S+) \\\n\s+-d '(\{.+\})'/u.exec(readme) ?? [];
    const { playerStatistics } = await app.read('postPlayerStatistics', posted, JSON.parse(body));
    expect(playerStatistics.map(({ id }) => id)).to.deep.equal(['forwards', 'late']);
  });
});
