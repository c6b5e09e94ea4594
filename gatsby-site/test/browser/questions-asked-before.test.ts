import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { inPage, open } from '../support/browser.js';

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
