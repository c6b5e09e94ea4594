import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { expectFault, inContext, inPage, open, siteUrl } from '../support/browser.js';
import { until } from '../../../server/test/support/until.js';
import { ownClipboard } from '../support/clipboard.js';

/** Counts clicks. */
class Clicks {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  readonly on = async (target: Locator): Promise<void> => {
    this.#count += 1;
    await target.click();
  };
}

const inBanner = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

describe('the tasks of readers, with their steps counted', () => {
  it('a developer copies a scoreboard in at most four clicks, and it runs on another origin', async () => {
    await inContext(async (page) => {
      const clicks = new Clicks();
      const copied = await ownClipboard(page);
      await open(page, '/');
      await clicks.on(inBanner(page, 'Guides'));
      await clicks.on(page.getByRole('main').getByRole('link', { name: 'the JavaScript package' }).first());
      await page.waitForURL('**/javascript-package/');
      const file = page.locator('[data-part=code]').filter({ hasText: '<!doctype html>' });
      await clicks.on(file.getByRole('button', { name: 'Copy' }));
      await file.getByRole('button', { name: 'Copied' }).waitFor();
      expect(clicks.count).to.be.at.most(4);
      const html = await copied();
      const server = createServer((_, res) => {
        res.setHeader('Content-Type', 'text/html');
        res.end(html);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      try {
        expectFault(page, /requests http/u, /favicon/u);
        const begun = page.waitForResponse((response) => response.url().endsWith('/v1/replays') && response.ok());
        await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        await page
          .getByRole('status')
          .filter({ hasText: /^[A-Z]+ \d+, [A-Z]+ \d+$/u })
          .waitFor();
        const { matchId } = (await (await begun).json()) as { readonly matchId: number };
        await page.goto('about:blank');
        const headers = { Authorization: 'Bearer sandbox-transactional' };
        const status = async (): Promise<number> =>
          (await fetch(`${siteUrl()}/v1/replays/${matchId}`, { headers })).status;
        await until('the replay has ended', async () => (await status()) === 404, 30);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  });

  it('an analyst is at the acts behind a number of a season in at most six clicks', async () => {
    await inPage(async (page) => {
      const clicks = new Clicks();
      const table = page.getByRole('region', { name: 'The answer as a table' });
      await open(page, '/');
      await clicks.on(inBanner(page, 'Questions'));
      await clicks.on(page.getByRole('link', { name: 'Leading goal kickers of the season' }));
      const number = table.locator('tbody td[data-number]').first().getByRole('link');
      await clicks.on(number);
      await page.waitForURL(/by=match/u);
      await table.locator('thead').getByRole('button', { name: 'Match', exact: true }).waitFor();
      await clicks.on(number);
      await page.getByRole('dialog').getByRole('region', { name: 'The acts as a list' }).waitFor();
      expect(clicks.count).to.be.at.most(6);
    });
  });

  it('a reader with a keyboard has an answer of the server in at most thirty keys', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      let keys = 0;
      const press = async (key: string): Promise<void> => {
        keys += 1;
        await page.keyboard.press(key);
      };
      await press('Tab');
      await press('Enter');
      const run = page.getByRole('button', { name: 'Run', exact: true });
      while (keys < 29 && !(await run.evaluate((button) => button === document.activeElement))) await press('Tab');
      await press('Enter');
      await page.getByLabel('The answer').waitFor();
      expect(keys).to.be.at.most(30);
    });
  });
});
