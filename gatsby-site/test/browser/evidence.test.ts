import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { colourViolations, violations } from '../support/axe.js';
import { inContext, inPage, open } from '../support/browser.js';
import { ownClipboard } from '../support/clipboard.js';
import { phone } from '../support/layout.js';
import { showDark } from '../support/theme.js';
import { expectRejected } from '../support/rejected-field.js';

const table = (page: Page) => page.getByRole('region', { name: 'The answer as a table' });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Evidence of/u });
const list = (page: Page) => page.getByRole('region', { name: 'The acts as a list' });
const ground = (page: Page) => page.getByRole('group', { name: /acts on the ground$/u });
const timeline = (page: Page) => page.getByRole('group', { name: /acts on the timeline of the match$/u });
const views = [list, ground, timeline] as const;
const selected = (page: Page) => views.map((view) => view(page).locator('[aria-pressed="true"]'));

/** A question whose rows are one match each. */
const question = '/questions/?seasonId=2025&by=person,match&metric=KICK&measure=total&limit=5';

/** Opens the question and returns its first number. */
async function firstNumber(page: Page, path = question) {
  await open(page, path);
  return table(page).locator('tbody tr').first().getByRole('link', { name: /^\d+$/u }).last();
}

/** The address of the evidence of the first number. */
async function firstAddress(page: Page, path = question): Promise<string> {
  const href = await (await firstNumber(page, path)).getAttribute('href');
  if (href === null) throw new Error('the number has no address');
  return href;
}

