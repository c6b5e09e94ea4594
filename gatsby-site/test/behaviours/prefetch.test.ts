import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { inContext, open } from '../support/browser.js';

const connections = [
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g', saveData: false }, false],
  [{ effectiveType: 'slow-2g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, false],
] as const;

function ahead(page: Page): { readonly pages: ReadonlySet<string> } {
  const pages = new Set<string>();
  page.on('request', (request) => {
    const path = /\/page-data\/(.+)\/page-data\.json/u.exec(request.url())?.[1];
    if (path !== undefined && path !== 'index') pages.add(path);
  });
  return { pages };
}

describe('fetching pages ahead', () => {
  for (const [connection, fetches] of connections) {
    it(`${fetches ? 'fetches' : 'fetches nothing'} on ${connection.effectiveType}${connection.saveData ? ' where data is to be saved' : ''}, under the pointer too`, async () => {
      await inContext(async (page) => {
        await page.addInitScript((connection) => {
          Object.defineProperty(navigator, 'connection', { value: connection });
        }, connection);
        const { pages } = ahead(page);
        await page.clock.install();
        await open(page, '/');
        // Gatsby waits some seconds before it fetches what is in view.
        const blog = fetches
          ? page.waitForRequest('**/page-data/blog/page-data.json')
          : page.waitForLoadState('networkidle');
        await page.clock.runFor(10_000);
        await blog;
        await page.locator('main .prose a[href^="/"]').last().hover({ force: true });
        await page.clock.runFor(10_000);
        await page.waitForLoadState('networkidle');
        expect(pages.size > 0).to.equal(fetches);
      });
    });
  }
});
