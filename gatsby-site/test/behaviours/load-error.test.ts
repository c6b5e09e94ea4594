import { expect } from 'chai';
import { expectFault, inPage, open } from '../support/browser.js';
import { startTo } from '../support/navigate.js';
import { textOf } from '../support/pages.js';

const { assetsByChunkName } = JSON.parse(textOf('webpack.stats.json')) as {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
};
const [, files = []] = Object.entries(assetsByChunkName).find(([name]) => name.includes('usage-limits')) ?? [];
const chunk = `**/${files.at(-1) ?? ''}`;
const refused = [
  /Failed to load resource/u,
  /Loading chunk/u,
  /ChunkLoadError/u,
  /Not rendering React/u,
  /page resources for/u,
];

describe('a page that cannot be loaded', () => {
  it('shows what went wrong and a Retry button where the very first page fails, and recovers by it', async () => {
    await inPage(async (page) => {
      expectFault(page, ...refused);
      await page.route(chunk, (route) => route.abort());
      await page.goto('/support/usage-limits/');
      const box = page.getByRole('alert').filter({ hasText: 'Retry' });
      await box.waitFor();
      expect(((await box.locator('p').textContent()) ?? '').length).to.be.above(10);
      expect(await page.locator('main h1').count()).to.equal(1);
      await page.unroute(chunk);
      await box.getByRole('button', { name: 'Retry' }).click();
      await box.waitFor({ state: 'detached' });
    });
  });

  it('shows the box after a link to it was followed, with the page around it', async () => {
    await inPage(async (page) => {
      expectFault(page, ...refused);
      await page.route(chunk, (route) => route.abort());
      await open(page, '/blog/');
      await startTo(page, '/support/usage-limits/');
      await page.waitForURL('**/support/usage-limits/');
      await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
      expect(await page.locator('main h1').textContent()).to.match(/limits/iu);
    });
  });
});
