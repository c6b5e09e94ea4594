import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
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
      await page.getByText(/matches are left, simulated 1000 times/u).waitFor({ timeout: 60_000 });
      expect(await rowsOf('Forecast as a table')).to.equal(await rowsOf('Ladder as a table'));
    });
  });
});

describe('how the forecast of a season moved', () => {
  const opened = async (page: Page): Promise<Locator> => {
    await open(page, '/league/1/');
    await page.getByText('How the forecast moved').click({ timeout: 60_000 });
    const picture = page.getByRole('figure').filter({ hasText: 'Order by expected place' });
    await picture.waitFor({ timeout: 60_000 });
    return picture;
  };

  it('is drawn round by round, with a request for each, and its numbers as a table', async () => {
    await inPage(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/forecast')) asked.push(request.url());
      });
      const picture = await opened(page);
      const squads = await picture.locator('[data-mark]').count();
      expect(squads).to.be.greaterThan(1);
      await picture.getByText('Show as a table').click();
      expect(await picture.getByRole('row').count()).to.equal(squads + 1);
      // The squad, and a column for each request.
      expect(await picture.getByRole('columnheader').count()).to.equal(new Set(asked).size + 1);
      expect(await violations(page)).to.deep.equal([]);
      expect(await colourViolations(page)).to.deep.equal([]);
    });
  });

  it('is read by keyboard, and fits on a phone', async () => {
    await inPage(
      async (page) => {
        const picture = await opened(page);
        await picture.locator('[data-mark="0"]').focus();
        await page.keyboard.press('ArrowDown');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('data-mark'))).to.equal('1');
        const name = await picture.locator('[data-mark="1"]').getAttribute('aria-label');
        expect(name).to.match(/expected place of \d+\.\d/u);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).to.equal(true);
      },
      { viewport: phone },
    );
  });
});

describe('the page of a live match', () => {
  it('draws the win probability from one stream', async () => {
    await inPage(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.includes('/forecast')) asked.push(pathname);
      });
      await open(page, '/live/');
      await page.getByLabel('Speed of replays').selectOption('300');
      await page.getByRole('region', { name: 'Replay a match' }).getByRole('button').first().click();
      const line = page.getByRole('figure').filter({ hasText: 'the chance that' }).locator('svg path');
      await line.waitFor();
      const first = await line.getAttribute('d');
      await page.waitForFunction(
        (before) =>
          [...document.querySelectorAll('figure')].some(
            (figure) =>
              figure.textContent.includes('the chance that') &&
              (figure.querySelector('svg path')?.getAttribute('d') ?? '').length > before + 100,
          ),
        first?.length ?? 0,
      );
      expect(asked).to.have.length(1);
      expect(asked[0]).to.match(/^\/v1\/matches\/\d+\/forecast\/events$/u);
      await page.getByRole('button', { name: 'End', exact: true }).click();
      await page.getByRole('region', { name: 'Replay a match' }).waitFor();
    });
  });
});

describe('the page of a match', () => {
  it('draws the win probability under the worm, with the greatest swings and their evidence', async () => {
    await inPage(async (page) => {
      await open(page, '/live/?matchId=110510101');
      const picture = page.getByRole('figure').filter({ hasText: 'the chance that' });
      await picture.waitFor({ timeout: 60_000 });
      expect(await picture.locator('[data-mark]').count()).to.equal(5);
      await picture.getByText('Show as a table').click();
      expect(await picture.getByRole('row').count()).to.equal(6);
      await picture.getByRole('table').getByRole('link').nth(4).waitFor({ timeout: 60_000 });
    });
  });

  it('opens the acts of the score at a swing', async () => {
    await inPage(async (page) => {
      await open(page, '/live/?matchId=110510101');
      const picture = page.getByRole('figure').filter({ hasText: 'the chance that' });
      const first = picture.locator('[data-mark="0"]');
      await first.focus({ timeout: 60_000 });
      expect(await page.title()).to.match(/^\S.+ v \S.+ · Goalsquare$/u);
      const [, score = ''] = /: (\S+), .+ to /u.exec((await first.getAttribute('aria-label')) ?? '') ?? [];
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText(score).first().waitFor();
      expect(await violations(page)).to.deep.equal([]);
    });
  });
});
