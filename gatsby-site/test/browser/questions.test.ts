import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';
import { recipes } from '../../src/features/questions/recipes.js';
import { parameterNames, parameters, type ParameterKind, type ParameterName } from '../../src/query/parameters.js';
import { colourViolations, violations } from '../support/axe.js';
import { expectFault, inContext, inPage, open } from '../support/browser.js';
import { ownClipboard } from '../support/clipboard.js';
import { phone } from '../support/layout.js';
import { expectRejected } from '../support/rejected-field.js';
import { showDark } from '../support/theme.js';

const table = (page: Page) => page.getByRole('region', { name: 'The answer as a table' });
const form = (page: Page) => page.getByRole('form', { name: 'The question' });
const players = (page: Page) => page.getByRole('combobox', { name: 'Player', exact: true }).locator('option');
const run = (page: Page) => page.getByRole('button', { name: 'Get the answer' });
const query = (page: Page): string => new URL(page.url()).search;

/** Opens all groups of the form. */
async function openGroups(page: Page): Promise<void> {
  const closed = form(page).locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Opens the page with a query and waits for its answer. */
async function ask(page: Page, search: string): Promise<void> {
  await open(page, `/questions/${search}`);
  await table(page).waitFor();
}

/** The numbers of a column of the table, from the left. */
const column = async (page: Page, at: number): Promise<readonly number[]> =>
  (await table(page).locator(`tbody tr > :nth-child(${at})`).allTextContents()).map(Number);

const pages = 'seasonId=2025&metric=DISPOSAL&measure=total';

/** Labels of the fields for one whole number. */
const labels: Readonly<Partial<Record<ParameterName, string>>> = {
  limit: 'Rows per page',
  minMatches: 'Minimum matches',
  last: 'Last matches of each',
  fromMargin: 'Margin from',
  toMargin: 'Margin to',
  fromScoreMargin: 'Lead from, points',
  toScoreMargin: 'Lead to, points',
  fromPeriodSeconds: 'From second of a period',
  toPeriodSeconds: 'To second of a period',
  lastXSeconds: 'Last seconds',
  cellMetres: 'Width of a cell, m',
  rollingMatches: 'Rolling matches',
};

/** Bounds of the parameters that are one whole number, apart from the ids of a drop-down list. */
const bounded = parameterNames.flatMap((name) => {
  const kind: ParameterKind = parameters[name];
  return kind.is === 'integer' && !kind.isList && !name.endsWith('Id') ? [{ name, ...kind }] : [];
});

describe('the page Questions', () => {
  it('answers a common question in five clicks, and has the same answer for its link', async () => {
    await inPage(async (page) => {
      await open(page, '/questions/');
      await form(page).getByRole('checkbox', { name: '2025' }).check();
      await form(page).getByRole('checkbox', { name: 'Won' }).check();
      await form(page).getByRole('button', { name: 'Second half' }).click();
      await form(page).getByLabel('Minimum matches').fill('2');
      await run(page).click();
      await table(page).waitFor();
      expect(query(page)).to.equal(
        '?seasonId=2025&result=won&period=3,4&metric=DISPOSAL&measure=perMatch&minMatches=2&limit=20',
      );
      const disposals = await column(page, 3);
      expect(disposals).to.have.length(20);
      expect(disposals).to.deep.equal([...disposals].sort((a, b) => b - a));
      const first = await table(page).textContent();
      await page.reload();
      await table(page).waitFor();
      expect(await table(page).textContent()).to.equal(first);
      expect(await form(page).getByLabel('Minimum matches').inputValue()).to.equal('2');
    });
  });

  it('puts the question into words above its answer, and in the title of the window', async () => {
    await inPage(async (page) => {
      await ask(page, '?seasonId=2025&result=won&period=3,4&metric=DISPOSAL&measure=perMatch&minMatches=2&limit=20');
      await page.getByRole('heading', { name: 'Disposal: per match, by player' }).waitFor();
      await page.getByText('Matches won; Q3 or Q4; at least 2 matches').waitFor();
      expect(await page.title()).to.include('Disposal: per match, by player');
    });
  });

  it('has a column of minutes in an area of the ground too, wherever the ball was', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&area=goal(0-50%20m)&limit=4`);
      expect(await table(page).getByRole('columnheader').allInnerTexts()).to.have.lengthOf(5);
    });
  });

  it('offers questions before the first answer, and Back returns to them', async () => {
    await inPage(async (page) => {
      await open(page, '/questions/');
      const list = page.getByRole('region', { name: 'Questions to start from' });
      await list.getByRole('link').first().waitFor();
      expect(await list.getByRole('link').count()).to.equal(recipes.length);
      await list.getByRole('link', { name: 'Leading goal kickers' }).click();
      await table(page).waitFor();
      expect(await form(page).getByRole('button', { name: 'Remove GOAL' }).count()).to.equal(1);
      await page.goBack();
      await list.waitFor();
    });
  });

  it('has an answer to each of them', async () => {
    await inPage(async (page) => {
      await open(page, '/questions/');
      const answer = page.getByText(/^\d+ rows? from|matches? fit|^No match/u);
      for (const { title } of recipes) {
        await players(page).first().waitFor({ state: 'attached' });
        await page.getByRole('link', { name: title, exact: true }).click();
        await answer.waitFor().catch((error: unknown) => expect.fail(`no answer to: ${title}, ${String(error)}`));
        await page.goBack();
        await answer.waitFor({ state: 'detached' });
      }
    });
  });

  it('asks a recipe about the squad and the player that are chosen by name', async () => {
    await inPage(async (page) => {
      await open(page, '/questions/');
      await players(page).nth(1).waitFor({ state: 'attached' });
      await page.getByRole('combobox', { name: 'Squad', exact: true }).selectOption({ index: 1 });
      await players(page).nth(3).waitFor({ state: 'attached' });
      await page.getByRole('combobox', { name: 'Player', exact: true }).selectOption({ index: 3 });
      const name = await players(page).nth(3).textContent();
      await page.getByRole('link', { name: 'Game log of one player' }).click();
      await page.locator(`button[aria-label^="Remove ${name ?? ''}"]`).waitFor({ state: 'attached' });
    });
  });

  it('sorts all rows by the button of a heading', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&limit=5`);
      const most = await column(page, 3);
      const sorted = page.waitForResponse(/sort=DISPOSAL\.total/u);
      await table(page)
        .getByRole('button', { name: /Disposal/u })
        .click();
      await sorted;
      await table(page).locator('th[aria-sort="ascending"]').waitFor();
      expect(query(page)).to.include('sort=DISPOSAL.total');
      expect(Math.max(...(await column(page, 3)))).to.be.below(Math.min(...most));
    });
  });

  it('turns pages', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&limit=4`);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Page 2').waitFor();
      expect(await column(page, 1)).to.deep.equal([5, 6, 7, 8]);
      await page.getByRole('button', { name: 'Previous' }).click();
      expect(await column(page, 1)).to.deep.equal([1, 2, 3, 4]);
    });
  });

  it('saves all rows as CSV, with the names of the columns once', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&limit=4`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      const lines = Buffer.concat(chunks).toString().trim().split(/\r?\n/u);
      const basis = await page.getByText(/^\d+ rows from/u).textContent();
      expect(lines.length - 1).to.equal(Number.parseInt(basis ?? '', 10));
      expect(lines.filter((line) => line.startsWith('Player,Player id,'))).to.have.length(1);
    });
  });

  it('leads from every number of a season to its matches, and from there to the acts', async () => {
    await inPage(async (page) => {
      await ask(
        page,
        '?seasonId=2025&metric=KICK&metric=DISPOSAL_EFFICIENCY&measure=perMatch&measure=total&minMatches=2&limit=3',
      );
      const cells = table(page).locator('tbody tr').first().locator('td[data-number]');
      for (const at of [0, 1, 2, 3, 4, 5])
        expect(await cells.nth(at).getByRole('link').count(), String(at)).to.equal(1);
      // Units are in the headings only.
      expect(await table(page).locator('thead').textContent()).to.contain('Disposal Efficiency %');
      expect(await table(page).locator('tbody').textContent()).not.to.contain('%');
      const total = await cells.nth(1).textContent();
      const matches = Number(await cells.nth(4).getByRole('link').textContent());
      await cells.nth(1).getByRole('link').click();
      await table(page).locator('thead').getByRole('button', { name: 'Match', exact: true }).waitFor();
      await page.waitForURL(/by=match/u);
      const kicks = await table(page)
        .locator('tbody tr')
        .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('td[data-number]')?.textContent)));
      expect(kicks.length).to.equal(matches).and.to.be.greaterThan(1);
      expect(kicks.reduce((sum, one) => sum + one, 0)).to.equal(Number(total));
      await page.getByText(/; Seniors; \p{L}+ \p{L}+$/u).waitFor();
      await table(page).locator('tbody td[data-number]').first().getByRole('link').click();
      await page.getByRole('dialog').getByRole('region', { name: 'The acts as a list' }).waitFor();
    });
  });

  it('shows the answer of a shared question before the form on a phone', async () => {
    await inPage(
      async (page) => {
        await ask(page, `?${pages}&limit=4`);
        const top = async (selector: string): Promise<number> =>
          (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
        expect(await top('#answer')).to.be.lessThan(await top('main form'));
      },
      { viewport: phone },
    );
  });

  it('draws bars, a line over matches, and a map of cells', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&limit=6`);
      expect(await page.locator('figure li').count()).to.equal(6);
      await ask(page, '?level=squads&seasonId=2025&squadId=10&by=match&metric=INSIDE_50');
      const matches = await table(page).locator('tbody tr').count();
      expect(await page.locator('figure [data-mark]').count()).to.equal(matches);
      await ask(page, '?level=squads&seasonId=2025&by=hex&metric=INTERCEPT&limit=1000');
      expect(await page.locator('figure polygon').count()).to.equal(await table(page).locator('tbody tr').count());
    });
  });

  it('shows the call in five languages, and copies it and the link', async () => {
    await inContext(async (page) => {
      const clipboard = await ownClipboard(page);
      await ask(page, `?${pages}&limit=4`);
      for (const [kind, start] of [
        ['curl', 'curl -H'],
        ['JavaScript', 'import { API }'],
        ['Python', 'from goalsquare import API'],
        ['R', 'library(goalsquare)'],
        ['Excel', 'GoalsquareQuestions('],
      ] as const) {
        await page.getByRole('radio', { name: kind, exact: true }).click();
        await page.getByRole('button', { name: `Copy ${kind}`, exact: true }).click();
        await page.getByText(`${kind} copied.`).waitFor();
        expect(await clipboard()).to.satisfy((text: string) => text.startsWith(start));
      }
      await page.getByRole('button', { name: 'Copy a link to this answer' }).click();
      await page.getByText('The link copied.').waitFor();
      expect(await clipboard()).to.equal(page.url());
    });
  });

  it('shows the statement of the server in SQL, or why there is none', async () => {
    await inContext(async (page) => {
      const clipboard = await ownClipboard(page);
      await ask(page, `?${pages}&limit=4`);
      for (const [kind, tables] of [
        ['SQL for DuckDB', "read_parquet('dataset/matches"],
        ['SQL for Spark', 'parquet.`dataset/matches`'],
      ] as const) {
        await page.getByRole('radio', { name: kind, exact: true }).click();
        await page.getByLabel(`The call in ${kind}`).filter({ hasText: tables }).waitFor();
        await page.getByRole('button', { name: `Copy ${kind}`, exact: true }).click();
        await page.getByText(`${kind} copied.`).waitFor();
        expect(await clipboard()).to.include('limit 4');
      }
      expectFault(page, /400/u);
      await page.route('**/*format=sql*', (route: Route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 400, detail: 'A match is being played.' }),
        }),
      );
      await page.getByRole('radio', { name: 'SQL for DuckDB', exact: true }).click();
      await page.getByText('-- A match is being played.').waitFor();
    });
  });

  it('shows an error next to the control that it is about, and moves the focus there', async () => {
    await inPage(async (page) => {
      expectFault(page, /400/u);
      await open(page, `/questions/?${pages}&fromMargin=5&toMargin=1`);
      await page.getByRole('alert').getByText('fromMargin').waitFor();
      const margin = form(page).getByLabel('Margin from');
      expect(await margin.getAttribute('aria-invalid')).to.equal('true');
      const id = await margin.getAttribute('aria-describedby');
      expect(await page.locator(`[id="${id ?? ''}"]`).textContent()).to.include('toMargin');
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
      await margin.fill('-5');
      await run(page).click();
      await table(page).waitFor();
      expect(await margin.getAttribute('aria-invalid')).to.equal('false');
    });
  });

  it('keeps each number that its parameter does not allow, says what it allows, and does not run', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&limit=4`);
      for (const { name, least, most } of bounded) {
        await openGroups(page);
        const field = form(page).getByLabel(labels[name] ?? name, { exact: true });
        const allowed = `a whole number from ${least} to ${most}`;
        const asked = await field.inputValue();
        for (const value of [String(least - 1), String(most + 1), '5.5']) {
          await field.fill(value);
          await expectRejected(field, run(page), allowed);
        }
        await field.fill('');
        await field.pressSequentially('1e');
        await expectRejected(field, run(page), allowed);
        // The question that is shown already: nothing is requested that the next field's check could meet.
        await field.fill(asked);
        await run(page).click();
        expect(await field.getAttribute('aria-invalid'), name).to.equal('false');
      }
    });
  });

  it('keeps a number that an area does not allow, and a half number', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&limit=4&area=goal(0-40%20m)`);
      await openGroups(page);
      const from = form(page).getByLabel('From, m to goal');
      for (const value of ['-5', '401']) {
        await from.fill(value);
        await expectRejected(from, run(page), 'a number from 0 to 400');
        expect(await form(page).getByLabel('To, m to goal').inputValue()).to.equal('40');
      }
      await form(page).getByRole('radio', { name: 'Circle' }).check();
      const x = form(page).getByLabel('Centre x');
      await x.fill('');
      await x.pressSequentially('-201');
      await expectRejected(x, run(page), 'a number from -200 to 200');
      await x.fill('-20.5');
      await run(page).click();
      await page.waitForURL(/area=circle\(-20\.5%200%2015\)/u);
    });
  });

  it('does not run with a match that has no valid id, or half a date, and opens their group', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&limit=4`);
      await openGroups(page);
      const match = form(page).getByLabel('Match ids');
      await match.fill('110510101, 9999999999');
      await form(page).locator('summary', { hasText: 'Matches' }).click();
      await expectRejected(match, run(page), 'a whole number from 0 to 2147483647');
      await match.fill('');
      const date = form(page).getByLabel('From', { exact: true });
      await date.focus();
      await page.keyboard.type('12');
      await expectRejected(date, run(page), 'a date such as 2025-03-31');
    });
  });

  it('reports what of an address is invalid, and answers the rest', async () => {
    await inPage(async (page) => {
      await ask(page, '?seasonId=2025&metric=GAOL,MARK&zone=F51');
      const alert = await page.getByRole('alert').innerText();
      for (const part of ['metric GAOL', 'zone F51']) expect(alert).to.include(part);
    });
  });

  it('explains why an answer is empty', async () => {
    await inPage(async (page) => {
      await open(page, `/questions/?${pages}&minMatches=900`);
      await page.getByText('nobody has played 900 of them').waitFor();
      await form(page).getByLabel('Minimum matches').fill('');
      await form(page).getByText('Matches', { exact: true }).click();
      await form(page).getByLabel('From', { exact: true }).fill('1999-01-01');
      await form(page).getByLabel('To', { exact: true }).fill('1999-12-31');
      await run(page).click();
      await page.getByText('No match that has started fits').waitFor();
    });
  });

  it('waits and repeats the request while the server simulates matches', async () => {
    await inPage(async (page) => {
      expectFault(page, /503/u);
      let refusals = 2;
      await page.route('**/readyz', (route) =>
        route.fulfill({ body: 'matches: degraded: 30 of 120 matches are simulated, the others on request' }),
      );
      await page.route('**/v1/statistics/players**', (route: Route) => {
        refusals -= 1;
        return refusals < 0
          ? route.continue()
          : route.fulfill({
              status: 503,
              headers: { 'Retry-After': '1', 'Content-Type': 'application/problem+json' },
              body: JSON.stringify({ detail: 'The matches of the query are still being loaded.' }),
            });
      });
      await open(page, `/questions/?${pages}`);
      await page.getByText(/still being loaded\. The request is repeated in \d+ seconds?\./u).waitFor();
      expect(await page.getByRole('progressbar').getAttribute('value')).to.equal('30');
      await table(page).waitFor();
    });
  });

  it('uses a key once it is entered, and says so if the server rejects it', async () => {
    await inPage(async (page) => {
      expectFault(page, /401/u);
      await ask(page, `?${pages}&limit=1`);
      const keys = new Set<string>();
      page.on('request', (request) => {
        if (request.url().includes('/v1/')) keys.add(request.headers().authorization ?? '');
      });
      await page.route('**/v1/**', (route) => route.fulfill({ status: 401, body: '{}' }));
      await form(page).getByText('Key', { exact: true }).click();
      await form(page).getByLabel('Token or key').fill('');
      await form(page).getByLabel('Token or key').pressSequentially('club-key');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('does not accept this key').first().waitFor();
      expect([...keys]).to.deep.equal(['Bearer club-key']);
    });
  });

  it('finds a player by name', async () => {
    await inPage(async (page) => {
      await ask(page, `?${pages}&limit=1`);
      const name =
        (await table(page)
          .locator('tbody th')
          .evaluate((cell) => cell.firstChild?.textContent)) ?? '';
      await form(page).getByText('Matches', { exact: true }).click();
      await form(page).getByLabel('Players', { exact: true }).last().fill(name);
      await form(page).getByRole('list', { name: 'Players: found' }).getByRole('button').first().click();
      await run(page).click();
      await page.getByText(/^1 row from/u).waitFor();
      expect(await table(page).locator('tbody th').textContent()).to.include(name);
    });
  });

  it('draws a polygon by keyboard and by pointer, and keeps its corners as text', async () => {
    await inPage(async (page) => {
      await ask(page, '?seasonId=2025&metric=DISPOSAL&area=polygon(30%20-20%2C%2030%2020%2C%2070%2020)&limit=3');
      await form(page).getByText('Parts of the match').click();
      const text = form(page).getByLabel('Corners: x y, x y, x y');
      const corner = (name: string) => form(page).getByRole('button', { name, exact: true });
      await corner('Corner 1 at 30, -20').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowUp');
      expect(await text.inputValue()).to.equal('31 -15, 30 20, 70 20');
      await page.keyboard.press('Enter');
      expect(await text.inputValue()).to.equal('31 -15, 31 3, 30 20, 70 20');
      await page.keyboard.press('Delete');
      expect(await text.inputValue()).to.equal('31 3, 30 20, 70 20');
      const ground = form(page).getByRole('group', { name: 'The polygon on the ground, attacking to the right' });
      const box = await ground.boundingBox();
      if (box === null) throw new Error('the ground is not shown');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      expect(await text.inputValue()).to.match(/^31 3, (?:-?\d+ -?\d+, )?30 20, 70 20(?:, -?\d+ -?\d+)?$/u);
      await corner('Corner 1 at 31, 3').hover();
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.75, { steps: 4 });
      await page.mouse.up();
      expect(await text.inputValue()).to.match(/^\d+ -\d+, /u);
      await text.fill('40 -10, 40 10, 60 0');
      expect(await corner('Corner 3 at 60, 0').count()).to.equal(1);
      await run(page).click();
      await page.waitForURL(/area=polygon\(40%20-10/u);
      await table(page).waitFor();
    });
  });

  it('has no violation in any state, light or dark, with all controls open', async () => {
    await inPage(async (page) => {
      await open(page, '/questions/?seasonId=2025&metric=DISPOSAL&area=goal(0-60%20m)&minMatches=900');
      await page.getByText('nobody has played').waitFor();
      await openGroups(page);
      expect(await violations(page)).to.deep.equal([]);
      await showDark(page);
      expect(await colourViolations(page)).to.deep.equal([]);
      await ask(page, '?level=squads&seasonId=2025&by=hex&metric=INTERCEPT');
      expect(await violations(page)).to.deep.equal([]);
      await ask(page, '?level=squads&seasonId=2025&squadId=10&by=round&metric=INSIDE_50');
      expect(await violations(page)).to.deep.equal([]);
    });
  });

  it('fits on a phone, and shows the answer after the question', async () => {
    await inPage(
      async (page) => {
        await open(page, '/questions/');
        await form(page).getByRole('checkbox', { name: '2025' }).check();
        await run(page).click();
        await table(page).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(360);
        expect(await page.locator('#answer').evaluate((answer) => answer.getBoundingClientRect().top)).to.be.below(400);
        expect(await violations(page)).to.deep.equal([]);
      },
      { viewport: phone },
    );
  });
});
