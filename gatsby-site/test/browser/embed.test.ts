import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import type { FrameLocator, Page } from 'playwright-core';
import { colourViolations, violations } from '../support/axe.js';
import { expectFault, inPage, siteUrl } from '../support/browser.js';
import { writtenPages } from '../support/written.js';

const call = '/v1/statistics/players?leagueId=1&levelId=1&seasonId=2025&metric=DISPOSAL&measure=total&limit=20';

async function secretOf(path: string): Promise<string> {
  const response = await fetch(`${siteUrl()}/v1/permalinks`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sandbox-transactional', 'Content-Type': 'application/json' },
    body: JSON.stringify({ path }),
  });
  const { url } = (await response.json()) as { readonly url: string };
  return new URL(url).pathname.replace('/q/', '');
}

/** Opens a page of another origin with a frame that shows an address of the site. */
async function framed(page: Page, address: string, work: (frame: FrameLocator) => Promise<void>): Promise<void> {
  const server = createServer((_, res) => {
    res.setHeader('Content-Type', 'text/html');
    res.end(`<!doctype html><title>A blog</title><iframe src="${siteUrl()}${address}" title="Table"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // The frame is a request from another origin, which has no icon.
    expectFault(page, /requests http/u, /favicon/u);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await work(page.frameLocator('iframe'));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a page of another origin', () => {
  it('shows the table of a permalink in a frame, with the columns, rows and bars that it chooses', async () => {
    const secret = await secretOf(call);
    await inPage(async (page) => {
      await framed(page, `/embed/${secret}?columns=person_fullname,value&rows=3&bars=value`, async (frame) => {
        await frame.getByRole('row').nth(3).waitFor();
        expect(await frame.getByRole('row').count()).to.equal(4);
        const heads = await frame.getByRole('columnheader').allInnerTexts();
        expect(heads).to.deep.equal(['person fullname', 'value']);
        const values = await frame.locator('tbody td.number').allInnerTexts();
        expect(values.map(Number)).to.deep.equal(values.map(Number).sort((a, b) => b - a));
        expect(await frame.locator('.bar div').first().getAttribute('style')).to.equal('width: 100%;');
      });
    });
  });

  it('shows it with the address of the guide', async () => {
    const secret = await secretOf(call);
    const guide = writtenPages.find(({ route }) => route === '/guides/permalinks/')?.text ?? '';
    const [, query = ''] = /\/embed\/SECRET(\?\S+)"/u.exec(guide) ?? [];
    expect(query).to.match(/[?&]rows=10\b/u);
    await inPage(async (page) => {
      await framed(page, `/embed/${secret}${query}`, async (frame) => {
        await frame.getByRole('row').nth(10).waitFor();
        expect(await frame.getByRole('row').count()).to.equal(11);
      });
    });
  });

  it('shows it without a violation, light or dark', async () => {
    const secret = await secretOf(call);
    await inPage(async (page) => {
      expectFault(page, /favicon/u);
      await page.goto(`/embed/${secret}?columns=person_fullname,value&rows=3&bars=value`);
      await page.getByRole('row').nth(3).waitFor();
      expect(await violations(page), 'light').to.deep.equal([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await colourViolations(page), 'dark').to.deep.equal([]);
    });
  });

  it('shows lines of columns by row, and the table behind them', async () => {
    const secret = await secretOf('/v1/matches/110510101/forecast');
    await inPage(async (page) => {
      await framed(page, `/embed/${secret}?picture=lines&columns=home_points,away_points`, async (frame) => {
        await frame.getByRole('img', { name: 'Lines of home_points, away_points, by row' }).waitFor();
        const lines = await frame
          .locator('#picture > svg .line')
          .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
        expect(lines.map((d) => (d ?? '').startsWith('M48.0 250.0L'))).to.deep.equal([true, true]);
        expect(await frame.getByRole('listitem').allInnerTexts()).to.deep.equal(['home_points', 'away_points']);
        await frame.getByText('Table', { exact: true }).click();
        await frame.getByRole('columnheader', { name: 'home points' }).waitFor();
      });
    });
  });

  it('shows points on a ground, grouped by a column, where the rows have them', async () => {
    const path = '/v1/matches/110510101/shots';
    const secret = await secretOf(path);
    const response = await fetch(`${siteUrl()}${path}`, { headers: { Authorization: 'Bearer sandbox-transactional' } });
    const { shots } = (await response.json()) as { readonly shots: readonly object[] };
    await inPage(async (page) => {
      const columns = 'location_rotated_x_std,location_rotated_y_std,result_name';
      await framed(page, `/embed/${secret}?picture=ground&columns=${columns}`, async (frame) => {
        await frame.getByRole('img', { name: `${shots.length} points on a ground` }).waitFor();
        expect(await frame.locator('#picture > svg .point').count()).to.equal(shots.length);
        expect(await frame.getByRole('listitem').allInnerTexts()).to.include.members(['Goal', 'Behind']);
      });
    });
  });

  it('shows what is wrong with a column, a number of rows or the permalink', async () => {
    const secret = await secretOf(call);
    await inPage(async (page) => {
      expectFault(page, /404/u);
      await framed(page, `/embed/${secret}?columns=goals`, async (frame) => {
        await frame.getByText('There is no column goals. The columns are ').waitFor();
      });
      await framed(page, `/embed/${secret}?rows=ten`, async (frame) => {
        await frame.getByText('rows is ten: use a whole number of 1 or more.').waitFor();
      });
      for (const [query, fault] of [
        ['picture=pie&columns=value', 'picture is pie: use lines or ground.'],
        ['picture=lines', 'A picture of lines needs columns: name one to four.'],
        ['picture=lines&columns=person_fullname', /^person_fullname has the value .+: choose a column of numbers\.$/u],
        [
          'picture=ground&columns=value',
          'A picture of a ground needs columns: name those of x and y and, optionally, one to group by.',
        ],
      ] as const)
        await framed(page, `/embed/${secret}?${query}`, async (frame) => {
          await frame.getByText(fault).waitFor();
        });
      await framed(page, '/embed/c2VjcmV0LW9mLWEtcGVybWFsaW5r', async (frame) => {
        await frame.getByText('This permalink does not exist, has expired or was deleted.').waitFor();
      });
    });
  });

  it('cannot show any other page of the server in a frame', async () => {
    await inPage(async (page) => {
      expectFault(page, /frame-ancestors/u, /chrome-error/u);
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await framed(page, '/live/', async () => {
        await refused;
      });
    });
  });
});
