import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { constants } from '../../src/constants.js';
import { anchorOf } from '../../src/features/reference/prepared-contract.js';
import { colourViolations, violations } from '../support/axe.js';
import { expectFault, inPage, open } from '../support/browser.js';
import { phone } from '../support/layout.js';
import { published, textOf } from '../support/pages.js';
import { showDark } from '../support/theme.js';

const TOKEN = 'sandbox-transactional';
const STATISTICS = anchorOf('get', '/v1/matches/{matchId}/statistics/players');

const reference = (page: Page): Locator => page.locator('rapi-doc');
const linkTo = (page: Page, anchor: string): Locator => reference(page).locator(`[data-content-id="${anchor}"]`);

async function openReference(page: Page, path = '/api/'): Promise<void> {
  await open(page, path);
  await linkTo(page, anchorOf('get', '/v1/leagues')).waitFor({ state: 'attached' });
}

/** Returns the address of the script that has RapiDoc. **Throws** if no script of the hub has it. */
function scriptOfRapiDoc(): string {
  const script = Object.values(published().files).find(
    ({ file }) => file.endsWith('.js') && textOf(file).includes('customElements.define("rapi-doc'),
  );
  if (script === undefined) throw new Error('no script defines rapi-doc');
  return `/${script.file}`;
}

async function authorize(page: Page): Promise<void> {
  await page.getByLabel('Token or key').fill(TOKEN);
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
}

/**
 * Shows an operation and tries it with the values that are there. **Shape**: the request and the status of its answer.
 */
async function tried(
  page: Page,
  anchor: string,
): Promise<{ readonly url: URL; readonly authorization: string | undefined; readonly status: number }> {
  await linkTo(page, anchor).click();
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/v1/'));
  await reference(page).locator('button[part~=btn-try]').click();
  const response = await answer;
  return {
    url: new URL(response.url()),
    authorization: (await response.request().allHeaders()).authorization,
    status: response.status(),
  };
}

