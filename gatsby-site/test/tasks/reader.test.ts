import { expect } from 'chai';
import { inPage, open } from '../support/browser.js';

describe('a reader', () => {
  it('finds how the last five minutes are asked for, reads the section, and goes on to a post of the same tag', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('searchbox').fill('last five minutes');
      await dialog.getByRole('link').filter({ hasText: 'How it works: the last five minutes' }).first().click();
      await page.waitForURL('**/blog/how-to-last-x/**');
      expect(await page.locator('main').textContent()).to.contain('lastXSeconds');
      await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'howto' }).click();
      await page.waitForURL('**/blog/tags/howto/');
      await page.getByRole('heading', { level: 1, name: 'Posts tagged' }).waitFor();
      expect(await page.locator('.post-list h2').count()).to.be.above(1);
      await page.locator('.post-list h2 a').filter({ hasNotText: 'last five' }).first().click();
      await page.waitForURL(/\/blog\/how-to-(?!last-x)/u);
    });
  });
});
