import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectFault, inPage, open } from '../support/browser.js';
import { startTo } from '../support/navigate.js';

const data = '**/page-data/support/usage-limits/page-data.json*';

const marked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** Marks a document, so that a new one can be distinguished from it. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { marked: true });
  });

describe('a page whose load ahead failed', () => {
  it('is gone to by a full load, with query and hash', async () => {
    await inPage(async (page) => {
      expectFault(page, /Failed to load resource/u, /page resources for/u);
      await page.route(data, (route) => route.abort());
      await open(page, '/blog/');
      await mark(page);
      await startTo(page, '/support/usage-limits/?a=1#content');
      await page.waitForURL('**/support/usage-limits/?a=1#content');
      await page.waitForFunction(() => !('marked' in window));
      expect(await page.locator('main h1').textContent()).to.match(/limits/iu);
    });
  });

  it('is gone back to by a full load, with query and hash', async () => {
    await inPage(async (page) => {
      expectFault(page, /Failed to load resource/u, /page resources for/u);
      await page.goto('/support/usage-limits/?a=1#content');
      await open(page, '/blog/');
      await startTo(page, '/release-notes/');
      await page.waitForURL('**/release-notes/');
      // An entry of the history that belongs to this document, and whose page cannot be loaded.
      await page.evaluate(() => {
        history.replaceState({ key: 'x' }, '', '/support/usage-limits/?a=1#content');
      });
      await page.evaluate(() => {
        history.pushState({ key: 'y' }, '', '/release-notes/');
      });
      await mark(page);
      await page.route(data, (route) => route.abort());
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForFunction(() => !('marked' in window));
      expect(await marked(page)).to.equal(false);
      expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).to.equal(
        '/support/usage-limits/?a=1#content',
      );
    });
  });
});
