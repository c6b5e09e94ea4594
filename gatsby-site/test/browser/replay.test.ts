import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { inPage, open } from '../support/browser.js';

const room = (page: Page) => page.getByRole('region', { name: 'A replay' });

/** Waits until both squads together have more points, and returns how many. */
async function pointsAbove(page: Page, least: number): Promise<number> {
  const handle = await page.waitForFunction((before) => {
    const cells = [...document.querySelectorAll('section[aria-label="A replay"] td b')];
    const points = cells.reduce((sum, { textContent }) => sum + Number(textContent), 0);
    return points > before && points;
  }, least);
  return Number(await handle.jsonValue());
}

describe('replays on the page of the sandbox', () => {
  it('has the timetable of this server', async () => {
    await inPage(async (page) => {
      await open(page, '/sandbox-environment/');
      const table = page.getByRole('table').filter({ hasText: 'Match id' });
      await table.waitFor();
      expect(await table.locator('tbody tr').count()).to.equal(16);
      expect(await table.locator('tbody tr').first().locator('td').nth(1).textContent()).to.match(/^\d\d:00$/u);
    });
  });

  it('starts a replay, whose worm grows as its events come, and pauses and ends it', async () => {
    await inPage(async (page) => {
      await open(page, '/sandbox-environment/');
      await room(page).getByLabel('Match', { exact: true }).selectOption('110510101');
      await room(page).getByRole('button', { name: 'Start a replay' }).click();
      await room(page).getByRole('status').filter({ hasText: 'In Progress' }).waitFor();
      await pointsAbove(page, await pointsAbove(page, 0));
      // The worm, and the forecast.
      await room(page).getByRole('figure').nth(1).waitFor();
      expect(await room(page).getByRole('figure').count()).to.equal(2);
      expect(await violations(page)).to.deep.equal([]);
      await room(page).getByRole('button', { name: 'Pause' }).click();
      await room(page).getByRole('button', { name: 'Go on' }).waitFor();
      await room(page).getByRole('button', { name: 'End' }).click();
      await room(page).getByRole('figure').first().waitFor({ state: 'detached' });
    });
  });
});
