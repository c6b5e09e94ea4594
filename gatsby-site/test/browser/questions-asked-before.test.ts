import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { inPage, open } from '../support/browser.js';
import { phone } from '../support/layout.js';

const table = (page: Page): Locator => page.getByRole('region', { name: 'The answer as a table' });

async function ask(page: Page, search: string): Promise<void> {
  await open(page, `/questions/${search}`);
  await table(page).waitFor();
}

describe('questions', () => {
  it('lists the questions that were asked in this browser, latest first', async () => {
    await inPage(async (page) => {
      await ask(page, '?seasonId=2025&metric=KICK&measure=total');
      await ask(page, '?seasonId=2025&metric=GOAL&measure=total');
      await open(page, '/questions/');
      const asked = page.getByRole('region', { name: 'Asked before in this browser' });
      await asked.waitFor();
      expect(await asked.getByRole('link').allInnerTexts()).to.deep.equal([
        'Goal: total, by player',
        'Kick: total, by player',
      ]);
      await asked.getByRole('link', { name: 'Kick' }).click();
      await table(page).waitFor();
      expect(page.url()).to.contain('metric=KICK');
    });
  });

  it('shows a pinned table on return, until it is removed', async () => {
    await inPage(async (page) => {
      await ask(page, '?seasonId=2025&metric=KICK&measure=total&limit=20');
      const values = await table(page).locator('tbody tr').first().innerText();
      await page.getByRole('button', { name: 'Pin the table' }).click();
      await page.getByText('Pinned: the Questions page shows this table first').waitFor();
      await open(page, '/questions/');
      const pinned = page.getByRole('region', { name: 'Pinned in this browser' });
      await pinned.getByText(/^The first 10 of \d+ rows, as of \d{4}-\d{2}-\d{2}\.$/u).waitFor();
      expect(await pinned.locator('tbody tr').count()).to.equal(10);
      expect(await pinned.locator('tbody tr').first().innerText()).to.equal(values);
      expect(await violations(page)).to.deep.equal([]);
      await page.setViewportSize(phone);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(phone.width);
      await pinned.getByRole('button', { name: /^Remove Kick: total/u }).click();
      await pinned.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('region', { name: 'Asked before in this browser' }).waitFor();
      expect(await pinned.count()).to.equal(0);
    });
  });

  it('says so if there is no room for another pinned table', async () => {
    await inPage(async (page) => {
      await ask(page, '?seasonId=2025&metric=KICK&measure=total');
      await page.getByRole('button', { name: 'Pin the table' }).click();
      await page.evaluate(() => {
        const [one] = JSON.parse(localStorage.getItem('pinned') ?? '[]') as readonly object[];
        localStorage.setItem('pinned', JSON.stringify([{ ...one, search: '?', title: 'x'.repeat(98_000) }]));
      });
      await ask(page, '?seasonId=2025&metric=GOAL&measure=total');
      const pin = page.getByRole('button', { name: 'Pin the table' });
      await pin.click();
      await page.getByText('There is no room').waitFor();
      expect(await pin.getAttribute('aria-pressed')).to.equal('false');
    });
  });

  it('names the measure of a table once, and in each heading only where there are several', async () => {
    await inPage(async (page) => {
      const small = table(page).locator('thead small');
      await ask(page, '?seasonId=2025&metric=KICK&metric=GOAL&measure=perMatch');
      expect(await small.count()).to.equal(0);
      expect(await table(page).locator('caption').innerText()).to.match(/^Per match/u);
      await ask(page, '?seasonId=2025&metric=KICK&measure=perMatch&measure=total');
      expect(await small.allInnerTexts()).to.deep.equal(['Per match', 'Total']);
    });
  });
});
