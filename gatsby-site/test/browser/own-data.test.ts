import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { violations } from '../support/axe.js';
import { expectFault, inPage, open } from '../support/browser.js';

/** A logo that names no size, as drawing programs write it. */
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><circle cx="256" cy="256" r="256"/></svg>';

/** Makes the server one with a club's own data, which accepts only one key. */
async function serveClub(page: Page, facts: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const used: string[] = [];
  expectFault(page, /401/u);
  const json = JSON.stringify({
    sandbox: false,
    name: 'Northern club',
    colour: '#ffd200',
    keys: 'The analysts hand out keys.',
    ...facts,
  });
  await page.route('**/site-logo', (route) => route.fulfill({ contentType: 'image/svg+xml', body: logo }));
  await page.route('**/site.json', (route) => route.fulfill({ contentType: 'application/json', body: json }));
  await page.route('**/v1/**', async (route) => {
    const { authorization = '' } = route.request().headers();
    used.push(authorization);
    if (authorization === 'Bearer club-key')
      await route.continue({
        headers: { ...route.request().headers(), authorization: 'Bearer sandbox-transactional' },
      });
    else await route.fulfill({ status: 401, headers: { 'WWW-Authenticate': 'Bearer' }, body: '' });
  });
  return used;
}

describe('the hub of a server with data of its own', () => {
  for (const path of ['/players/', '/live/', '/questions/?metric=KICK', '/corrections/', '/quality/', '/forecasts/'])
    it(`asks for a key once at ${path}, and says where one comes from`, async () => {
      await inPage(async (page) => {
        await serveClub(page);
        await open(page, path);
        const notice = page.getByRole('form', { name: 'Key of this server' });
        await notice.waitFor();
        expect(await page.getByText('needs a key of its own').count()).to.equal(1);
        await page.locator('[data-part=announcement]').waitFor({ state: 'detached' });
        expect(await notice.getByRole('alert').textContent()).to.contain('The analysts hand out keys.');
        expect(await violations(page)).to.deep.equal([]);
      });
    });

  it('keeps a key in the tab if the reader says so, and uses it everywhere', async () => {
    await inPage(async (page) => {
      const used = await serveClub(page);
      await open(page, '/league/?leagueId=1');
      const notice = page.getByRole('form', { name: 'Key of this server' });
      await notice.getByLabel('Key of this server').fill('club-key');
      await notice.getByLabel('Keep it in this tab').check();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Ladder' }).waitFor();
      expect(await notice.count()).to.equal(0);
      const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);
      expect(await focused()).to.equal('content');
      const before = used.length;
      await open(page, '/live/');
      await page.getByRole('heading', { name: 'Under way' }).waitFor();
      await open(page, '/players/');
      await page.getByRole('link', { name: "Southern Oval League Women's" }).waitFor();
      expect(new Set(used.slice(before))).to.deep.equal(new Set(['Bearer club-key']));
    });
  });

  it('has the name and colour of the club, and shows no invented clubs as its own', async () => {
    await inPage(async (page) => {
      await serveClub(page);
      await open(page, '/league/1/');
      await page.waitForURL(/\/league\/\?leagueId=1$/u);
      await page.getByRole('banner').getByText('Northern club').waitFor();
      expect(await page.title()).to.match(/· Northern club$/u);
      const colours = await page.evaluate(() =>
        ['--brand', '--on-brand'].map((name) => document.documentElement.style.getPropertyValue(name)),
      );
      expect(colours).to.deep.equal(['#ffd200', '#000000']);
      await open(page, '/sandbox-environment/');
      await page.getByText('Examples on this page show the sandbox').waitFor();
    });
  });

  it('fits a logo of any size and a long name into the bar, and colours the main buttons', async () => {
    await inPage(async (page) => {
      await serveClub(page, { name: 'Northern club of the far coast and hills', logo: '/site-logo' });
      await open(page, '/');
      const banner = page.getByRole('banner');
      await banner.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
      await banner.getByText('Northern club').waitFor();
      for (const width of [1600, 1280, 1000, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const [height, over] = await banner.evaluate((bar) => {
          const sides = [...bar.children].map((part) => part.getBoundingClientRect()).filter((box) => box.width > 0);
          const overlaps = sides.slice(1).map((box, at) => (sides[at]?.right ?? 0) - box.left);
          return [bar.getBoundingClientRect().height, Math.max(...overlaps)];
        });
        expect(height, `height at ${width}`).to.be.at.most(64);
        expect(over, `overlap at ${width}`).to.be.at.most(0);
      }
      const primary = page.locator('.button.primary').first();
      expect(await primary.evaluate((button) => getComputedStyle(button).backgroundColor)).to.equal('rgb(255, 210, 0)');
    });
  });

  it('shows the key of the reader in the samples of every page, and the next one once it is changed', async () => {
    await inPage(async (page) => {
      const samples = (): Promise<string> =>
        page
          .locator('main pre')
          .allInnerTexts()
          .then((all) => all.join(' '));
      await serveClub(page);
      await open(page, '/league/?leagueId=1');
      const notice = page.getByRole('form', { name: 'Key of this server' });
      await notice.getByLabel('Key of this server').fill('club-key');
      await notice.getByLabel('Keep it in this tab').check();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Ladder' }).waitFor();
      await open(page, '/api/getMatchScore/');
      await page.getByText('Bearer club-key').first().waitFor();
      expect(await samples()).not.to.contain('sandbox-transactional');
      await open(page, '/guides/');
      expect(await samples())
        .to.contain('Bearer club-key')
        .and.not.to.match(/sandbox-(?:basic|advanced)/u);
      await open(page, '/operators/tokens/');
      expect(await samples()).to.contain('-u sandbox-basic:sandbox-basic');
      await open(page, '/guides/support-packages/python-package/');
      expect(await samples()).to.contain('client_id="sandbox-advanced", client_secret="sandbox-advanced"');
      await open(page, '/playground/');
      await page.getByLabel('The call as GET').getByText('Bearer club-key').waitFor();
    });
  });
});
