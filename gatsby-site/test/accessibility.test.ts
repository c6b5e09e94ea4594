import { expect } from 'chai';
import { violations, violationsOfColours } from './support/axe.js';
import { expectFault, inPage, open } from './support/browser.js';
import { nowhere, templates } from './support/templates.js';

/** Pages of which a part has all there is to look at. */
const addresses: Readonly<Record<string, string>> = { '/metrics/': '/metrics/?words=clearance' };

const screens = [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 360, height: 740 }],
] as const;

describe('accessibility', () => {
  for (const route of templates) {
    it(`${route} has no violation, light or dark`, async () => {
      await inPage(async (page) => {
        if (route === nowhere) expectFault(page, /404/u);
        for (const [colorScheme, find] of [
          ['light', violations],
          ['dark', violationsOfColours],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await open(page, addresses[route] ?? route);
          if (route === '/api/') await page.locator('rapi-doc').locator('[part~=section-navbar]').waitFor();
          expect(await find(page), colorScheme).to.deep.equal([]);
        }
      });
    });
  }

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

  it('the menu of a phone has no violation', async () => {
    await inPage(
      async (page) => {
        await open(page, '/');
        await page.getByRole('button', { name: 'Menu' }).click();
        expect(await violations(page)).to.deep.equal([]);
      },
      { viewport: { width: 360, height: 740 } },
    );
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
      await page.waitForFunction(
        () => document.querySelector('#gatsby-announcer')?.textContent === 'Navigated to Blog',
      );
      expect(await page.evaluate(() => document.activeElement?.id)).to.equal('gatsby-focus-wrapper');
    });
  });
});
