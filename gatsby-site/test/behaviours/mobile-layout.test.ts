import { expect } from 'chai';
import { violations } from '../support/axe.js';
import { inPage, open } from '../support/browser.js';
import { phone } from '../support/layout.js';
import { constants } from '../../src/constants.js';

const widths = [
  [constants.mobileWidth, true],
  [constants.mobileWidth + 1, false],
] as const;

describe('the layout of narrow screens', () => {
  for (const [width, isMobile] of widths) {
    it(`${isMobile ? 'applies' : 'does not apply'} at ${width} px`, async () => {
      await inPage(
        async (page) => {
          await open(page, '/');
          expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).to.equal(isMobile);
          expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).to.equal(!isMobile);
          expect(await page.locator('.sidebar-column').isVisible()).to.equal(!isMobile);
        },
        { viewport: { width, height: 800 } },
      );
    });
  }

  it('opens its menu at the first link, without a violation, and closes it by Escape and by going somewhere', async () => {
    await inPage(
      async (page) => {
        await open(page, '/');
        const button = page.getByRole('button', { name: 'Menu' });
        const menu = page.getByRole('navigation', { name: 'Menu' });
        await button.click();
        expect(await button.getAttribute('aria-expanded')).to.equal('true');
        expect(
          await menu
            .getByRole('link')
            .first()
            .evaluate((link) => link === document.activeElement),
        ).to.equal(true);
        expect(await violations(page)).to.deep.equal([]);
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'hidden' });
        expect(await button.evaluate((element) => element === document.activeElement)).to.equal(true);
        await button.click();
        await menu.getByRole('link', { name: 'Blog' }).click();
        await page.waitForURL('**/blog/');
        await menu.waitFor({ state: 'hidden' });
      },
      { viewport: phone },
    );
  });

  it('shows all columns of a metric on a phone, and headings of three lines at most', async () => {
    await inPage(
      async (page) => {
        await open(page, '/questions/?metric=DISPOSAL&measure=perMatch&minMatches=1');
        const table = page.getByRole('region', { name: 'The answer as a table' });
        await table.getByRole('columnheader', { name: 'Minutes' }).waitFor();
        expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).to.equal(0);
        await open(page, '/questions/?metric=KICK&metric=ONE_ON_ONE_DEFENDER_LOSS');
        const head = table.locator('thead');
        await head.getByRole('button', { name: 'One On One Defender Loss' }).waitFor();
        expect(await head.evaluate((element) => element.getBoundingClientRect().height)).to.be.at.most(56);
      },
      { viewport: phone },
    );
  });
});
