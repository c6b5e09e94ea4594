import { expect } from 'chai';
import type { Page } from 'playwright-core';
import fonts from '../../facts/fonts.json' with { type: 'json' };
import { violations } from '../support/axe.js';
import { inContext, inPage, open } from '../support/browser.js';
import { phone } from '../support/layout.js';

/** Opens a picture of the playground and waits until it is drawn. */
async function openPicture(page: Page, picture: string): Promise<void> {
  await open(page, `/playground/?picture=${picture}`);
  await page.locator('figure svg').first().waitFor();
}

const arrows = (page: Page): Promise<number> => page.locator('figure svg path[transform*="rotate"]').count();

describe('the chains of the playground', () => {
  it('are shown one at a time, with their direction, and by keyboard', async () => {
    await inPage(async (page) => {
      await openPicture(page, 'chains');
      const player = page.getByRole('group', { name: 'Play the chains' });
      const said = page.locator('figure [role=status]');
      expect(await arrows(page)).to.be.greaterThan(0);
      const first = await said.textContent();
      await player.getByRole('slider').press('ArrowRight');
      expect(await player.locator('label').textContent()).to.match(/^Chain 2 of \d+/u);
      expect(await said.textContent()).to.not.equal(first);
      await player.getByRole('button', { name: 'Previous' }).press('Enter');
      expect(await said.textContent()).to.equal(first);
      expect(await violations(page)).to.deep.equal([]);
    });
  });

  it('are played one place after another', async () => {
    await inContext(async (page) => {
      await page.clock.install();
      await openPicture(page, 'chains');
      const whole = await arrows(page);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      expect(await arrows(page)).to.equal(0);
      for (let place = 0; place < 40 && (await arrows(page)) < whole; place += 1) await page.clock.runFor(700);
      expect(await arrows(page)).to.equal(whole);
    });
  });

  it('are shown whole to a reader who asks for less motion', async () => {
    await inContext(
      async (page) => {
        await page.clock.install();
        await openPicture(page, 'chains');
        const whole = await arrows(page);
        await page.getByRole('button', { name: 'Play', exact: true }).click();
        await page.getByRole('button', { name: 'Pause' }).waitFor();
        expect(await arrows(page)).to.equal(whole);
        await page.clock.runFor(2000);
        await page.getByText(/^Chain 2 of/u).waitFor();
      },
      { reducedMotion: 'reduce' },
    );
  });
});

describe('the labels of a worm', () => {
  for (const viewport of [phone, { width: 1280, height: 800 }])
    it(`do not overlap at ${viewport.width} px`, async () => {
      await inPage(
        async (page) => {
          await openPicture(page, 'worm');
          const overlaps = await page.evaluate(() => {
            const boxes = [...document.querySelectorAll('figure [class*=plot] > span > b')]
              .map((label) => label.getBoundingClientRect())
              .filter(({ width }) => width > 0);
            return {
              count: boxes.length,
              pairs: boxes.flatMap((a, at) =>
                boxes
                  .slice(at + 1)
                  .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
              ).length,
            };
          });
          expect(overlaps.count).to.be.greaterThan(6);
          expect(overlaps.pairs).to.equal(0);
        },
        { viewport },
      );
    });
});

describe('the fonts of a page', () => {
  it('are those of the hub, and the font of the text is loaded first', async () => {
    await inPage(async (page) => {
      await open(page, '/guides/');
      expect(await page.locator('link[rel=preload][as=font]').getAttribute('href')).to.equal(fonts.inter);
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      expect(loaded).to.include.members(['Inter', 'JetBrains Mono']);
    });
  });
});

describe('wide tables', () => {
  it('keep their first column in view, and rows of words are cards on phones', async () => {
    await inPage(
      async (page) => {
        await open(page, '/guides/');
        const cards = page.locator('table[data-cards]').first();
        const { tops, wide } = await cards.evaluate((table) => ({
          tops: [...table.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.getBoundingClientRect().top),
          wide: table.scrollWidth > table.clientWidth,
        }));
        expect(tops.slice(1).every((top) => top > (tops[0] ?? 0))).to.equal(true);
        expect(wide).to.equal(false);
      },
      { viewport: phone },
    );
  });
});
