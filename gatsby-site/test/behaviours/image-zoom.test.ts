import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { inContext, open } from '../support/browser.js';
import { navigate } from '../support/navigate.js';
import { constants } from '../../src/constants.js';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Puts an image into the text of a page. */
const addImage = (page: Page, part = 'probe'): Promise<void> =>
  page.evaluate(
    ([src, name]) => {
      const image = Object.assign(new Image(300, 200), { src, alt: 'A picture' });
      image.dataset.part = name;
      document.querySelector('main .prose')?.prepend(image);
    },
    [PICTURE, part] as const,
  );

const zoomable = (page: Page, part = 'probe'): Promise<number> =>
  page.locator(`[data-part=${part}].medium-zoom-image`).count();

/** A page is drawn within a frame of the router. **Units**: milliseconds. */
const FRAME = 17;

async function waitsItsTime(page: Page): Promise<void> {
  await addImage(page);
  await page.clock.runFor(constants.zoomDelay - FRAME);
  expect(await zoomable(page)).to.equal(0);
  await page.clock.runFor(FRAME);
  await page.waitForSelector('[data-part=probe].medium-zoom-image');
}

describe('an image of a page', () => {
  it(`can be zoomed ${constants.zoomDelay} ms after the page is shown, and after each change of page`, async () => {
    await inContext(async (page) => {
      await page.clock.install();
      await open(page, '/support/usage-limits/');
      await addImage(page);
      await page.clock.runFor(constants.zoomDelay);
      await page.waitForSelector('[data-part=probe].medium-zoom-image');
      await page.clock.pauseAt(Date.now() + 60_000);
      await navigate(page, '/sandbox-environment/');
      await page.clock.runFor(FRAME);
      await page.locator('main h1').filter({ hasText: 'andbox' }).waitFor();
      await waitsItsTime(page);
      await page.clock.resume();
      const isOpen = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            document.addEventListener(
              'medium-zoom:opened',
              () => {
                resolve();
              },
              { capture: true, once: true },
            );
          }),
      );
      const image = page.getByRole('button', { name: 'Enlarge: A picture' });
      await image.focus();
      await page.keyboard.press('Enter');
      await isOpen;
      await page.keyboard.press('Escape');
      await page.waitForSelector('.medium-zoom--opened', { state: 'detached' });
    });
  });

  it('is not looked at again where only the hash changes', async () => {
    await inContext(async (page) => {
      await page.clock.install();
      await open(page, '/support/usage-limits/');
      await addImage(page);
      await page.clock.runFor(constants.zoomDelay);
      await page.waitForSelector('[data-part=probe].medium-zoom-image');
      await addImage(page, 'later');
      await page
        .locator('.contents a')
        .first()
        .evaluate((link) => {
          (link as HTMLAnchorElement).click();
        });
      await page.waitForFunction(() => location.hash !== '');
      await page.clock.runFor(2 * constants.zoomDelay);
      expect(await zoomable(page, 'later')).to.equal(0);
    });
  });
});
