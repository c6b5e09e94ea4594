import { expect } from 'chai';
import { inPage, untilHydrated, open } from '../support/browser.js';

describe('a hash that is no text', () => {
  it('is dropped when a page is opened by it', async () => {
    await inPage(async (page) => {
      await page.goto('/support/usage-limits/?a=1#%E0%A4%A');
      await untilHydrated(page);
      expect(page.url()).to.match(/\/support\/usage-limits\/\?a=1$/u);
      await page.getByRole('heading', { level: 1, name: /limits/iu }).waitFor();
    });
  });

  it('is dropped when a reader edits the address', async () => {
    await inPage(async (page) => {
      await open(page, '/support/usage-limits/');
      await page.evaluate(() => {
        location.hash = '#%E0%A4%A';
      });
      await page.waitForFunction(() => location.hash === '');
      await page.getByRole('heading', { level: 1, name: /limits/iu }).waitFor();
    });
  });
});
