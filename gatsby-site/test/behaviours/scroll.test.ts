import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { inPage, open } from '../support/browser.js';
import { navigate } from '../support/navigate.js';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const scrollTo = async (page: Page, to: number): Promise<void> => {
  await page.evaluate((y) => {
    window.scrollTo(0, y);
  }, to);
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, to);
};

describe('going to a page', () => {
  it('starts at its top, at the anchor of the address, and, on the way back, where one was', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await scrollTo(page, 500);
      // The router writes down the position a little after the scrolling.
      await page.waitForFunction(() =>
        Object.entries<string>(sessionStorage).some(
          ([key, value]) => key.startsWith('@@scroll') && value.includes('500'),
        ),
      );
      await navigate(page, '/support/usage-limits/');
      expect(await scrolled(page)).to.equal(0);
      const anchor = (await page.locator('main h2[id]').last().getAttribute('id')) ?? '';
      await navigate(page, '/');
      await navigate(page, `/support/usage-limits/#${anchor}`);
      await page.waitForFunction((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      }, anchor);
      const barBottom = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(
        await page.locator(`#${anchor}`).evaluate((heading) => heading.getBoundingClientRect().top),
      ).to.be.at.least(barBottom);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
      await page.goBack();
      await page.waitForURL('**/support/usage-limits/');
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
      await page.waitForFunction(() => Math.abs(scrollY - 500) < 2);
    });
  });
});
