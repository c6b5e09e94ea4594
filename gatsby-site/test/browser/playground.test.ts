import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { colourViolations, violations } from '../support/axe.js';
import { expectFault, inContext, inPage, open } from '../support/browser.js';
import { ownClipboard } from '../support/clipboard.js';
import { showDark } from '../support/theme.js';

const answers = (page: Page) => page.getByRole('region', { name: 'The answer as a table' });

/** Opens the playground and waits for its answer. */
async function play(page: Page, query = ''): Promise<void> {
  await open(page, `/playground/${query}`);
  await answers(page).waitFor();
}

/** The total of the first metric. */
const total = async (page: Page): Promise<number> =>
  (await answers(page).locator('tbody tr td:nth-child(2)').allTextContents()).reduce(
    (sum, text) => sum + Number(text),
    0,
  );

const query = (page: Page): string => new URL(page.url()).search;

const evidence = {
  matchId: 0,
  squadId: 150,
  metric: { id: 80, code: 'KICK', name: 'Kick', namePlural: 'Kicks' },
  value: 2,
  valueDisplay: '2',
  source: 'transactions',
  formula: { text: 'kick', description: 'Kicks.', is: 'linear', numerator: { bases: [], divisor: 1 } },
  sums: [{ sign: 1, numerator: 2, value: 2 }],
  acts: 2,
  seconds: 0,
  excluded: [{ parameter: 'period', acts: 12, seconds: 0 }],
  bases: [{ list: 'sum', base: 'kick', sign: 1, weight: 1, terms: 2, amount: 2 }],
  termCount: 2,
  terms: [30, 90].map((periodSecs, at) => ({
    list: 'sum',
    base: 'kick',
    sign: 1,
    weight: 1,
    amount: 1,
    squadId: 150,
    personId: 1,
    transactionId: at,
    transactionCode: 'KICK',
    transactionName: 'Kick',
    period: 1,
    periodSecs,
    zone: 'CB',
    locationRotated: { x: at * 20, y: 5, xStd: at * 20, yStd: 5 },
  })),
};
const [home, away] = [150, 10].map((id) => ({ id, name: `Squad ${id}`, code: `S${id}`, players: [] }));

/** Answers the calls of the panel: the world of the tests has other matches than the playground. */
async function withEvidence(page: Page): Promise<readonly string[]> {
  const paths: string[] = [];
  const season = { leagueId: 1, levelId: 1, seasonId: 2025, roundNumber: 1, name: 'A v B' };
  await page.route('**/v1/matches/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    paths.push(pathname + search);
    if (pathname.endsWith('/evidence')) return route.fulfill({ json: evidence });
    if (pathname.endsWith('/venue')) return route.fulfill({ json: { dimensions: { length: 160, width: 130 } } });
    if (pathname.endsWith('/persons')) return route.fulfill({ json: { squads: { home, away } } });
    if (pathname.endsWith('/flow')) return route.fulfill({ json: { occurrences: [] } });
    return route.fulfill({ json: { ...season, id: 1, home, away, periods: [{ period: 1, periodSecs: 1800 }] } });
  });
  return paths;
}

