import { API } from '@goalsquare/client';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { expectFault, inPage, open, siteUrl } from '../support/browser.js';
import { phone } from '../support/layout.js';

const replayable = (page: Page) => page.getByRole('region', { name: 'Replay a match' });
const board = (page: Page) => page.getByRole('table', { name: 'The score after each quarter' });

/** Starts a replay from the list by keyboard, and waits for its first score. */
async function startReplay(page: Page, speed = '300'): Promise<void> {
  await page.getByLabel('Speed of replays').selectOption(speed);
  const button = replayable(page).getByRole('button').first();
  await button.focus();
  await page.keyboard.press('Enter');
  await board(page).getByRole('columnheader', { name: 'Q1' }).waitFor();
}

/** Begins a replay that is paused at a clock. Returns the id of its match. */
async function pausedReplay(from: string): Promise<number> {
  const api = new API({ environment: siteUrl(), token: 'sandbox-transactional' });
  const [match] = (await api.call('getLevelFixture', { leagueId: 1, levelId: 1, seasonId: 2026 })).phases
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .filter(({ status }) => status.typeName === 'Completed')
    .slice(-1);
  if (match === undefined) throw new Error('no match is over');
  return (await api.beginReplay(match.id, { start: from, paused: true })).matchId;
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
      // The worm, and the forecast.
      await page.getByRole('figure').nth(1).waitFor();
      expect(await page.getByRole('figure').count()).to.equal(2);
      expect(await violations(page)).to.deep.equal([]);
      const address = new URL(page.url());
      expect(address.search).to.match(/^\?matchId=\d+$/u);
      await open(page, address.pathname + address.search);
      await board(page).getByRole('columnheader', { name: 'Q1' }).waitFor();
      await page.getByRole('figure').nth(1).waitFor();
      // The match exists until nothing on the page follows it any more.
      const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('/events'));
      await page.route('**/v1/replays/*', async (route) => {
        if (route.request().method() === 'DELETE') await stopped;
        await route.continue();
      });
      await page.getByRole('button', { name: 'End', exact: true }).click();
      await replayable(page).waitFor();
    });
  });

  it('draws no earlier score than the current one of a match in progress, and says that a finished one is over', async () => {
    await inPage(async (page) => {
      await page.addInitScript(() => {
        const drawn: string[] = [];
        Object.assign(globalThis, { drawn });
        new MutationObserver(() => {
          for (const { textContent } of document.querySelectorAll('[role=status]')) drawn.push(textContent);
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await open(page, '/live/');
      await replayable(page).getByRole('listitem').first().waitFor();
      const matchId = await pausedReplay('Q4:10:00');
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().endsWith(`/v1/matches/${matchId}/score`)) calls += 1;
      });
      await open(page, `/live/?matchId=${matchId}`);
      await page.getByRole('heading', { name: 'Latest events' }).waitFor();
      await page
        .getByRole('status')
        .filter({ hasText: /[A-Z]+ \d+, [A-Z]+ \d+$/u })
        .first()
        .waitFor({ state: 'attached' });
      const texts = await page.evaluate(() => (globalThis as unknown as { readonly drawn: readonly string[] }).drawn);
      const scores = new Set(texts.flatMap((text) => /[A-Z]+ \d+, [A-Z]+ \d+$/u.exec(text) ?? []));
      expect(scores.size).to.equal(1);
      expect([...scores][0]).not.to.match(/ 0, /u);
      expect(calls).to.equal(1);
    });
  });

  it('leads from points, a quarter score, an event and the worm of a live match to their acts', async () => {
    await inPage(async (page) => {
      await open(page, '/live/');
      await replayable(page).getByRole('listitem').first().waitFor();
      const matchId = await pausedReplay('Q2:10:00');
      await open(page, `/live/?matchId=${matchId}`);
      await page.getByRole('heading', { name: 'Latest events' }).waitFor();
      const dots = page.getByRole('figure').getByRole('button', { name: /^Q\d .*: (?:Goal|Behind)/u });
      await dots.first().waitFor();
      const acts = page.getByRole('region', { name: 'The acts as a list' }).getByRole('button');
      const close = async (): Promise<void> => {
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };
      const points = board(page).locator('b').getByRole('link').filter({ hasNotText: /^0$/u }).first();
      await points.click();
      await acts.first().click();
      await page.getByRole('dialog').locator('[aria-pressed="true"]').first().waitFor();
      await close();
      const event = page
        .getByRole('listitem')
        .getByRole('link', { name: /^(?:Goal|Behind)$/u })
        .last();
      await event.focus();
      await page.keyboard.press('Enter');
      await acts.first().waitFor();
      expect(await acts.count()).to.equal(1);
      await close();
      await dots.first().focus();
      await page.keyboard.press('Enter');
      await acts.first().waitFor();
      expect(await acts.count()).to.equal(1);
      await close();
      const quarter = board(page)
        .locator('tbody td')
        .getByRole('link', { name: /^\d+\.\d+$/u })
        .first();
      expect(await quarter.getAttribute('href')).to.match(/metric=POINTS&period=1$/u);
      expect(await violations(page)).to.deep.equal([]);
    });
  });

  it('pauses a replay, and goes on', async () => {
    await inPage(async (page) => {
      await open(page, '/live/');
      await replayable(page).getByRole('listitem').first().waitFor();
      // The replay must not be over before it is paused.
      await startReplay(page, '60');
      for (const [press, then] of [
        ['Pause', 'Go on'],
        ['Go on', 'Pause'],
      ] as const) {
        await page.getByRole('button', { name: press, exact: true }).click();
        await page.getByRole('button', { name: then, exact: true }).waitFor();
      }
    });
  });

  it('keeps the words of the names of squads whole on a phone', async () => {
    await inPage(
      async (page) => {
        await open(page, '/live/');
        await replayable(page).getByRole('listitem').first().waitFor();
        await startReplay(page);
        const name = board(page).getByRole('rowheader').first();
        const words = ((await name.textContent()) ?? '').split(' ').length;
        const lines = await name.getByRole('link').evaluate((link) => link.getClientRects().length);
        expect(lines).to.be.within(1, words);
      },
      { viewport: phone },
    );
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
