import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { expectFault, inPage, siteUrl } from '../support/browser.js';
import { writtenPages } from '../support/written.js';

/** The file of the guide, for the server of the tests. */
function scoreboard(): string {
  const guide = writtenPages.find(({ route }) => route === '/guides/support-packages/javascript-package/');
  const [, html] = /```html\n([\s\S]*?)```/u.exec(guide?.text ?? '') ?? [];
  if (html === undefined) throw new Error('the guide has no file');
  return html.replace('http://localhost:8080', siteUrl());
}

describe('the scoreboard of the JavaScript guide', () => {
  it('says so if the server does not allow its origin', async () => {
    await inPage(async (page) => {
      expectFault(page, /ERR_FAILED/u, /CORS_ORIGINS/u);
      await page.route('**/v1/replays', (route) => route.abort());
      await page.setContent(scoreboard());
      await page.getByRole('status').filter({ hasText: 'See CORS_ORIGINS' }).waitFor();
    });
  });

  it('runs as one file from another origin, and shows the score as it changes', async () => {
    const server = createServer((_, res) => {
      res.setHeader('Content-Type', 'text/html');
      res.end(scoreboard());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      await inPage(async (page) => {
        expectFault(page, /requests http/u, /favicon/u);
        await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        const score = page.getByRole('status').filter({ hasText: /^[A-Z]+ \d+, [A-Z]+ \d+$/u });
        await score.waitFor();
        const first = await score.textContent();
        await page.waitForFunction((text) => document.querySelector('#score')?.textContent !== text, first);
        expect(await page.getByRole('heading', { level: 1 }).textContent()).to.contain(' v ');
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
