import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { inReadingOrder, navigation } from '../../src/content/navigation.js';
import { constants } from '../../src/constants.js';
import { site } from '../../src/site.js';
import { inContext, inPage, open, siteUrl } from '../support/browser.js';
import { ownClipboard } from '../support/clipboard.js';
import { navigate } from '../support/navigate.js';

const linksIn = (page: Page, name: string): Promise<readonly (string | null)[]> =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

describe('beside the text of a page', () => {
  it('are the way to it, the pages before and after, and where its text can be changed', async () => {
    const order = inReadingOrder(navigation.guides);
    const at = order.indexOf('/guides/support-packages/r-package/');
    await inPage(async (page) => {
      await open(page, order[at] ?? '');
      expect(await linksIn(page, 'Breadcrumbs')).to.deep.equal(['/guides/']);
      expect(await linksIn(page, 'Previous and next page')).to.deep.equal([order[at - 1], order[at + 1]]);
      expect(await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).to.equal(
        `${site.repository}/edit/main/gatsby-site/content${order[at]?.slice(0, -1) ?? ''}.mdx`,
      );
    });
  });

  it('leads from a page that is generated to what it is generated from', async () => {
    const sources = {
      '/guides/csv/': 'edit/main/docs/csv.md',
      '/guides/support-packages/python-package-documentation/': 'tree/main/clients/python/src/goalsquare',
    };
    await inPage(async (page) => {
      for (const [route, place] of Object.entries(sources)) {
        await open(page, route);
        expect(await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).to.equal(
          `${site.repository}/${place}`,
        );
      }
    });
  });

  it('is a button that copies a block of code', async () => {
    await inContext(async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, '/support/usage-limits/');
      const block = page.locator('[data-part=code]').filter({ visible: true }).first();
      await block.getByRole('button', { name: 'Copy' }).click();
      await block.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(
        await block.locator('pre').textContent(),
      );
    });
  });

  it('is a button that copies the page as Markdown', async () => {
    await inContext(async (page) => {
      const copied = await ownClipboard(page);
      await open(page, '/support/usage-limits/');
      await page.getByRole('button', { name: 'Copy page' }).click();
      await page.getByRole('button', { name: 'Copied as Markdown' }).waitFor();
      expect(await copied())
        .to.equal(await page.evaluate(async () => (await fetch('index.md')).text()))
        .and.match(/^# .+\n/u);
    });
  });

  it('is code that names the origin of the page, after a change of page too', async () => {
    await inPage(async (page) => {
      const { origin } = new URL(siteUrl());
      for (const move of [() => open(page, '/metrics/CLEARANCE/'), () => navigate(page, '/api/getMatchScore/')]) {
        await move();
        await page.getByRole('heading', { level: 1, name: /CLEARANCE|score/u }).waitFor();
        const codes = await page.locator('main pre code').allTextContents();
        expect(codes.join('\n')).to.contain(`${origin}/v1/`).and.not.contain('localhost:8080');
      }
    });
  });

  it('is the call in the language that was chosen, by arrow keys too, on every page', async () => {
    await inPage(async (page) => {
      await open(page, '/api/getMatchScore/');
      const chosen = page
        .getByRole('tablist', { name: 'Language of the call' })
        .first()
        .getByRole('tab', { selected: true });
      await chosen.focus();
      await page.keyboard.press('ArrowRight');
      const language = (await chosen.getAttribute('data-of')) ?? '';
      expect(await page.evaluate((name) => localStorage.getItem(name), constants.stored.language)).to.equal(language);
      expect(
        await page.getByRole('tabpanel').evaluateAll((all) => all.map((panel) => panel.getAttribute('data-language'))),
      ).to.deep.equal([language]);
      await navigate(page, '/api/getMatch/');
      await page.getByRole('heading', { level: 1, name: 'Match' }).waitFor();
      expect(await chosen.getAttribute('data-of')).to.equal(language);
    });
  });

  it('is nothing on paper: bars, lists and buttons go, and the text is dark on white', async () => {
    await inPage(
      async (page) => {
        const around = ['header', 'footer', '.sidebar', '.contents', '.breadcrumbs', '.neighbours'];
        const seen = async (): Promise<readonly string[]> => {
          const shown = await Promise.all(around.map((part) => page.locator(part).first().isVisible()));
          return around.filter((_, at) => shown[at]);
        };
        await open(page, '/support/usage-limits/');
        expect(await seen()).to.deep.equal(around);
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        expect(await seen()).to.deep.equal([]);
        expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).to.equal(
          'rgb(255, 255, 255)',
        );
        expect(await page.getByRole('heading', { level: 1 }).isVisible()).to.equal(true);
      },
      { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
    );
  });
});
