import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { expectFault, inPage, open } from '../support/browser.js';
import { unlisted } from '../support/routes.js';
import { constants } from '../../src/constants.js';
import { addressOfTopic, topics } from '../../src/content/topics.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('link');
const hasFocus = async (page: Page, selector: string): Promise<void> => {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
};

/** Addresses of what the kinds contain. */
const inScopes: readonly (readonly [scope: string, address: RegExp])[] = [
  ['kind:pages', /^\/(?!metrics\/|release-notes\/V|parameters\/|api\/.)/u],
  ['kind:operations', /^\/api\/./u],
  ['kind:metrics', /^\/metrics\//u],
  ['kind:parameters', /^\/parameters\//u],
  ['kind:errors', /^\/guides\/errors\//u],
  ['kind:settings', /^\/operators\/configuration\//u],
  ['kind:terms', /^\/guides\/football-terms\//u],
  ['kind:releases', /^\/release-notes\//u],
];

describe('the search', () => {
  it('loads its index with the first words, not before', async () => {
    await inPage(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/pagefind/')) asked.push(request.url());
      });
      await open(page, '/');
      await page.getByRole('button', { name: 'Search' }).click();
      await field(page).waitFor();
      expect(asked).to.deep.equal([]);
      await field(page).fill('limits');
      await results(page).first().waitFor();
      expect(asked.length).to.be.above(0);
    });
  });

  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    it(`opens by ${keys}, closes by Escape, and gives the focus back`, async () => {
      await inPage(async (page) => {
        await open(page, '/');
        await page.getByRole('banner').getByRole('link', { name: 'Blog' }).focus();
        await page.keyboard.press(keys);
        await hasFocus(page, 'dialog input');
        await page.keyboard.press('Escape');
        await dialog(page).waitFor({ state: 'detached' });
        await hasFocus(page, 'header a[href="/blog/"]');
      });
    });
  }

  it('leaves a slash alone that is typed into a field', async () => {
    await inPage(async (page) => {
      await open(page, '/metrics/');
      await page.getByRole('searchbox').press('/');
      expect(await page.getByRole('searchbox').inputValue()).to.equal('/');
      expect(await dialog(page).count()).to.equal(0);
    });
  });

  it('moves through field and results by the arrows, around both ends, and opens one by Enter', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.keyboard.press('/');
      await field(page).fill('usage limits');
      await results(page).first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(
        await results(page)
          .first()
          .evaluate((link) => link === document.activeElement),
      ).to.equal(true);
      await page.keyboard.press('ArrowUp');
      await hasFocus(page, 'dialog input');
      await page.keyboard.press('ArrowUp');
      expect(
        await results(page)
          .last()
          .evaluate((link) => link === document.activeElement),
      ).to.equal(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/support/usage-limits/**');
      await dialog(page).waitFor({ state: 'detached' });
    });
  });

  it('finds sections of pages, and says how many pages there are', async () => {
    await inPage(async (page) => {
      await open(page, '/blog/');
      await page.keyboard.press('/');
      await field(page).fill('sandbox');
      await dialog(page).locator('ol > li ul a').first().waitFor();
      expect(await dialog(page).locator('ol > li ul a').first().getAttribute('href')).to.match(/#./u);
      expect(await dialog(page).locator('ol > li').count()).to.be.at.most(constants.searchResults.pages);
      expect(await dialog(page).getByRole('status').textContent()).to.match(/^\d+ pages? found/u);
    });
  });

  it('can be narrowed to each kind and topic, and widened again', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.keyboard.press('/');
      const scope = dialog(page).getByLabel('Show');
      const urlsIn = async (value: string): Promise<readonly string[]> => {
        await scope.selectOption(value);
        await dialog(page).locator(`[data-scope="${value}"]`).waitFor();
        return dialog(page)
          .locator('ol > li > a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      };
      await field(page).fill('match');
      for (const [value, address] of inScopes) {
        const urls = await urlsIn(value);
        expect(urls, value).to.not.be.empty;
        for (const url of urls) expect(url, value).to.match(address);
      }
      const live = await urlsIn('topic:live');
      expect(live).to.include('/support/match-day-support/');
      const { routes, title } = topics.live;
      const allowed: readonly string[] = [...routes, addressOfTopic(topics.live)];
      expect(
        live.filter((url) => !allowed.includes(url)),
        title,
      ).to.deep.equal([]);
      await field(page).fill('women');
      await dialog(page).locator('[data-query="women"]').waitFor();
      expect(await urlsIn('topic:game')).to.include('/blog/how-to-aflw/');
      expect((await urlsIn('')).some((url) => !allowed.includes(url))).to.equal(true);
    });
  });

  it('fits a phone, is narrowed by keyboard, without a violation, and says where nothing is found', async () => {
    await inPage(
      async (page) => {
        await open(page, '/');
        await page.getByRole('button', { name: 'Search' }).click();
        await field(page).fill('clearance');
        await results(page).first().waitFor();
        const box = await dialog(page).boundingBox();
        expect(box?.x).to.be.at.least(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).to.be.at.most(360);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(360);
        await dialog(page).getByLabel('Show').focus();
        await page.keyboard.type('Release');
        await dialog(page).locator('[data-scope="kind:releases"]').waitFor();
        expect(await results(page).first().getAttribute('href')).to.match(/^\/release-notes\//u);
        expect(await violations(page)).to.deep.equal([]);
        await dialog(page).getByLabel('Show').selectOption('kind:settings');
        await dialog(page)
          .getByRole('status')
          .filter({ hasText: 'Nothing found for “clearance” in Settings' })
          .waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(360);
      },
      { viewport: { width: 360, height: 740 } },
    );
  });

  it('says so where nothing is found', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.keyboard.press('/');
      await field(page).fill('漢字');
      await dialog(page).getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
      expect(await results(page).count()).to.equal(0);
    });
  });

  it('says so where the index cannot be loaded, and tries again', async () => {
    await inPage(async (page) => {
      expectFault(page, /Failed to load resource/u, /pagefind/u);
      await page.route('**/pagefind/**', (route) => route.abort());
      await open(page, '/');
      await page.keyboard.press('/');
      await field(page).fill('limits');
      await dialog(page).getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor();
      await page.unroute('**/pagefind/**');
      await dialog(page).getByRole('button', { name: 'Retry' }).click();
      await results(page).first().waitFor();
    });
  });

  it('knows no page that is unlisted', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      const found = await page.evaluate(
        async (sought) => {
          const place = '/pagefind/pagefind.js';
          const index = (await import(place)) as {
            options: (options: { noWorker: boolean }) => Promise<void>;
            search: (words: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
          };
          await index.options({ noWorker: true });
          const urls: string[] = [];
          for (const words of sought)
            for (const result of (await index.search(words)).results) urls.push((await result.data()).url);
          return urls;
        },
        ['post-match edits', 'match stoppages endpoint'],
      );
      expect(found.filter((url) => unlisted.some((route) => url.startsWith(route)))).to.deep.equal([]);
    });
  });
});
