import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { entryKinds, type SearchEntry } from '../../src/search/entry.js';
import { inPage, open } from '../support/browser.js';
import { idsOf, pages, textOf } from '../support/pages.js';

/** Search texts, and the address of the first result. */
const firstHits: readonly (readonly [query: string, first: string])[] = [
  ['clearance', '/metrics/CLEARANCE/'],
  ['CLEARANCE_CB', '/metrics/CLEARANCE_CB/'],
  ['disposals', '/metrics/DISPOSAL/'],
  ['disposal efficiency', '/metrics/DISPOSAL_EFFICIENCY/'],
  ['inside 50', '/metrics/INSIDE_50/'],
  ['contested mark', '/metrics/MARK_CONTESTED/'],
  ['player rating', '/metrics/PLAYER_RATING/'],
  ['time on ground', '/metrics/TIME_ON_GROUND/'],
  ['expected points', '/metrics/POINTS_EXPECTED/'],
  ['rate limit', '/support/usage-limits/'],
  ['lastXSeconds', '/parameters/#lastXSeconds'],
  ['last x seconds', '/parameters/#lastXSeconds'],
  ['scoreState', '/parameters/#scoreState'],
  ['asOf', '/parameters/#asOf'],
  ['seasonId', '/parameters/#seasonId'],
  ['docker', '/operators/docker/'],
  ['docker compose', '/operators/docker/'],
  ['helm', '/operators/kubernetes/'],
  ['systemd', '/operators/debian/'],
  ['CORS', '/operators/proxies/'],
  ['TLS', '/operators/proxies/'],
  ['nginx', '/operators/proxies/'],
  ['backup', '/operators/backup/'],
  ['upgrade', '/operators/upgrade/'],
  ['prometheus', '/operators/observability/'],
  ['webhooks', '/operators/events/'],
  ['environment variables', '/operators/configuration/'],
  ['REDIS_URL', '/operators/configuration/#replicas'],
  ['oauth', '/operators/tokens/'],
  ['R', '/guides/support-packages/r-package/'],
  ['python', '/guides/support-packages/python-package/'],
  ['javascript', '/guides/support-packages/javascript-package/'],
  ['excel', '/guides/excel/'],
  ['csv', '/guides/csv/'],
  ['parquet', '/guides/datasets/'],
  ['evidence', '/guides/evidence/'],
  ['errors', '/guides/errors/'],
  ['match-not-found', '/guides/errors/#match-not-found'],
  ['429', '/support/usage-limits/'],
  ['getMatchScore', '/api/getMatchScore/'],
  ['/v1/leagues', '/api/getLeagues/'],
  ['v1.53', '/release-notes/V1/v1.53/'],
  ['quickstart', '/'],
  ['sandbox', '/sandbox-environment/'],
  ['how to authenticate', '/operators/tokens/'],
  ['export csv', '/guides/csv/'],
  ['python install', '/guides/support-packages/python-package/'],
  ['install r package', '/guides/support-packages/r-package/'],
  ['jupyter notebook', '/guides/support-packages/python-package/'],
  ['kick map', '/guides/recipes/'],
  ['score worm', '/live/'],
  ['live scores', '/live/'],
  ['shot chart', '/playground/'],
  ['player heat map', '/playground/'],
  ['leaderboard', '/questions/'],
  ['head to head', '/questions/'],
  ['last 5 games', '/guides/across/'],
  ['pagination', '/guides/across/'],
  ['caching', '/support/match-day-support/'],
  ['team list', '/support/selected-team-schedule/'],
  ['api key', '/sandbox-environment/'],
  ['openapi spec', '/api/'],
  ['afl fixture 2025', '/api/getLevelFixture/'],
  ['quarter scores', '/api/getMatchScore/'],
  ['player stats', '/api/getPlayerStatistics/'],
  ['what is a rebound 50', '/metrics/REBOUND_50/'],
  ['tackles', '/metrics/TACKLE/'],
  ['kick in', '/metrics/KICK_IN/'],
  ['expected goals', '/metrics/POINTS_EXPECTED/'],
  ['clearence', '/metrics/CLEARANCE/'],
  ['disposal efficency', '/metrics/DISPOSAL_EFFICIENCY/'],
  ['pythn', '/guides/support-packages/python-package/'],
  ['webhok', '/operators/events/'],
  ['environment varibles', '/operators/configuration/'],
  ['run with tls', '/operators/proxies/'],
  ['https certificate', '/operators/proxies/'],
  ['import my data', '/guides/real-data/'],
  ['download all data', '/guides/datasets/'],
  ['401', '/guides/errors/#unauthorised'],
  ['too many requests', '/guides/errors/#too-many-requests'],
  ['google sheets', '/guides/permalinks/'],
  ['branding', '/operators/start/'],
  ['embed', '/guides/permalinks/'],
  ['why is this number', '/guides/evidence/'],
  ['one percenters', '/metrics/SPOIL/'],
  ['contested possession', '/metrics/POSSESSION_CONTESTED/'],
];

const firstResult = async (page: Page, query: string): Promise<string | null> => {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('searchbox').fill(query);
  await dialog.locator(`[data-query=${JSON.stringify(query)}]`).waitFor();
  return dialog.locator(`[data-query] a`).first().getAttribute('href');
};

describe('what the search finds by name', () => {
  it('is a page of the hub, or an anchor in one', () => {
    const all = pages();
    const entries = JSON.parse(textOf('search-entries.json')) as readonly SearchEntry[];
    const dead = entries.filter(({ url }) => {
      const [route = '', anchor] = url.split('#');
      const page = all.get(route);
      return page === undefined || (anchor !== undefined && !idsOf(page).has(anchor));
    });
    expect(dead.map(({ url }) => url)).to.deep.equal([]);
    expect(new Set(entries.map(({ kind }) => kind))).to.deep.equal(new Set(entryKinds));
  });
});

describe('the first result of the search', () => {
  it(`is what a reader expects, for ${firstHits.length} queries`, async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.keyboard.press('/');
      const found: (readonly [string, string | null])[] = [];
      for (const [query] of firstHits) found.push([query, await firstResult(page, query)]);
      expect(found).to.deep.equal(firstHits);
    });
  }).timeout(120_000);

  it('is a player of the server for a name, and nothing for a word that no page has', async () => {
    await inPage(async (page) => {
      await open(page, '/players/');
      const name = await page.evaluate(async () => {
        const headers = { Authorization: 'Bearer sandbox-transactional' };
        const { persons } = (await (await fetch('/v1/persons?name=an&limit=1', { headers })).json()) as {
          readonly persons: readonly { readonly fullname: string }[];
        };
        return persons[0]?.fullname ?? '';
      });
      await page.keyboard.press('/');
      expect(await firstResult(page, name)).to.match(/^\/player\/\?personId=\d+$/u);
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('searchbox').fill('qzxwvkj');
      await dialog.getByText('Nothing found for').waitFor();
    });
  });

  it('comes before release notes in the full text', async () => {
    await inPage(async (page) => {
      await open(page, '/');
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      for (const query of ['licence', 'behaviour', 'zones of the ground']) {
        await firstResult(page, query);
        const urls = await dialog
          .locator('[data-query] > li > a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const first = urls.findIndex((url) => url.startsWith('/release-notes/'));
        expect(
          first < 0 ? [] : urls.slice(first).filter((url) => !/^\/(?:release-notes|metrics)\//u.test(url)),
          query,
        ).to.deep.equal([]);
      }
    });
  });
});
