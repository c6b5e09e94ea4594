import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { inPage, open } from '../support/browser.js';
import { constants } from '../../src/constants.js';

/** Theme and background when the first frame is drawn. */
const first = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as unknown as { firstTheme?: string }).firstTheme);

const noteFirst = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    requestAnimationFrame(function look() {
      if ((document.body as HTMLElement | null) === null) {
        requestAnimationFrame(look);
        return;
      }
      Object.assign(window, {
        firstTheme: `${document.documentElement.dataset.theme ?? 'none'} ${getComputedStyle(document.body).backgroundColor}`,
      });
    });
  });

describe('the theme', () => {
  const preferences = [
    [{ colorScheme: 'no-preference' }, 'light'],
    [{ colorScheme: 'light' }, 'light'],
    [{ colorScheme: 'dark' }, 'dark'],
  ] as const;
  for (const [preference, theme] of preferences) {
    it(`is ${theme} from the first frame for a browser that prefers ${preference.colorScheme}`, async () => {
      await inPage(async (page) => {
        await noteFirst(page);
        await open(page, '/');
        const colours = await page.evaluate(
          () =>
            `${document.documentElement.dataset.theme ?? 'none'} ${getComputedStyle(document.body).backgroundColor}`,
        );
        expect(colours).to.match(new RegExp(`^${theme} `, 'u'));
        expect(await first(page)).to.equal(colours);
      }, preference);
    });
  }

  it('is changed by the switch, and kept, against the preference of the browser', async () => {
    await inPage(
      async (page) => {
        await noteFirst(page);
        await open(page, '/');
        await page.getByRole('button', { name: 'Use the light theme' }).click();
        await page.getByRole('button', { name: 'Use the dark theme' }).waitFor();
        expect(await page.evaluate((name) => localStorage.getItem(name), constants.stored.theme)).to.equal('light');
        await open(page, '/blog/');
        expect(await first(page)).to.match(/^light /u);
      },
      { colorScheme: 'dark' },
    );
  });

  it('follows the browser where its preference changes and none was chosen', async () => {
    await inPage(
      async (page) => {
        await open(page, '/');
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).to.equal('dark');
      },
      { colorScheme: 'light' },
    );
  });
});
