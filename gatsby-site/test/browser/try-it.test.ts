import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { expectFault, inPage, open } from '../support/browser.js';

const button = (page: Page, path: string): Locator => page.getByRole('button', { name: `Try it ${path}`, exact: true });

describe('a call in a guide', () => {
  it('runs in place by keyboard with the key of the reader, and the focus stays', async () => {
    await inPage(async (page) => {
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/quality')) keys.push(request.headers().authorization);
      });
      await open(page, '/guides/quality/');
      const path = '/v1/matches/110510101/quality';
      await button(page, path).focus();
      await page.keyboard.press('Enter');
      const answer = page.getByRole('region', { name: `The answer of ${path}` });
      await answer.waitFor();
      expect(JSON.parse(await answer.innerText())).to.have.property('matchId', 110_510_101);
      await page
        .getByRole('status')
        .filter({ hasText: /^200 in \d+ ms, [\d.]+ kB$/u })
        .waitFor();
      expect(await button(page, path).evaluate((one) => one === document.activeElement)).to.equal(true);
      expect(keys).to.deep.equal(['Bearer sandbox-transactional']);
      expect(await violations(page)).to.deep.equal([]);
    });
  });

  it('shows rows as they are, the first part of a long answer, and why a call fails', async () => {
    await inPage(async (page) => {
      expectFault(page, /400/u);
      await open(page, '/guides/csv/');
      const csv = '/v1/matches/110610101/score?format=csv&table=periods';
      await button(page, csv).click();
      const answer = page.getByRole('region', { name: `The answer of ${csv}` });
      await answer.waitFor();
      expect(await answer.innerText()).to.match(/^match_id,/u);
      await open(page, '/guides/coverage/');
      await button(page, '/v1/matches/110510101/coverage').click();
      await page.getByRole('status').filter({ hasText: ', the first 20 kB are shown' }).waitFor();
      await open(page, '/blog/how-to-last-x/');
      await page.getByRole('button', { name: 'Try it /v1/matches/110510101/statistics/squads' }).click();
      await page.getByRole('status').filter({ hasText: 'lastXSeconds cannot be combined with' }).waitFor();
    });
  });
});
