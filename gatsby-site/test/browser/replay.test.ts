import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { inPage, open } from '../support/browser.js';

const room = (page: Page) => page.getByRole('region', { name: 'A replay' });

/** The points of both squads, as the board has them. */
async function points(page: Page): Promise<number> {
  const text = (await room(page).getByRole('status').textContent()) ?? '';
  return [...text.matchAll(/\((\d+)\)/gu)].reduce((sum, [, one]) => sum + Number(one), 0);
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
      await room(page).getByText('In Progress').waitFor();
      await page.waitForFunction(() =>
        /\([1-9]/u.test(document.querySelector('section[aria-label="A replay"] [role="status"]')?.textContent ?? ''),
      );
      const before = await points(page);
      await page.waitForFunction((was) => {
        const status = document.querySelector('section[aria-label="A replay"] [role="status"]')?.textContent ?? '';
        return [...status.matchAll(/\((\d+)\)/gu)].reduce((sum, [, one]) => sum + Number(one), 0) > was;
      }, before);
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
