import { expect } from 'chai';
import { constants } from '../../src/constants.js';
import { inPage, open } from '../support/browser.js';
import { writtenPages } from '../support/written.js';

const posts = writtenPages.filter(({ section }) => section === 'blog').sort((a, b) => Number(b.date) - Number(a.date));

describe('the blog', () => {
  it(`lists the ${constants.latestPosts} latest posts in its sidebar, by year`, async () => {
    await inPage(async (page) => {
      await open(page, '/blog/');
      const years = await page
        .locator('.sidebar-column section')
        .evaluateAll((all) =>
          all.map(
            (section) =>
              [
                section.querySelector('h2')?.textContent,
                [...section.querySelectorAll('a')].map((link) => link.getAttribute('href')),
              ] as const,
          ),
        );
      const latest = posts.slice(0, constants.latestPosts);
      expect(years.flatMap(([, links]) => links)).to.deep.equal(latest.map(({ route }) => route));
      for (const [year, links] of years)
        for (const link of links)
          expect(String(posts.find(({ route }) => route === link)?.date?.getUTCFullYear())).to.equal(year);
      expect(new Set(years.map(([year]) => year)).size).to.equal(years.length);
    });
  });

  it('has all posts on one page, the latest first, and in its archive by year', async () => {
    await inPage(async (page) => {
      const routes = posts.map(({ route }) => route);
      await open(page, '/blog/');
      expect(
        await page.locator('main .post-list h2 a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).to.deep.equal(routes);
      await open(page, '/blog/archive/');
      expect(
        await page.locator('main section a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).to.deep.equal(routes);
    });
  });
});
