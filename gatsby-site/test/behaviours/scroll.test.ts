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

/**
 * Waits until the page of usage limits is shown, or another one: until then the router replaces the entry of the
 * history instead of adding one.
 */
const showsLimits = (page: Page, isShown: boolean): Promise<void> =>
  page.getByRole('heading', { level: 1, name: /limits/iu }).waitFor({ state: isShown ? 'visible' : 'detached' });

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
      await showsLimits(page, true);
      expect(await scrolled(page)).to.equal(0);
      const anchor = (await page.locator('main h2[id]').last().getAttribute('id')) ?? '';
      await navigate(page, '/');
      await showsLimits(page, false);
      await navigate(page, `/support/usage-limits/#${anchor}`);
      await page.waitForFunction((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      }, anchor);
      const barBottom = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
      expect(
        await page.locator(`#${anchor}`).evaluate((heading) => heading.getBoundingClientRect().top),
      ).to.be.at.least(barBottom);
      for (const isLimits of [false, true, false]) {
        await page.goBack();
        await showsLimits(page, isLimits);
      }
      expect(new URL(page.url()).pathname).to.equal('/');
      await page.waitForFunction(() => Math.abs(scrollY - 500) < 2);
    });
  });
});
