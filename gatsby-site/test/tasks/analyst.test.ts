import { expect } from 'chai';
import { inPage, open } from '../support/browser.js';

describe('an analyst', () => {
  it('asks the playground for a quarter, sees the table change, and shares the question by its address', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.getByRole('banner').getByRole('link', { name: 'Playground' }).click();
      await page.waitForURL('**/playground/');
      const table = page.getByRole('region', { name: 'The answer as a table' });
      await table.waitFor();
      const whole = await table.locator('tbody').textContent();
      await page.getByRole('group', { name: 'Periods' }).getByRole('checkbox', { name: 'Q4' }).check();
      await page.waitForFunction(
        (before) => document.querySelector('[aria-label="The answer as a table"] tbody')?.textContent !== before,
        whole,
      );
      const quarter = await table.locator('tbody').textContent();
      expect(page.url()).to.contain('period=4');
      await page.reload();
      await table.waitFor();
      expect(await table.locator('tbody').textContent()).to.equal(quarter);
    });
  });

  it('narrows the metrics to a word, and reads how one is computed', async () => {
    await inPage(async (page) => {
      await open(page, '/metrics/');
      await page.getByRole('searchbox', { name: 'Search' }).fill('effective clearance');
      await page
        .getByRole('status')
        .filter({ hasText: / of \d+ metrics/u })
        .waitFor();
      expect(page.url()).to.contain('words=effective%20clearance');
      await page.getByRole('main').getByRole('link', { name: 'Clearance Effective', exact: true }).click();
      await page.waitForURL('**/metrics/CLEARANCE_EFFECTIVE/');
      expect(await page.locator('#formula + p').textContent()).to.contain('clearance');
    });
  });

  it('opens any metric from the index by one click', async () => {
    await inPage(async (page) => {
      await open(page, '/metrics/');
      await page.getByRole('main').getByRole('link', { name: 'Absence Centre Bounce', exact: true }).click();
      await page.waitForURL('**/metrics/ABSENCE_CENTRE_BOUNCE/');
      await page.getByRole('heading', { level: 1 }).filter({ hasText: 'ABSENCE_CENTRE_BOUNCE' }).waitFor();
    });
  });
});
