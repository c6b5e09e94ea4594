import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { expectFault, inPage, open } from './support/browser.js';

/** A page of each template. */
const templates = [
  '/', '/support/usage-limits/', '/guides/', '/guides/support-packages/r-package-documentation/', '/guides/videos/introduction-to-the-api-and-excel/',
  '/blog/', '/blog/archive/', '/blog/tags/', '/blog/tags/howto/', '/blog/2025-season-roundup/', '/blog/y-coordinate-inversion/',
  '/release-notes/', '/release-notes/V1/v1.11/', '/api/', '/api/getMatchScore/', '/api/getSquadStatistics/', '/metrics/', '/playground/', '/nowhere/',
] as const;

async function assertClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = '' }) => `${id}: ${String(target)}: ${failureSummary}`))).to.deep.equal([]);
}

const screens = [['a desk', { width: 1280, height: 900 }], ['a phone', { width: 360, height: 740 }]] as const;

describe('accessibility', () => {
  for (const route of templates) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`${route} has no violation, ${colorScheme}`, async () => {
        await inPage(async (page) => {
          if (route === '/nowhere/') expectFault(page, /404/u);
          await open(page, route);
          if (route === '/api/') await page.locator('rapi-doc').locator('[part~=section-navbar]').waitFor();
          await assertClean(page);
        }, { colorScheme });
      });
    }
  }

  for (const [name, viewport] of screens) {
    it(`the search has no violation on ${name}`, async () => {
      await inPage(async (page) => {
        await open(page, '/');
        await page.keyboard.press('/');
        await page.getByRole('dialog').getByRole('searchbox').fill('sandbox');
        await page.getByRole('dialog').getByRole('link').first().waitFor();
        await assertClean(page);
      }, { viewport });
    });
  }

  it('the menu of a phone has no violation', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await assertClean(page);
    }, { viewport: { width: 360, height: 740 } });
  });

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
      await page.waitForFunction(() => document.querySelector('#gatsby-announcer')?.textContent === 'Navigated to Blog');
      expect(await page.evaluate(() => document.activeElement?.id)).to.equal('gatsby-focus-wrapper');
    });
  });
});
