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

  it('narrows the glossary to a word, and reads how a metric is computed', async () => {
    await inPage(async (page) => {
      await open(page, '/metrics/');
      const all = await page.locator('main h2').count();
      await page.getByRole('searchbox', { name: 'Search' }).fill('clearance');
      await page.waitForFunction((before) => document.querySelectorAll('main h2').length < before, all);
      expect(page.url()).to.contain('words=clearance');
      expect(await page.locator('main').textContent()).to.contain('CLEARANCE');
    });
  });
});
