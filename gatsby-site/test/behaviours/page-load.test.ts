import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { inContext, open } from '../support/browser.js';
import { startTo } from '../support/navigate.js';
import { hold } from '../support/hold.js';
import { constants } from '../../src/constants.js';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });

describe('the load of a page', () => {
  it(`shows a progress bar and a spinner once it takes ${constants.progressDelay} ms, not before, and none when it is over`, async () => {
    await inContext(async (page) => {
      const data = await hold(page, '**/page-data/support/usage-limits/page-data.json');
      await page.clock.install();
      await open(page, '/');
      await page.clock.pauseAt(Date.now() + 60_000);
      await startTo(page, '/support/usage-limits/');
      await page.clock.runFor(constants.progressDelay - 1);
      expect(await bar(page).count()).to.equal(0);
      await page.clock.runFor(1);
      await bar(page).waitFor();
      expect(await bar(page).locator('.spinner').count()).to.equal(1);
      data.release();
      await page.clock.resume();
      await page.waitForURL('**/support/usage-limits/');
      await bar(page).waitFor({ state: 'detached' });
    });
  });
});