describe('evidence', () => {
  it('is two clicks from a number: the acts that add up to it, and one of them in each view', async () => {
    await inPage(async (page) => {
      const number = await firstNumber(page);
      const value = Number(await number.textContent());
      expect(value).to.be.above(3);
      await number.click();
      await list(page).waitFor();
      expect(await panel(page).locator('strong').first().textContent()).to.equal(String(value));
      for (const view of views) expect(await view(page).locator('[data-mark]').count()).to.equal(value);
      await list(page).getByRole('button').nth(2).click();
      for (const [at, mark] of selected(page).entries()) {
        expect(await mark.count(), `view ${at}`).to.equal(1);
        expect(await mark.getAttribute('data-mark'), `view ${at}`).to.equal('2');
      }
    });
  });

  it('selects an act on the ground and on the timeline too, and a second click clears it', async () => {
    await inPage(async (page) => {
      await (await firstNumber(page)).click();
      await ground(page).locator('[data-mark="1"]').dispatchEvent('click');
      for (const mark of selected(page)) expect(await mark.getAttribute('data-mark')).to.equal('1');
      await timeline(page).locator('[data-mark="0"]').dispatchEvent('click');
      for (const mark of selected(page)) expect(await mark.getAttribute('data-mark')).to.equal('0');
      await timeline(page).locator('[data-mark="0"]').dispatchEvent('click');
      for (const mark of selected(page)) expect(await mark.count()).to.equal(0);
    });
  });

  it('works by the keyboard alone, and Escape returns to the number', async () => {
    await inPage(async (page) => {
      const number = await firstNumber(page);
      await number.focus();
      await page.keyboard.press('Enter');
      await ground(page).locator('[tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      for (const mark of selected(page)) expect(await mark.getAttribute('data-mark')).to.equal('1');
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      expect(await number.evaluate((element) => element === document.activeElement)).to.equal(true);
    });
  });

  it('is the same at its own address, which the panel copies', async () => {
    await inContext(async (page) => {
      const clipboard = await ownClipboard(page);
      const number = await firstNumber(page);
      const value = await number.textContent();
      await number.click();
      await list(page).waitFor();
      const rows = await list(page).locator('tbody').innerText();
      await panel(page).getByRole('button', { name: 'Copy a link' }).click();
      await panel(page).getByText('The link copied.').waitFor();
      await open(page, await clipboard());
      await list(page).waitFor();
      expect(await page.locator('main strong').first().textContent()).to.equal(value);
      expect(await list(page).locator('tbody').innerText()).to.equal(rows);
    });
  });

  it('has the number of its address in the form', async () => {
    await inPage(async (page) => {
      await open(page, '/evidence/');
      await page.getByText('Two examples from the sandbox').waitFor();
      const squad = await firstAddress(
        page,
        '/questions/?level=squads&seasonId=2025&by=squad,match&metric=KICK&limit=5',
      );
      await open(page, squad);
      await list(page).waitFor();
      const form = page.getByRole('form', { name: 'The number' });
      const { searchParams } = new URL(squad, 'http://hub');
      for (const [label, value] of [
        ['Season', '2025'],
        ['Match', searchParams.get('matchId')],
        ['Of', 'squads'],
        ['Squad', searchParams.get('squadId')],
        ['Metric', 'KICK'],
      ] as const)
        expect(await form.getByRole('combobox', { name: label, exact: true }).inputValue(), label).to.equal(value);
    });
  });

  it('is found by season, match, player and metric, at an address with their ids', async () => {
    await inPage(async (page) => {
      await open(page, '/evidence/');
      const form = page.getByRole('form', { name: 'The number' });
      const field = (name: string) => form.getByRole('combobox', { name, exact: true });
      await field('Season').selectOption('2025');
      const second = await field('Match').locator('option').nth(1).textContent();
      expect(second).to.match(/^Round \d+: [A-Z]+ \d+, [A-Z]+ \d+$/u);
      await field('Match').selectOption({ label: second ?? '' });
      await field('Player').locator('option').nth(2).waitFor({ state: 'attached' });
      const player = await field('Player').locator('option').nth(2).textContent();
      await field('Player').selectOption({ label: player ?? '' });
      await field('Metric').focus();
      await form.locator('datalist option[value="KICK"]').waitFor({ state: 'attached' });
      await field('Metric').fill('KICK');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?matchId=\d+&personId=\d+&metric=KICK$/u);
      await list(page).waitFor();
      // Until the matches are loaded, the field has only the squads of the evidence.
      const hasText = second ?? 'none';
      await field('Match').locator('option:checked', { hasText }).waitFor({ state: 'attached' });
      expect(await field('Match').locator('option:checked').textContent()).to.equal(second);
      expect(await field('Player').locator('option:checked').textContent()).to.equal(player);
      expect(await violations(page)).to.deep.equal([]);
    });
  });

  it('does not send a number that its forms do not accept', async () => {
    await inPage(async (page) => {
      await open(page, await firstAddress(page));
      await list(page).waitFor();
      const metric = page.getByLabel('Metric', { exact: true });
      await metric.fill('kicks of him');
      await expectRejected(metric, page.getByRole('button', { name: 'Show the acts' }), 'the code of a metric');
      const sirens = page.getByLabel('Sirens in the video, s');
      for (const seconds of ['-1', '86401', '1 2', Array(11).fill('1').join()]) {
        await sirens.fill(seconds);
        await expectRejected(sirens, page.getByRole('button', { name: 'Download XML' }), 'from 0 to 86400');
      }
    });
  });

  it('counts what each filter left out: both parts are the whole', async () => {
    await inPage(async (page) => {
      const whole = await firstAddress(page);
      await open(page, whole);
      await list(page).waitFor();
      const all = await list(page).getByRole('button').count();
      await open(page, `${whole}&period=1,2`);
      await list(page).waitFor();
      const own = await list(page).getByRole('button').count();
      const text = await page.getByText(/^\d+ acts? excluded by period$/u).textContent();
      expect(own + Number.parseInt(text ?? '', 10)).to.equal(all);
      expect(own).to.be.below(all);
    });
  });

  it('saves the acts as CSV and as XML with the sirens of a video', async () => {
    await inPage(async (page) => {
      await (await firstNumber(page)).click();
      await list(page).waitFor();
      const acts = await list(page).getByRole('button').count();
      const saved = async (format: string): Promise<string> => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          panel(page)
            .getByRole('button', { name: `Download ${format}` })
            .click(),
        ]);
        const chunks: Buffer[] = [];
        for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
        return Buffer.concat(chunks).toString();
      };
      expect((await saved('CSV')).trim().split(/\r?\n/u)).to.have.length(acts + 1);
      const plain = await saved('XML');
      expect(plain.match(/<instance>/gu)).to.have.length(acts);
      await panel(page).getByLabel('Sirens in the video, s').fill('100, 3000');
      expect(await saved('XML')).not.to.equal(plain);
    });
  });

  it('reports the reason if there is no such number', async () => {
    await inPage(async (page) => {
      const address = new URL(await firstAddress(page), 'http://hub');
      await page.route('**/evidence?metric=KICK*', (route) =>
        route.fulfill({
          status: 200,
          json: { ...absentEvidence, matchId: Number(address.searchParams.get('matchId')) },
        }),
      );
      await open(page, address.pathname + address.search);
      await page.getByText('The source has no kicks.').waitFor();
      await page.getByText('No act counts for this value.').waitFor();
    });
  });

  it('is accessible, and fits a phone, in both themes', async () => {
    await inPage(
      async (page) => {
        const address = await firstAddress(page);
        await (await firstNumber(page)).click();
        await list(page).getByRole('button').first().click();
        expect(await violations(page), 'panel').to.deep.equal([]);
        await showDark(page);
        expect(await colourViolations(page), 'dark panel').to.deep.equal([]);
        await open(page, address);
        await list(page).getByRole('button').first().click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
        expect(await violations(page), 'page').to.deep.equal([]);
      },
      { viewport: phone },
    );
  });
});

const absentEvidence = {
  matchId: 0,
  squadId: 0,
  metric: { id: 1, code: 'KICK', name: 'Kick', namePlural: 'Kicks' },
  source: 'transactions',
  absent: { code: 'KICK', reason: 'The source has no kicks.' },
  formula: { text: 'kick', description: 'Kicks.', is: 'linear', numerator: { bases: [], divisor: 1 } },
  sums: [{ sign: 1, numerator: 0 }],
  acts: 0,
  seconds: 0,
  excluded: [],
  bases: [],
  termCount: 0,
  terms: [],
};
