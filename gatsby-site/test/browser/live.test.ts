import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { expectFault, inPage, open } from '../support/browser.js';

const replayable = (page: Page) => page.getByRole('region', { name: 'Replay a match' });
const board = (page: Page) => page.getByRole('table', { name: 'The score after each quarter' });

/** Starts a replay from the list by keyboard, and waits for its first score. */
async function startReplay(page: Page): Promise<void> {
  await page.getByLabel('Speed of replays').selectOption('300');
  const button = replayable(page).getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await board(page).getByRole('columnheader', { name: 'Q1' }).waitFor();
}

describe('the page of live matches', () => {
  it('lists matches of the season and the timetable of replays', async () => {
    await inPage(async (page) => {
      await open(page, '/live/');
      await replayable(page).getByRole('listitem').first().waitFor();
      await page.getByRole('table').filter({ hasText: 'Match id' }).waitFor();
      for (const title of ['Under way', 'Next']) await page.getByRole('heading', { name: title }).waitFor();
      expect(await violations(page)).to.deep.equal([]);
    });
  });

  it('starts a replay with one key press, at an address that opens it again, and ends it', async () => {
    await inPage(async (page) => {
      await open(page, '/live/');
      await replayable(page).getByRole('listitem').first().waitFor();
      await startReplay(page);
      await page.getByRole('heading', { name: 'Latest events' }).waitFor();
      expect(await page.getByRole('figure').count()).to.equal(1);
      expect(await violations(page)).to.deep.equal([]);
      const address = new URL(page.url());
      expect(address.search).to.match(/^\?matchId=\d+$/u);
      await open(page, address.pathname + address.search);
      await board(page).getByRole('columnheader', { name: 'Q1' }).waitFor();
      await page.getByRole('button', { name: 'End', exact: true }).click();
      await replayable(page).waitFor();
    });
  });

  it('goes back to the list with the button of the browser', async () => {
    await inPage(async (page) => {
      await open(page, '/live/');
      await replayable(page).getByRole('listitem').first().waitFor();
      await startReplay(page);
      await page.goBack();
      await replayable(page).waitFor();
    });
  });

  it('explains an id that no match has', async () => {
    await inPage(async (page) => {
      expectFault(page, /404 \(Not Found\) \(http:\S*\/v1\/matches\/1/u);
      await open(page, '/live/?matchId=1');
      await page.getByRole('alert').filter({ hasText: 'Not found' }).waitFor();
      await page.getByRole('link', { name: 'All matches' }).waitFor();
    });
  });
});
