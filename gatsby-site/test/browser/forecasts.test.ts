import { expect } from 'chai';
import { colourViolations, violations } from '../support/axe.js';
import { inPage, open } from '../support/browser.js';
import { phone } from '../support/layout.js';

describe('the page of forecasts', () => {
  it('shows the reliability of each test, and its numbers as a table', async () => {
    await inPage(async (page) => {
      await open(page, '/forecasts/');
      const picture = page.getByRole('figure').filter({ hasText: 'quarter breaks' }).first();
      await picture.waitFor({ timeout: 60_000 });
      expect(await picture.locator('[data-mark]').count()).to.equal(10);
      await picture.getByText('Show as a table').click();
      expect(await picture.getByRole('row').count()).to.equal(11);
      await page.getByRole('region', { name: 'Scores' }).getByText('0.3936').waitFor();
      expect(await violations(page)).to.deep.equal([]);
      expect(await colourViolations(page)).to.deep.equal([]);
    });
  });

  it('fits on a phone', async () => {
    await inPage(
      async (page) => {
        await open(page, '/forecasts/');
        await page.getByRole('region', { name: 'Scores' }).waitFor({ timeout: 60_000 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).to.equal(true);
      },
      { viewport: phone },
    );
  });
});

describe('the page of a league', () => {
  it('lists what each squad can expect, as many as the ladder', async () => {
    await inPage(async (page) => {
      await open(page, '/league/1/');
      const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('row').count();
      await page.getByRole('heading', { name: 'Forecast' }).waitFor({ timeout: 60_000 });
      await page.getByText(/matches are left, played 1000 times/u).waitFor({ timeout: 60_000 });
      expect(await rowsOf('Forecast as a table')).to.equal(await rowsOf('Ladder as a table'));
    });
  });
});

describe('the page of a match', () => {
  it('draws the win probability under the worm, with the greatest swings and their evidence', async () => {
    await inPage(async (page) => {
      await open(page, '/live/?matchId=110510101');
      const picture = page.getByRole('figure').filter({ hasText: 'the chance that' });
      await picture.waitFor({ timeout: 60_000 });
      await picture.getByText('Show as a table').click();
      expect(await picture.getByRole('row').count()).to.equal(6);
      await picture.getByRole('table').getByRole('link').nth(4).waitFor({ timeout: 60_000 });
    });
  });
});
