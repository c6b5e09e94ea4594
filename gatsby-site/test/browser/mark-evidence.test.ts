import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { colourViolations, violations } from '../support/axe.js';
import { inContext, inPage, open } from '../support/browser.js';
import { phone } from '../support/layout.js';
import { showDark } from '../support/theme.js';

const table = (page: Page) => page.getByRole('region', { name: 'The answer as a table' });
const figure = (page: Page) => page.getByRole('figure').first();
const marks = (page: Page) => figure(page).locator('[data-mark]');
/** Cells of the ground whose middle, which a click meets, is on it: those at the boundary are cut. */
const innerCells = (page: Page) => figure(page).getByRole('button', { name: /around -?[0-4]?\d, -?[0-4]?\d: \d+$/u });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Evidence of/u });
const list = (page: Page) => page.getByRole('region', { name: 'The acts as a list' });
const valueIn = (page: Page) => panel(page).locator('strong').first();
const isFocused = (mark: Locator) => mark.evaluate((element) => element === document.activeElement);

/** Opens a question about one match: bars by player or, for a squad, cells of the ground. */
async function openQuestion(page: Page, of: 'bars' | 'cells'): Promise<void> {
  await open(page, '/questions/?level=squads&seasonId=2025&by=squad,match&metric=KICK&limit=1');
  const number = table(page).getByRole('link', { name: /^\d+$/u }).last();
  const query = new URL((await number.getAttribute('href')) ?? '', 'http://hub').searchParams;
  const match = `matchId=${query.get('matchId')}&seasonId=2025&metric=KICK&measure=total`;
  await open(
    page,
    of === 'bars'
      ? `/questions/?${match}&by=person&limit=8`
      : `/questions/?${match}&level=squads&squadId=${query.get('squadId')}&by=hex&limit=300`,
  );
  await marks(page).first().waitFor();
}

/** Returns the number at the end of the name of a mark. */
async function numberOf(mark: Locator): Promise<string> {
  const name = (await mark.getAttribute('aria-label')) ?? '';
  return /: (?<number>\d+)(?: Kick: total)?$/u.exec(name)?.groups?.number ?? name;
}

describe('the marks of pictures', () => {
  it('of bars lead to the acts of a player by a click', async () => {
    await inPage(async (page) => {
      await openQuestion(page, 'bars');
      const value = await numberOf(marks(page).nth(2));
      await marks(page).nth(2).click();
      await list(page).waitFor();
      expect(await valueIn(page).textContent()).to.equal(value);
      expect(await list(page).getByRole('button').count()).to.equal(Number(value));
      await list(page).getByRole('button').first().click();
      for (const name of [/acts on the ground$/u, /acts on the timeline/u])
        await panel(page).getByRole('group', { name }).locator('[aria-pressed="true"]').waitFor();
    });
  });

  for (const of of ['bars', 'cells'] as const)
    it(`of ${of} are one tab stop, and lead to the acts by keys, from which Escape returns`, async () => {
      await inPage(async (page) => {
        await openQuestion(page, of);
        expect(await figure(page).locator('[data-mark][tabindex="0"]').count()).to.equal(1);
        await marks(page).first().focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        const mark = marks(page).nth(2);
        expect(await isFocused(mark)).to.equal(true);
        const value = await numberOf(mark);
        await page.keyboard.press('Enter');
        await list(page).waitFor();
        expect(await valueIn(page).textContent()).to.equal(value);
        await page.keyboard.press('Escape');
        await panel(page).waitFor({ state: 'detached' });
        expect(await isFocused(mark)).to.equal(true);
      });
    });

  it('of cells lead to the acts in the cell by a click, each with its number', async () => {
    await inPage(async (page) => {
      await openQuestion(page, 'cells');
      for (const at of [0, 7, 20]) {
        const mark = innerCells(page).nth(at);
        const value = await numberOf(mark);
        await mark.click();
        await list(page).waitFor();
        expect(await valueIn(page).textContent(), `cell ${at}`).to.equal(value);
        await page.keyboard.press('Escape');
        await panel(page).waitFor({ state: 'detached' });
      }
    });
  });

  it('are described by the first tap beside them and opened by the second, and fit a phone', async () => {
    await inContext(
      async (page) => {
        await openQuestion(page, 'cells');
        const mark = innerCells(page).nth(3);
        await mark.scrollIntoViewIfNeeded();
        await mark.tap();
        const link = figure(page).getByRole('link', { name: 'Show its acts' });
        await link.waitFor();
        expect(await panel(page).count()).to.equal(0);
        expect((await link.boundingBox())?.height).to.be.at.least(44);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
        expect(await violations(page)).to.deep.equal([]);
        await showDark(page);
        expect(await colourViolations(page)).to.deep.equal([]);
        await mark.tap();
        await list(page).waitFor();
      },
      { viewport: phone, hasTouch: true },
    );
  });

  it('of the playground have the address of their number, with the time of the question', async () => {
    await inPage(async (page) => {
      await open(page, '/playground/?picture=heat&period=2');
      await marks(page).first().waitFor();
      await figure(page).getByText('Show as a table').click();
      const cell = new URL(
        (await figure(page).getByRole('table').getByRole('link').first().getAttribute('href')) ?? '',
        'http://hub',
      ).searchParams;
      expect(cell.get('period')).to.equal('2');
      expect(cell.get('area')).to.match(/^polygon\(/u);
      await open(page, '/playground/?picture=shots');
      expect(await marks(page).first().getAttribute('aria-haspopup')).to.equal('dialog');
      expect(await violations(page)).to.deep.equal([]);
    });
  });

  it('with several numbers show a link for each, and the first has the focus', async () => {
    await inPage(async (page) => {
      await open(page, '/playground/?picture=stoppages');
      const mark = figure(page)
        .getByRole('button', { name: /centre bounces cleared by/u })
        .first();
      await mark.focus();
      await page.keyboard.press('Enter');
      const links = figure(page).getByRole('group', { name: 'The acts of the mark' }).getByRole('link');
      expect(await links.count()).to.equal(Number.parseInt((await mark.getAttribute('aria-label')) ?? '', 10));
      expect(await isFocused(links.first())).to.equal(true);
      expect(await links.first().getAttribute('href')).to.match(/metric=CLEARANCE_CB.*fromPeriodSeconds=/u);
      expect(await violations(page)).to.deep.equal([]);
    });
  });
});
