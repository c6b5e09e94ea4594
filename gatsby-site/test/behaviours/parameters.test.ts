import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { inPage, open } from '../support/browser.js';

const entry = (page: Page, name: string) => page.locator('main details', { has: page.locator(`h2[id="${name}"]`) });

const isOpen = (page: Page, name: string): Promise<boolean> =>
  entry(page, name).evaluate((details) => (details as HTMLDetailsElement).open);

const untilOpen = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction(
    (id) => document.getElementById(id)?.closest('details')?.open === true && location.hash === `#${id}`,
    name,
  );

describe('the list of parameters', () => {
  it('is closed at first, short enough to look through, and opens by keyboard', async () => {
    await inPage(async (page) => {
      await open(page, '/parameters/');
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).to.be.below(7000);
      expect(await page.locator('main details[open]').count()).to.equal(0);
      await entry(page, 'asOf').locator('summary').first().focus();
      await page.keyboard.press('Enter');
      expect(await isOpen(page, 'asOf')).to.equal(true);
    });
  });

  it('opens the parameter of an anchor, whether the page is loaded or open, and whatever is filtered', async () => {
    await inPage(async (page) => {
      await open(page, '/parameters/#lastXSeconds');
      await untilOpen(page, 'lastXSeconds');
      expect(await entry(page, 'lastXSeconds').locator('summary').first().isVisible()).to.equal(true);
      await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'zone', exact: true })
        .click();
      await untilOpen(page, 'zone');
      await page.getByRole('main').getByRole('searchbox').fill('reason');
      expect(await entry(page, 'asOf').count()).to.equal(0);
      await page.evaluate(() => {
        location.hash = '#asOf';
      });
      await untilOpen(page, 'asOf');
    });
  });

  it('filters by words, part of the request and origin, with the filter in the address', async () => {
    await inPage(async (page) => {
      await open(page, '/parameters/');
      const form = page.getByRole('search', { name: 'Parameters' });
      const names = () => page.locator('main details > summary > h2').allInnerTexts();
      const all = (await names()).length;
      await form.getByLabel('Part of the request').selectOption('path');
      const ofPaths = await names();
      expect(ofPaths).to.include('matchId').and.not.to.include('lastXSeconds');
      await form.getByLabel('Origin').selectOption('extension');
      expect((await names()).length).to.be.within(1, ofPaths.length - 1);
      await page.getByRole('button', { name: 'Show all' }).click();
      expect((await names()).length).to.equal(all);
      await form.getByRole('searchbox').fill('last seconds');
      expect(await names()).to.include('lastXSeconds');
      expect(new URL(page.url()).search).to.equal('?words=last%20seconds');
      await open(page, '/parameters/?place=header');
      expect(await names()).to.not.include('lastXSeconds');
    });
  });

  it('fits on a small phone and has no violation when parameters are open', async () => {
    await inPage(
      async (page) => {
        await open(page, '/parameters/#period');
        await untilOpen(page, 'period');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(360);
        expect(await violations(page)).to.deep.equal([]);
      },
      { viewport: { width: 360, height: 740 } },
    );
  });
});