describe('the playground', () => {
  it('answers when it is opened: every player of both squads', async () => {
    await inPage(async (page) => {
      await play(page);
      expect(await answers(page).locator('tbody tr').count()).to.equal(46);
      expect(await page.getByRole('figure').count()).to.equal(1);
    });
  });

  it('follows the handles of the slider by keyboard, and keeps the address in step', async () => {
    await inPage(async (page) => {
      await play(page, '?metric=DISPOSAL&period=1');
      const whole = await total(page);
      await page.getByRole('radio', { name: 'From … to' }).click();
      const to = page.getByRole('slider', { name: /^To/u });
      await to.focus();
      for (let press = 0; press < 20; press += 1) await to.press('ArrowLeft');
      await to.press('Shift+ArrowRight');
      expect(await total(page)).to.be.within(1, whole - 1);
      expect(query(page)).to.match(/^\?match=\d+&metric=DISPOSAL&period=1&fromPeriodSeconds=0&toPeriodSeconds=\d+$/u);
      await page.getByRole('slider', { name: /^From/u }).press('End');
      expect(new URLSearchParams(query(page)).get('fromPeriodSeconds')).to.equal(
        new URLSearchParams(query(page)).get('toPeriodSeconds'),
      );
      await page.getByRole('radio', { name: 'The last seconds' }).click();
      await page.getByRole('slider', { name: 'The last seconds' }).press('ArrowUp');
      expect(query(page)).to.include('lastXSeconds=315');
    });
  });

  it('shows the question of an address as it was shared', async () => {
    await inPage(async (page) => {
      const shared =
        '?match=110510302&level=squads&metric=INSIDE_50,GOAL&period=4&zone=F50&team=away&context=Diff&lastXSeconds=600&picture=shots';
      await play(page, shared);
      expect(await answers(page).locator('tbody tr').count()).to.equal(1);
      expect(await page.getByRole('radio', { name: 'Squads' }).isChecked()).to.equal(true);
      expect(await page.getByLabel('Context').inputValue()).to.equal('Diff');
      await page.getByRole('radio', { name: 'Both' }).click();
      expect(query(page)).to.equal(shared.replace('&team=away', ''));
    });
  });

  it('reports the invalid parts of an address, and answers the rest', async () => {
    await inPage(async (page) => {
      await play(page, '?metric=GAOL,MARK&zone=F51&lastXSeconds=300&fromPeriodSeconds=1');
      const message = await page.getByRole('alert').innerText();
      for (const part of ['metric GAOL', 'zone F51', 'lastXSeconds cannot be combined'])
        expect(message).to.include(part);
      expect(await answers(page).getByRole('columnheader').allInnerTexts()).to.have.length(2);
    });
  });

  it('goes from question to question with the buttons of the browser, and past steps of the slider', async () => {
    await inPage(async (page) => {
      await play(page, '?metric=DISPOSAL');
      const first = await total(page);
      await page.getByRole('checkbox', { name: 'Q1' }).check();
      await page.getByRole('radio', { name: 'The last seconds' }).click();
      for (let press = 0; press < 3; press += 1)
        await page.getByRole('slider', { name: 'The last seconds' }).press('ArrowUp');
      await page.goBack();
      await page.waitForFunction(() => !location.search.includes('lastXSeconds'));
      expect(await page.getByRole('checkbox', { name: 'Q1' }).isChecked()).to.equal(true);
      await page.goBack();
      await page.waitForFunction(() => !location.search.includes('period='));
      expect(await page.getByRole('checkbox', { name: 'Q1' }).isChecked()).to.equal(false);
      expect(await total(page)).to.equal(first);
      await page.goForward();
      await page.waitForFunction(() => location.search.includes('period=1'));
      expect(await total(page)).to.be.below(first);
    });
  });

  it('sorts by the button of a heading, both ways', async () => {
    await inPage(async (page) => {
      await play(page);
      const heading = answers(page).getByRole('columnheader', { name: 'KICK' });
      await heading.getByRole('button').click();
      expect(await heading.getAttribute('aria-sort')).to.equal('descending');
      const kicks = (await answers(page).locator('tbody tr td:nth-child(3)').allTextContents()).map(Number);
      expect(kicks).to.deep.equal([...kicks].sort((a, b) => b - a));
      await heading.getByRole('button').click();
      expect(await heading.getAttribute('aria-sort')).to.equal('ascending');
    });
  });

  it('finds a metric by name and adds it, and takes one away', async () => {
    await inPage(async (page) => {
      await play(page, '?metric=KICK');
      await page.getByLabel('Find a metric').fill('intercept mark');
      await page.getByRole('checkbox', { name: /INTERCEPT_MARK$/u }).check();
      await answers(page).getByRole('columnheader', { name: 'Intercept Mark' }).waitFor();
      await page.getByRole('button', { name: 'Remove KICK' }).click();
      expect(query(page)).to.include('metric=INTERCEPT_MARK');
    });
  });

  it('asks the marks of a picture by arrow keys, and shows the same as a table', async () => {
    await inPage(async (page) => {
      await play(page, '?picture=shots');
      const marks = page.locator('[data-mark]');
      await marks.first().focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-mark'))).to.equal('1');
      await page.keyboard.press('End');
      const shots = await marks.count();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-mark'))).to.equal(String(shots - 1));
      await page.getByText('Show as a table').click();
      expect(await page.locator('figure tbody tr').count()).to.equal(shots);
    });
  });

  it('leads from a number to its acts in two clicks, with the filter of the question', async () => {
    await inPage(async (page) => {
      const paths = await withEvidence(page);
      await play(page, '?match=110510101&metric=KICK&period=1&zone=CB');
      const row = answers(page).locator('tbody tr').first();
      await row.getByTitle('Show the acts behind KICK').click();
      const panel = page.getByRole('dialog');
      await panel.getByText('12 acts excluded by period').waitFor();
      await panel.getByRole('region', { name: 'The acts as a list' }).getByRole('button').last().click();
      expect(await panel.locator('[aria-pressed="true"][data-mark="1"]').count()).to.equal(3);
      expect(paths.find((path) => path.includes('/evidence'))).to.match(
        /^\/v1\/matches\/110510101\/statistics\/players\/\d+\/evidence\?metric=KICK&period=1&zone=CB&/u,
      );
    });
  });

  it('copies the call and a link', async () => {
    await inContext(async (page) => {
      const clipboard = await ownClipboard(page);
      await play(page, '?metric=KICK&period=2');
      for (const [kind, start] of [
        ['GET', 'curl -H'],
        ['POST', 'curl -H'],
        ['JavaScript', 'import { API }'],
        ['Python', 'from goalsquare import API'],
        ['R', 'library(goalsquare)'],
        ['Power Query', 'GoalsquarePlayerStatistics('],
      ] as const) {
        await page.getByRole('radio', { name: kind, exact: true }).click();
        await page.getByRole('button', { name: `Copy ${kind}`, exact: true }).click();
        await page.getByText(`${kind} copied.`).waitFor();
        expect(await clipboard()).to.satisfy((text: string) => text.startsWith(start));
      }
      await page.getByRole('button', { name: 'Copy a link to this question' }).click();
      await page.getByText('The link copied.').waitFor();
      expect(await clipboard()).to.equal(page.url());
    });
  });

  it('says why a match cannot be opened, and opens it upon Retry', async () => {
    await inPage(async (page) => {
      expectFault(page, /503/u);
      let isDown = true;
      await page.route('**/sandbox/*.ndjson.gz', (route) =>
        isDown ? route.fulfill({ status: 503 }) : route.continue(),
      );
      await open(page, '/playground/');
      await page.getByRole('alert').getByText('the server answered 503').waitFor();
      isDown = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await answers(page).waitFor();
    });
  });

  it('has no violation with any picture, light or dark', async () => {
    await inPage(async (page) => {
      await play(page, '?metric=GOAL&team=home&picture=worm');
      for (const [theme, find] of [
        ['light', violations],
        ['dark', colourViolations],
      ] as const) {
        if (theme === 'dark') await showDark(page);
        for (const picture of ['Worm', 'Heat', 'Shots', 'Chains', 'Stoppages']) {
          await page.getByRole('radio', { name: picture, exact: true }).click();
          expect(await find(page, 'figure'), `${picture}, ${theme}`).to.deep.equal([]);
        }
      }
    });
  });

  it('shares the table by quarter of a player, and goes back from it to the match', async () => {
    await inPage(async (page) => {
      await play(page, '?metric=KICK,MARK');
      const player = answers(page).getByRole('rowheader').first().getByRole('button');
      const name = await player.evaluate((button) => button.firstChild?.textContent ?? '');
      await player.click();
      await page.getByRole('radio', { name: 'By quarter' }).click();
      expect(query(page)).to.match(/&table=quarters&chosen=\d+$/u);
      await page.reload();
      const quarters = page.getByRole('region', { name: `${name} by quarter` });
      await quarters.waitFor();
      expect(await quarters.getByRole('columnheader').allInnerTexts()).to.deep.equal([
        ...['Metric', 'Of'],
        ...['Q1', 'Q2', 'Q3', 'Q4'],
      ]);
      expect(await quarters.getByRole('rowheader').allInnerTexts()).to.deep.equal(['Kick', 'Mark']);
      await page.getByRole('radio', { name: 'Match', exact: true }).click();
      await answers(page).waitFor();
      expect(query(page)).not.to.include('table=');
      await page.getByRole('radio', { name: 'Squads' }).click();
      expect(query(page)).not.to.include('chosen=');
    });
  });

  it('fits on a phone, with the whole picture on the first screen and the fields on request', async () => {
    await inPage(
      async (page) => {
        await play(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(360);
        await page.setViewportSize({ width: 390, height: 844 });
        const ground = await page.getByRole('figure').locator('svg').first().boundingBox();
        expect((ground?.y ?? Infinity) + (ground?.height ?? 0)).to.be.at.most(844);
        expect(await page.getByRole('radio', { name: 'Squads' }).isVisible()).to.equal(false);
        await page.getByRole('button', { name: 'Players, both teams, 5 metrics' }).click();
        await page.getByRole('radio', { name: 'Squads' }).click();
        expect(query(page)).to.include('level=squads');
      },
      { viewport: { width: 360, height: 740 } },
    );
  });
});

describe('pictures of written pages', () => {
  it('show without a script, with their table and the call behind them', async () => {
    await inContext(
      async (page) => {
        await page.goto('/asdw/');
        expect(await page.locator('figure').count()).to.be.at.least(10);
        const shots = page.locator('figure', { hasText: 'shots at goal' }).first();
        expect(await shots.locator('[data-mark]').count()).to.be.greaterThan(20);
        await shots.getByText('Show as a table').click();
        expect(await shots.locator('tbody tr').count()).to.equal(await shots.locator('[data-mark]').count());
        expect(await shots.getByRole('link', { name: 'Open in the playground' }).getAttribute('href')).to.equal(
          '/playground/?match=110510101&picture=shots',
        );
      },
      { javaScriptEnabled: false },
    );
  });

  it('ship no engine: that comes with the playground alone', async () => {
    await inPage(async (page) => {
      const scripts: string[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js'))
          void response.text().then(
            (text) => {
              scripts.push(text);
            },
            () => undefined,
          );
      });
      await open(page, '/asdw/');
      expect(scripts.filter((text) => text.includes('WINDOW_CONFLICT'))).to.deep.equal([]);
      await play(page);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.ndjson.gz')),
      );
      expect(scripts.some((text) => text.includes('WINDOW_CONFLICT'))).to.equal(true);
    });
  });
});
