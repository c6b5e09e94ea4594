import { expect } from 'chai';
import { inPage, open } from '../support/browser.js';

describe('the contents of a page', () => {
  for (const path of ['/support/usage-limits/', '/']) {
    it(`list the headings of levels 2 and 3 of ${path} in their order, and no others`, async () => {
      await inPage(
        async (page) => {
          await open(page, path);
          const headings = await page
            .locator('main .prose > :is(h2, h3)[id]')
            .evaluateAll((all) => all.map(({ id }) => `#${id}`));
          const listed = await page
            .locator('.contents a')
            .evaluateAll((all) => all.map((link) => decodeURI(link.getAttribute('href') ?? '')));
          expect(listed).to.deep.equal(headings).and.to.have.length.above(1);
        },
        { viewport: { width: 1440, height: 900 } },
      );
    });
  }

  it('mark the section one reads', async () => {
    await inPage(
      async (page) => {
        await open(page, '/support/usage-limits/');
        const last = page.locator('main .prose > h2[id]').nth(1);
        const id = (await last.getAttribute('id')) ?? '';
        await last.evaluate((heading) => {
          heading.scrollIntoView();
        });
        await page.waitForSelector(`.contents a[href="#${id}"][aria-current="location"]`);
        expect(await page.locator('.contents [aria-current]').count()).to.equal(1);
      },
      { viewport: { width: 1440, height: 500 } },
    );
  });
});