describe('the API reference', () => {
  it(`has a sidebar of ${constants.referenceSidebarWidth} px, tries an operation with a pasted token, and remembers none`, async () => {
    await inPage(async (page) => {
      await openReference(page);
      const bar = reference(page).locator('[part~=section-navbar]');
      await bar.waitFor();
      expect((await bar.boundingBox())?.width).to.equal(constants.referenceSidebarWidth);
      await authorize(page);
      const { url, authorization, status } = await tried(page, anchorOf('get', '/v1/leagues'));
      expect([url.origin, url.pathname, authorization, status]).to.deep.equal([
        new URL(page.url()).origin,
        '/v1/leagues',
        `Bearer ${TOKEN}`,
        200,
      ]);
      expect(
        await page.evaluate(() =>
          JSON.stringify([localStorage, sessionStorage].map((stored) => Object.entries(stored))),
        ),
      ).to.not.contain(TOKEN);
    });
  });

  it('tries an operation with the key in the field, without another step', async () => {
    await inPage(async (page) => {
      await openReference(page, `/api/#${anchorOf('get', '/v1/leagues')}`);
      await page.getByText('The Try button and all pages use this token').waitFor();
      const { authorization, status } = await tried(page, anchorOf('get', '/v1/leagues'));
      expect([authorization, status]).to.deep.equal([`Bearer ${constants.sandboxKey}`, 200]);
    });
  });

  it('says so while the key in the field is not the one in use', async () => {
    await inPage(async (page) => {
      await openReference(page);
      await page.getByLabel('Token or key').fill('sandbox-basic');
      await page.getByText('Press Authorize to use it.').waitFor();
      await page.getByRole('button', { name: 'Authorize', exact: true }).click();
      await page.getByText('The Try button and all pages use this token').waitFor();
      const { authorization } = await tried(page, anchorOf('get', '/v1/leagues'));
      expect(authorization).to.equal('Bearer sandbox-basic');
    });
  });

  it('lists every operation on its first screen, each tag as one stop of the Tab key, and fits a phone', async () => {
    await inPage(async (page) => {
      await openReference(page);
      const index = page.locator('#operations');
      const pages = Object.keys(published().files).filter((route) => /^\/api\/\w+\/$/u.test(route));
      expect(await index.getByRole('link').count()).to.equal(pages.length);
      const tables = await index.getByRole('table').count();
      expect(tables).to.be.above(5);
      expect(await index.locator('a[tabindex="0"]').count()).to.equal(tables);
      await index.getByRole('link', { name: 'Player statistics', exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).to.equal(
        '/api/postPlayerStatistics/',
      );
      await page.setViewportSize(phone);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(phone.width);
      expect(await index.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).to.equal(0);
    });
  });

  it('logs in by the implicit grant, in a window that closes by itself', async () => {
    await inPage(async (page) => {
      await openReference(page);
      await linkTo(page, 'auth').click();
      const opened = page.waitForEvent('popup');
      await reference(page)
        .getByRole('button', { name: /get token/iu })
        .click();
      const login = await opened;
      const closed = login.waitForEvent('close');
      await login.getByRole('button').first().click();
      await closed;
      const { authorization, status } = await tried(page, anchorOf('get', '/v1/leagues'));
      expect(authorization).to.match(/^Bearer ey/u);
      expect(status).to.equal(200);
    });
  });

  it('opens an operation by its address below the bar, with words in place of patterns', async () => {
    await inPage(async (page) => {
      await openReference(page, `/api/#${anchorOf('get', '/v1/matches/{matchId}/score')}`);
      await reference(page).getByText('a revision, such as 340').waitFor();
      const bar = await page.getByRole('banner').boundingBox();
      const bottom = (bar?.y ?? 0) + (bar?.height ?? 0);
      for (const part of [reference(page).getByPlaceholder('Filter'), reference(page).getByText('Match score').last()])
        expect((await part.boundingBox())?.y).to.be.at.least(bottom);
    });
  });

  it('begins with the server, how to authenticate, and a first call', async () => {
    await inPage(async (page) => {
      await openReference(page);
      const overview = page.locator('rapi-doc > [slot=overview]');
      await overview.getByText(`curl -H 'Authorization: Bearer ${constants.sandboxKey}'`).waitFor();
      expect(await overview.locator('pre').textContent()).to.contain(`${new URL(page.url()).origin}/v1/leagues`);
      expect(await overview.locator('dt').allTextContents()).to.deep.equal(['Server', 'Authentication', 'Contract']);
    });
  });

  it('sends lists as repeated names, which the server takes', async () => {
    await inPage(async (page) => {
      await openReference(page, `/api/#${STATISTICS}`);
      await authorize(page);
      expectFault(page, /404/u);
      const { url } = await tried(page, STATISTICS);
      expect(url.searchParams.getAll('metric')).to.deep.equal(['KICK', 'DISPOSAL']);
      expect(url.searchParams.getAll('period')).to.deep.equal(['4']);
      expect(url.search).to.not.contain('%2C').and.to.not.contain('%5B');
    });
  });

  it('takes no token of another origin', async () => {
    await inPage(async (page) => {
      await openReference(page);
      const heard = await page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            let isHeard = false;
            window.addEventListener('message', () => {
              isHeard = true;
            });
            window.dispatchEvent(
              new MessageEvent('message', {
                origin: 'https://elsewhere.example',
                data: { responseType: 'token', access_token: 'x' },
              }),
            );
            resolve(isHeard);
          }),
      );
      expect(heard).to.equal(false);
    });
  });

  for (const [what, addressOf] of [
    ['the contract is refused', () => '/api/contract.json'],
    ['its script cannot be loaded', scriptOfRapiDoc],
  ] as const) {
    it(`reports that ${what}, and tries again`, async () => {
      await inPage(async (page) => {
        expectFault(page, /503|Failed to load resource|Loading chunk/u);
        await page.route(`**${addressOf()}`, (route) => route.fulfill({ status: 503 }));
        await open(page, '/blog/');
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
        await page.getByRole('alert').getByText('The reference could not be loaded').waitFor();
        await page.unroute(`**${addressOf()}`);
        await page.getByRole('button', { name: 'Retry' }).click();
        await linkTo(page, anchorOf('get', '/v1/leagues')).waitFor({ state: 'attached' });
      });
    });
  }

  it(`has a menu of its own at ${constants.mobileWidth} px and below`, async () => {
    await inPage(
      async (page) => {
        await openReference(page);
        expect(await reference(page).locator('[part~=section-navbar]').isVisible()).to.equal(false);
        await page.getByLabel('Operation', { exact: true }).selectOption({ label: 'Match score' });
        await reference(page).getByText('/v1/matches/{matchId}/score').filter({ visible: true }).first().waitFor();
      },
      { viewport: { width: constants.mobileWidth, height: 800 } },
    );
  });

  it('has no fault of accessibility after a try, light or dark', async () => {
    await inPage(async (page) => {
      await openReference(page);
      await authorize(page);
      await tried(page, anchorOf('get', '/v1/leagues'));
      await reference(page).getByText('Response Status').waitFor();
      expect(await violations(page), 'light').to.deep.equal([]);
      await showDark(page);
      expect(await colourViolations(page), 'dark').to.deep.equal([]);
    });
  });
});
