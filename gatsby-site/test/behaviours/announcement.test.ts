import { expect } from 'chai';
import { inPage, open } from '../support/browser.js';
import { constants } from '../../src/constants.js';
import { site } from '../../src/site.js';

describe('the announcement bar', () => {
  it('announces the women’s league and links to a post', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      const bar = page.getByRole('complementary', { name: 'Announcement' });
      expect(await bar.textContent()).to.contain('women');
      await bar.getByRole('link').click();
      await page.waitForURL('**/blog/how-to-aflw/');
    });
  });

  it('stays closed, before anything is painted, until its id changes', async () => {
    await inPage(async (page) => {
      const bar = page.locator('[data-part=announcement]');
      await open(page, '/');
      await page.getByRole('button', { name: 'Close the announcement' }).click();
      expect(await bar.isVisible()).to.equal(false);
      await page.goto('/blog/', { waitUntil: 'commit' });
      await page.waitForSelector('[data-part=announcement]', { state: 'attached' });
      expect(await bar.isVisible()).to.equal(false);
      expect(await page.evaluate((name) => localStorage.getItem(name), constants.stored.announcement)).to.equal(
        site.announcement.id,
      );
      await page.evaluate((name) => {
        localStorage.setItem(name, 'an earlier one');
      }, constants.stored.announcement);
      await open(page, '/blog/');
      expect(await bar.isVisible()).to.equal(true);
    });
  });
});
