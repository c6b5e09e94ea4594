import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { colourViolations, violations } from '../support/axe.js';
import { inPage, open } from '../support/browser.js';
import { phone } from '../support/layout.js';
import { showDark } from '../support/theme.js';

const rows = { error: 2, warning: 1, info: 0 };
const rule = {
  rule: 'mark-without-kick',
  title: 'Mark without a kick',
  severity: 'error',
  holds: 'A mark follows a kick.',
};
const season = {
  leagueId: 1,
  levelId: 1,
  seasonId: 2025,
  matches: 9,
  notStarted: 0,
  clean: 8,
  rows,
  rules: [{ ...rule, checked: 9, matches: 1, rows: 2, threshold: 0, allowed: 0, isAbove: true }],
  worst: [{ matchId: 77, rows, rules: [rule.rule] }],
};
const match = {
  matchId: 77,
  revision: 12,
  checked: 100,
  rows,
  unchecked: [],
  results: [
    {
      ...rule,
      rows: 2,
      samples: [{ transactionId: 4, period: 1, periodSeconds: 69, text: 'MAUN by 11 follows HBEF by 12' }],
    },
  ],
};

/** Answers the calls of the page with a season that has faults: those of the sandbox have none. */
async function withFaults(page: Page): Promise<void> {
  await page.route('**/seasons/2025/quality', (route) => route.fulfill({ json: season }));
  await page.route('**/matches/77/quality', (route) => route.fulfill({ json: match }));
  await open(page, '/quality/?seasonId=2025');
  await page.getByRole('region', { name: 'Worst matches' }).waitFor();
}

describe('the page Quality', () => {
  it('reports the latest season of the server, which breaks no rule in the sandbox', async () => {
    await inPage(async (page) => {
      await open(page, '/quality/');
      await page.getByText(/^(\d+) of \1 matches break no rule/u).waitFor({ timeout: 60_000 });
      expect(await page.getByRole('region', { name: 'Worst matches' }).count()).to.equal(0);
    });
  });

  it('leads from the worst match to its faults by the keyboard, and Back returns', async () => {
    await inPage(async (page) => {
      await withFaults(page);
      expect(await page.getByRole('region', { name: 'Rules' }).locator('tbody tr').textContent()).to.contain('2 above');
      await page.getByRole('link', { name: '77' }).focus();
      await page.keyboard.press('Enter');
      const faults = page.getByRole('region', { name: 'Match 77' });
      await faults.getByText('MAUN by 11 follows HBEF by 12').waitFor();
      expect(await faults.getByRole('cell', { name: '01:09' }).count()).to.equal(1);
      expect(new URL(page.url()).search).to.equal('?leagueId=1&levelId=1&seasonId=2025&matchId=77');
      await page.goBack();
      await faults.waitFor({ state: 'detached' });
    });
  });

  it('is accessible, and fits a phone, in both themes', async () => {
    await inPage(
      async (page) => {
        await withFaults(page);
        await page.getByRole('link', { name: '77' }).click();
        await page.getByText('MAUN by 11 follows HBEF by 12').waitFor();
        expect(await violations(page)).to.deep.equal([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
        await showDark(page);
        expect(await colourViolations(page)).to.deep.equal([]);
      },
      { viewport: phone },
    );
  });
});
