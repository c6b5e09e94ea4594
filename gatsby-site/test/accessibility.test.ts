import { expect } from 'chai';
import { violations } from './support/axe.js';
import { inPage, open } from './support/browser.js';
import { phone } from './support/layout.js';

const screens = [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', phone],
] as const;

describe('accessibility', () => {
  for (const [name, viewport] of screens) {
    it(`the search has no violation on ${name}`, async () => {
      await inPage(
        async (page) => {
          await open(page, '/');
          await page.keyboard.press('/');
          await page.getByRole('dialog').getByRole('searchbox').fill('sandbox');
          await page.getByRole('dialog').getByRole('link').first().waitFor();
          expect(await violations(page)).to.deep.equal([]);
        },
        { viewport },
      );
    });
  }

  it('the skip link is the first stop of the keyboard, and leads past the bars', async () => {
    await inPage(async (page) => {
      await open(page, '/support/usage-limits/');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal('Skip to the content');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'content');
    });
  });

  it('a change of page is announced, and takes the focus with it', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
      await page.waitForURL('**/blog/');
      await page.waitForFunction(
        () => document.querySelector('#gatsby-announcer')?.textContent === 'Navigated to Blog',
      );
      expect(await page.evaluate(() => document.activeElement?.id)).to.equal('gatsby-focus-wrapper');
    });
  });
});
