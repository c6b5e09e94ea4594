import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { chromium, type Browser } from 'playwright-core';
import { chromiumLaunch } from '../../../tools/dev/chromium.js';
import { MATCH, serverUrl } from './support/server.js';

const program = `
import { API, NotFound } from '@goalsquare/client';
const api = new API({ environment: location.origin, token: 'sandbox-transactional' });
globalThis.run = async (matchId) => {
  const [score] = await api.score(matchId);
  const error = await api.match(1).catch((reason) => reason);
  const events = [];
  for await (const { type } of api.matchEvents(matchId, 'MatchScore', { since: 0 })) {
    events.push(type);
    if (events.length === 3) break;
  }
  return { matchId: score.match_id, isNotFound: error instanceof NotFound, events };
};
`;

describe('in Chromium', () => {
  let browser: Browser;
  before(async () => {
    browser = await chromium.launch(chromiumLaunch());
  });
  after(() => browser.close());

  it('reads rows, throws typed errors and follows a stream', async () => {
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: fileURLToPath(new URL('..', import.meta.url)) },
      bundle: true,
      format: 'iife',
      write: false,
      conditions: ['source'],
    });
    const page = await browser.newPage();
    const address = `${serverUrl()}/empty-page`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(address);
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const seen: unknown = await page.evaluate(`run(${MATCH})`);
    expect(seen).to.deep.equal({
      matchId: MATCH,
      isNotFound: true,
      events: ['MatchScore', 'MatchScore', 'MatchScore'],
    });
  });
});
