import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { colourViolations, violations } from '../support/axe.js';
import { expectFault, inContext, inPage, open } from '../support/browser.js';
import { ownClipboard } from '../support/clipboard.js';
import { phone } from '../support/layout.js';
import { showDark } from '../support/theme.js';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page, name: string) => part(page, name).last().locator('tbody tr');

/** Opens the page of the first squad of a ladder. */
async function openSquad(page: Page): Promise<void> {
  await open(page, '/league/?leagueId=1&levelId=1&seasonId=2025');
  await part(page, 'Ladder').first().locator('tbody a').first().click();
  await page.waitForURL('**/squad/**');
  await rows(page, 'Seasons').first().waitFor();
}

/** Opens the page of the first player of the leaders of a squad. */
async function openPlayer(page: Page): Promise<void> {
  await openSquad(page);
  await rows(page, 'Leaders').first().locator('a').first().click();
  await page.waitForURL('**/player/**');
  await page.getByRole('region', { name: /^Matches of/u }).waitFor();
}

/** Waits until no part of a page is loading. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !(document.querySelector('main')?.textContent ?? '').includes('Getting the answer'));

const problem = (status: number, detail: string) => (route: Route) =>
  route.fulfill({
    status,
    headers: { 'Content-Type': 'application/problem+json' },
    body: JSON.stringify({ status, detail }),
  });

describe('the pages of players, squads and leagues', () => {
  it('lead from a league to its squads, from a squad to its players, and from a match to its players', async () => {
    await inPage(async (page) => {
      await openPlayer(page);
      await settled(page);
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      expect(name).to.match(/\w+ \w+/u);
      expect(await page.title()).to.equal(`${name ?? ''} · Goalsquare`);
      const log = page.getByRole('region', { name: `Matches of ${name ?? ''}` });
      expect(await log.locator('tbody tr').count()).to.be.above(0);
      await log.locator('tbody th a').first().click();
      await page.waitForURL('**/questions/?matchId=**');
      await page.getByText(/rows from 1 match/u).waitFor();
    });
  });

  it('name the zone of each match of a round, which begin in several', async () => {
    await inPage(async (page) => {
      await open(page, '/league/?leagueId=1&levelId=1&seasonId=2025');
      const times = part(page, 'Matches by round')
        .last()
        .locator('tbody tr')
        .filter({ hasText: /\d:\d\d/u });
      await times.first().waitFor();
      for (const text of await times.allTextContents()) expect(text).to.match(/\d\d:\d\d A[CEW][DS]T/u);
    });
  });

  it('show a season of a player as a table, form, maps, kicks and matches', async () => {
    await inPage(async (page) => {
      await openPlayer(page);
      await settled(page);
      expect(await rows(page, 'Seasons').count()).to.be.above(0);
      expect(await part(page, 'Form').locator('[data-mark]').count()).to.be.above(0);
      expect(await part(page, 'Where: Disposal').locator('polygon').count()).to.be.above(0);
      expect(await part(page, 'Kicks to').locator('[data-mark]').count()).to.be.above(0);
      await part(page, 'Form').getByLabel('Metric').selectOption('MARK');
      await part(page, 'Where: Mark').waitFor();
      expect(new URL(page.url()).searchParams.get('metric')).to.equal('MARK');
      await page.reload();
      await part(page, 'Where: Mark').waitFor();
    });
  });

  it('compare a player with the league by percentile, in words for screen readers', async () => {
    await inPage(async (page) => {
      await openPlayer(page);
      await settled(page);
      const compared = part(page, 'Among the players of the league');
      const bars = compared.getByRole('listitem');
      expect(await bars.count()).to.equal(10);
      expect(await bars.first().textContent()).to.match(
        /^Disposal[\d.]+\d+\d+(?:st|nd|rd|th) percentile, with [\d.]+ per match$/u,
      );
      await part(page, 'Seasons').first().getByLabel('Metrics').selectOption('scoring');
      await bars.filter({ hasText: 'Goal' }).first().waitFor();
    });
  });

  it('sum the seasons of a player in the last line of their table', async () => {
    await inPage(async (page) => {
      await openPlayer(page);
      await part(page, 'Seasons').first().getByRole('radio', { name: 'Total' }).click();
      await page.waitForURL(/measure=total/u);
      await settled(page);
      const seasons = page.getByRole('region', { name: /^Seasons as a table/u });
      const kicks = (rows: string): Promise<readonly number[]> =>
        seasons
          .locator(`${rows} tr`)
          .evaluateAll((list) => list.map((row) => Number([...(row as HTMLTableRowElement).cells].at(3)?.textContent)));
      const each = await kicks('tbody');
      if (each.length > 1) expect(await kicks('tfoot')).to.deep.equal([each.reduce((sum, one) => sum + one, 0)]);
    });
  });

  it('have the same totals in the table of seasons and in the game log', async () => {
    await inPage(async (page) => {
      await openPlayer(page);
      await settled(page);
      await page.getByRole('combobox', { name: 'Season', exact: true }).selectOption('all');
      await part(page, 'Seasons').first().getByRole('radio', { name: 'Total' }).click();
      await page.waitForURL(/measure=total/u);
      await settled(page);
      const disposals = async (table: string): Promise<number> =>
        await page
          .getByRole('region', { name: new RegExp(table, 'u') })
          .last()
          .locator('tbody tr')
          .evaluateAll(
            (list, isLog) =>
              list.reduce((sum, row) => {
                const text = (row as HTMLTableRowElement).cells[isLog ? 4 : 2]?.textContent;
                return sum + (text === '–' ? 0 : Number(text));
              }, 0),
            table.includes('Matches'),
          );
      const total = await disposals('^Seasons$');
      expect(total).to.be.above(0);
      expect(await disposals('^Matches of')).to.equal(total);
    });
  });

  it('sort the matches of a player by the buttons of the headings', async () => {
    await inPage(async (page) => {
      await openPlayer(page);
      const log = page.getByRole('region', { name: /^Matches of/u });
      await log.getByRole('button', { name: 'Disposal', exact: true }).click();
      await log.locator('th[aria-sort="descending"]').waitFor();
      const values = (await log.locator('tbody tr td:nth-child(5)').allTextContents()).map(Number);
      expect(values).to.deep.equal([...values].sort((a, b) => b - a));
    });
  });

  it('show for and against, and the place on the ladder, of a squad', async () => {
    await inPage(async (page) => {
      await openSquad(page);
      await settled(page);
      expect(await page.locator('dl').innerText()).to.match(/Position\s+1\b/u);
      const own = await rows(page, 'Seasons').allTextContents();
      await part(page, 'Seasons').first().getByRole('radio', { name: 'Against' }).click();
      await page.waitForURL(/context=Against/u);
      await settled(page);
      expect(await rows(page, 'Seasons').allTextContents()).not.to.deep.equal(own);
      expect(await part(page, 'Who kicks to whom').locator('[data-mark]').count()).to.be.above(5);
      expect(await part(page, 'Shots at goal').locator('[data-mark]').count()).to.be.above(5);
      expect(await rows(page, 'Last and next matches').count()).to.be.above(0);
      await page.getByRole('combobox', { name: 'Season', exact: true }).selectOption({ index: 0 });
      await page.waitForURL(/seasonId=/u);
    });
  });

  it('describe each line of a network and each circle of shots, reached by the keyboard', async () => {
    await inPage(async (page) => {
      await openSquad(page);
      await settled(page);
      const lines = part(page, 'Who kicks to whom').locator('[data-mark]');
      await lines.first().focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).to.match(
        /^\S.* to \S.*: \d+ kick$/u,
      );
      const circles = part(page, 'Shots at goal').locator('[data-mark]');
      expect(await circles.first().getAttribute('aria-label')).to.match(
        /^\d+ shots? around -?\d+, -?\d+, \d+ goals?, [\d.]+ points expected, [\d.]+ a shot$/u,
      );
    });
  });

  it('show the matches of the round that is chosen', async () => {
    await inPage(async (page) => {
      await open(page, '/league/?leagueId=1&levelId=1&seasonId=2025');
      const round = page.getByRole('combobox', { name: 'Round', exact: true });
      await round.selectOption({ index: 0 });
      const name = await round.locator('option:checked').textContent();
      await page
        .getByRole('region', { name: `Matches of ${name ?? ''}`, exact: true })
        .locator('tbody a')
        .first()
        .waitFor();
      expect(new URL(page.url()).searchParams.has('roundId')).to.equal(true);
    });
  });

  it('have the call of each part in five languages, a link and a CSV', async () => {
    await inContext(async (page) => {
      const clipboard = await ownClipboard(page);
      await openPlayer(page);
      await settled(page);
      const matches = part(page, 'Matches');
      await matches.getByText('Call, link and CSV').click();
      await matches.getByRole('radio', { name: 'Python' }).click();
      expect(await matches.locator('pre').innerText()).to.include('api.game_log(');
      await matches.getByRole('radio', { name: 'R', exact: true }).click();
      expect(await matches.locator('pre').innerText()).to.include('gs_game_log(');
      await matches.getByRole('button', { name: 'Copy a link to this answer' }).click();
      await matches.getByText('The link copied.').waitFor();
      expect(await clipboard()).to.match(/\/player\/\?personId=\d+.*#matches$/u);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        matches.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).to.match(/^matches-of-\d+\.csv$/u);
      await part(page, 'Form').getByRole('link', { name: 'Open as a question' }).click();
      await page.getByText(/rows? from \d+ match/u).waitFor();
    });
  });

  it('find a player by a misspelt name', async () => {
    await inPage(async (page) => {
      await openPlayer(page);
      await settled(page);
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const surname = name.split(' ').at(-1) ?? '';
      const misspelt = `${surname.slice(0, 3)}${surname.slice(4)}`;
      await open(page, '/players/');
      await page.getByLabel('Find a player').fill(`${name.split(' ')[0] ?? ''} ${misspelt}`);
      await page.getByRole('list', { name: 'Players found' }).getByRole('link', { name }).first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await open(page, '/players/');
      await page.getByLabel('Find a player').fill('Qqqqqqqzzzz');
      await page.getByText('Nobody is called').waitFor();
    });
  });

  it('say what is wrong: not found, not licensed, nothing, and a busy server', async () => {
    await inPage(async (page) => {
      expectFault(page, /40[34]|503/u);
      await open(page, '/player/?personId=999999999');
      await page.getByRole('alert').getByText('Not found.').waitFor();
      await open(page, '/squad/?squadId=999999&seasonId=2025');
      await page.getByText('Squad 999999 does not play in 2025').waitFor();
      await page.route('**/ladder', problem(403, 'The licence does not include season 2025.'));
      await open(page, '/league/?leagueId=1');
      await page.getByRole('alert').getByText('Your licence does not include this.').waitFor();
      await page.unroute('**/ladder');
      let refusals = 1;
      await page.route('**/ladder', (route) => {
        refusals -= 1;
        return refusals < 0
          ? route.continue()
          : route.fulfill({
              status: 503,
              headers: { 'Retry-After': '1', 'Content-Type': 'application/problem+json' },
              body: JSON.stringify({ detail: 'The matches are still being loaded.' }),
            });
      });
      await open(page, '/league/?leagueId=1');
      await page.getByText('The matches are still being loaded.').waitFor();
      await part(page, 'Ladder').first().locator('tbody a').first().waitFor();
    });
  });

  it('are reached from an answer on the page Questions', async () => {
    await inPage(async (page) => {
      await open(page, '/questions/?seasonId=2025&metric=DISPOSAL&measure=perMatch&limit=3');
      const table = page.getByRole('region', { name: 'The answer as a table' });
      const name = (await table.locator('tbody th a').first().textContent()) ?? '';
      await table.locator('tbody th a').first().click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    });
  });

  for (const [name, openPage] of [
    ['a player', openPlayer],
    ['a squad', openSquad],
  ] as const)
    it(`have no violation, light or dark, and fit on a phone: ${name}`, async () => {
      await inPage(async (page) => {
        await openPage(page);
        await page.reload();
        await page.getByRole('region', { name: 'Seasons', exact: true }).locator('tbody tr').first().waitFor();
        await settled(page);
        expect(await violations(page)).to.deep.equal([]);
        await showDark(page);
        expect(await colourViolations(page)).to.deep.equal([]);
        await page.setViewportSize(phone);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(phone.width);
      });
    });

  it('are found by the path of any player, though only a few have pages of their own', async () => {
    await inPage(async (page) => {
      await page.goto('/player/110002/');
      await page.waitForURL('**/player/?personId=110002');
      await page.getByRole('heading', { level: 1, name: 'Jed Travnarchuk' }).waitFor();
    });
  });

  it('have no violation, light or dark, and fit on a phone: a league and the entry', async () => {
    await inPage(async (page) => {
      for (const address of ['/players/', '/league/?leagueId=1&levelId=1&seasonId=2025']) {
        await open(page, address);
        await settled(page);
        expect(await violations(page)).to.deep.equal([]);
        await page.setViewportSize(phone);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(phone.width);
      }
      await showDark(page);
      expect(await colourViolations(page)).to.deep.equal([]);
    });
  });
});
