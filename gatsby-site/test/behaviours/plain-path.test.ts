import { expect } from 'chai';
import { inPage, untilHydrated } from '../support/browser.js';

const written = [
  ['/support/usage-limits.html', '/support/usage-limits/'],
  ['/support/usage-limits/index.html', '/support/usage-limits/'],
  ['/support/usage-limits', '/support/usage-limits/'],
  ['/index.html', '/'],
  ['/blog.html', '/blog/'],
  ['/release-notes/v1.11/', '/release-notes/V1/v1.11/'],
  ['/release-notes/v1.11', '/release-notes/V1/v1.11/'],
] as const;

describe('another way to write the path of a page', () => {
  it('leads to the page, with query and hash', async () => {
    await inPage(async (page) => {
      for (const [path, plain] of written) {
        await page.goto(`${path}?a=1#content`);
        await untilHydrated(page);
        const { pathname, search, hash } = new URL(page.url());
        expect(pathname + search + hash, path).to.equal(`${plain}?a=1#content`);
      }
    });
  });

  it('is the page for what was not found, with that status, where there is no page', async () => {
    await inPage(async (page) => {
      const answer = await page.request.get('/nowhere/', { headers: { Accept: 'text/html' } });
      expect(answer.status()).to.equal(404);
      expect(await answer.text()).to.contain('There is no such page.');
    });
  });
});
