import type { Changes, MatchRevisions, RevisionComparison } from '@goalsquare/openapi/types';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { colourViolations, violations } from '../support/axe.js';
import { inPage, open, siteUrl } from '../support/browser.js';
import { phone } from '../support/layout.js';
import { showDark } from '../support/theme.js';
import { expectRejected } from '../support/rejected-field.js';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const rows = (page: Page, name: string | RegExp) => region(page, name).locator('tbody tr');

async function get<T>(path: string): Promise<T> {
  const response = await fetch(siteUrl() + path, { headers: { Authorization: 'Bearer sandbox-transactional' } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as T;
}

/** A match of the small world with corrections of its statistics, and what they changed. */
async function correctedMatch(): Promise<RevisionComparison> {
  const { rows: played } = await get<{ readonly rows: readonly { readonly match: { readonly matchId: number } }[] }>(
    '/v1/statistics/squads?seasonId=2025&by=match&metric=GOAL&limit=50',
  );
  for (const {
    match: { matchId },
  } of played) {
    const path = `/v1/matches/${matchId}/revisions`;
    const { revisions, revision } = await get<MatchRevisions>(`${path}?kind=amendment,removal,correction&limit=500`);
    const [first] = revisions;
    if (first === undefined) continue;
    const changed = await get<RevisionComparison>(`${path}/${first.revision - 1}...${revision}?limit=500`);
    if (changed.statistics.some(({ before, after }) => before !== undefined && after !== undefined)) return changed;
  }
  throw new Error('no match of the small world has corrections');
}

const change = {
  type: 'MatchMetricUpdate',
  kind: 'amendment',
  messageId: '7-12-0',
  matchId: 7,
  leagueId: 1,
  levelId: 1,
  seasonId: 2026,
  revision: 12,
  utcTimestamp: '2026-03-16T09:00:00.000Z',
  period: 3,
  periodSecs: 512,
} as const;

/** Answers the calls of recent changes: one change at first, and another one by the stream. */
async function withChanges(page: Page): Promise<readonly string[]> {
  const paths: string[] = [];
  const first: Changes = { changes: [change], cursor: '5-a', more: false };
  await page.route('**/v1/changes?*', (route) => {
    paths.push(new URL(route.request().url()).search);
    return route.fulfill({ json: first });
  });
  let streams = 0;
  await page.route('**/v1/changes/events?*', (route) => {
    streams += 1;
    paths.push(route.request().headers()['last-event-id'] ?? '');
    const next = { ...change, kind: 'removal', messageId: '7-13-0', revision: 13 };
    const body = streams === 1 ? `id: 6-b\nevent: MatchMetricUpdate\ndata: ${JSON.stringify(next)}\n\n` : ':\n\n';
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  return paths;
}

describe('the page Corrections', () => {
  it('leads from a match to what its corrections changed, and from a value to its acts then', async () => {
    const { matchId, fromRevision, toRevision, corrections, statistics } = await correctedMatch();
    await inPage(async (page) => {
      await open(page, '/corrections/');
      await page.getByLabel('Match', { exact: true }).fill(String(matchId));
      await page.getByRole('button', { name: 'Show its corrections' }).click();
      await region(page, 'Corrections of the match').waitFor();
      expect(await rows(page, 'Corrections of the match').count()).to.be.at.least(corrections.length);
      await page.getByRole('link', { name: 'Compare before and after all of them' }).click();
      await region(page, 'Changed statistics').waitFor();
      expect(new URL(page.url()).search).to.equal(`?matchId=${matchId}&from=${fromRevision}&to=${toRevision}`);
      expect(await rows(page, 'Changed statistics').count()).to.equal(statistics.length);
      const at = statistics.findIndex(({ before, after }) => before !== undefined && after !== undefined);
      const row = rows(page, 'Changed statistics').nth(at);
      const [before, after] = await row.locator('td[data-number="true"]').allTextContents();
      expect(before).not.to.equal(after);
      for (const [cell, value] of [before, after].entries()) {
        await row.locator('td[data-number="true"]').nth(cell).getByRole('link').click();
        const panel = page.getByRole('dialog');
        await panel.getByText(`as of: ${cell === 0 ? fromRevision : toRevision}`).waitFor();
        expect(Number.parseFloat((await panel.locator('strong').first().textContent()) ?? '')).to.be.closeTo(
          Number(value?.replaceAll(',', '')),
          0.5001,
        );
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
      }
    });
  });

  it('compares the two revisions that are entered, for the metrics that are entered', async () => {
    const { matchId, fromRevision, toRevision, statistics } = await correctedMatch();
    const code = statistics[0]?.code ?? '';
    await inPage(async (page) => {
      await open(page, `/corrections/?matchId=${matchId}`);
      await page.getByLabel('Older revision').fill(String(fromRevision));
      await page.getByLabel('Newer revision').fill(String(toRevision));
      await page.getByLabel('Metrics').fill(code);
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await region(page, 'Changed statistics').waitFor();
      const codes = await rows(page, 'Changed statistics').locator('td:nth-child(2)').allTextContents();
      expect(codes).to.deep.equal(statistics.filter((one) => one.code === code).map(() => code));
    });
  });

  it('does not send an id or a revision that it does not accept', async () => {
    const { matchId } = await correctedMatch();
    await inPage(async (page) => {
      await open(page, `/corrections/?matchId=${matchId}`);
      const older = page.getByLabel('Older revision');
      const compare = page.getByRole('button', { name: 'Compare', exact: true });
      await expectRejected(older, compare, 'a whole number from 0 to ');
      await older.fill('99999');
      await expectRejected(older, compare, 'a whole number from 0 to ');
      const match = page.getByLabel('Match', { exact: true });
      await match.fill('9999999999');
      const show = page.getByRole('button', { name: 'Show its corrections' });
      await expectRejected(match, show, 'a whole number from 0 to 2147483647');
    });
  });

  it('lists recent changes by kind and season, and adds those that arrive', async () => {
    await inPage(async (page) => {
      const paths = await withChanges(page);
      await open(page, '/corrections/');
      await region(page, 'Recent changes as a table').waitFor();
      expect(await rows(page, 'Recent changes as a table').allTextContents()).to.deep.equal([
        '7202612Amendment2026-03-16 09:00:00Q3 08:32statistics',
      ]);
      await page.getByLabel('Add changes as they arrive').check();
      await region(page, 'Recent changes as a table').getByText('Removal').waitFor();
      expect(await rows(page, 'Recent changes as a table').first().textContent()).to.contain('Removal');
      expect(paths).to.include('5-a');
      await page.getByRole('checkbox', { name: 'Official result' }).check();
      await page.getByRole('combobox', { name: 'Season' }).selectOption('2026');
      await page.waitForURL(/seasonId=2026/u);
      await region(page, 'Recent changes as a table').waitFor();
      expect(paths.some((path) => path.startsWith('?kind=amendment,removal,correction,result&seasonId=2026'))).to.equal(
        true,
      );
      expect(
        await region(page, 'Recent changes as a table')
          .getByRole('link', { name: /revision 12/u })
          .getAttribute('href'),
      ).to.equal('/corrections/?matchId=7&from=11&to=12');
    });
  });

  it('says so if there is no such change or no such match', async () => {
    await inPage(async (page) => {
      await page.route('**/v1/changes?*', (route) =>
        route.fulfill({ json: { changes: [], cursor: '0', more: false } satisfies Changes }),
      );
      await open(page, '/corrections/');
      await page.getByText('No change of these kinds').waitFor();
    });
  });

  it('is accessible, and fits a phone, in both themes', async () => {
    const { matchId, fromRevision, toRevision } = await correctedMatch();
    await inPage(
      async (page) => {
        await open(page, `/corrections/?matchId=${matchId}&from=${fromRevision}&to=${toRevision}`);
        await region(page, 'Changed statistics').waitFor();
        expect(await violations(page)).to.deep.equal([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
        await showDark(page);
        expect(await colourViolations(page)).to.deep.equal([]);
      },
      { viewport: phone },
    );
  });
});
