import { expect } from 'chai';
import { fromHtml } from 'hast-util-from-html';
import { elements, hasClass, textOf as propertyOf } from '../publish/elements.js';
import { inPage, siteUrl } from './support/browser.js';
import { linksOf, pages, published, routes, textOf } from './support/pages.js';
import { listed, moved, own, unlisted } from './support/routes.js';

const isOwn = (route: string): boolean =>
  own.some((mine) => (typeof mine === 'string' ? mine === route : mine.test(route)));

const get = (route: string): Promise<Response> =>
  fetch(siteUrl() + route, { headers: { Accept: 'text/html' }, redirect: 'manual' });

/** Sitemap, feeds and lists for machines. */
const lists = (): readonly string[] =>
  Object.entries(published().files).flatMap(([url, { file }]) =>
    /\.(?:xml|txt|json)$/u.test(url) && !url.includes('page-data') ? [file] : [],
  );

/** Targets of the links around a page's text. */
function linksAround(html: string): readonly string[] {
  const all = [...elements(fromHtml(html))];
  const written = new Set(all.filter((element) => hasClass(element, 'prose')).flatMap((text) => [...elements(text)]));
  return all
    .filter((element) => element.tagName === 'a' && !written.has(element))
    .map((link) => propertyOf(link, 'href'));
}

/** The items of a list, without the targets of its links. */
const named = (list: string): string => list.replaceAll(/\]\([^)]*\)/gu, '');

describe('the routes of the hub', () => {
  it('are those of the specification and our own, and no others', () => {
    expect(routes().filter((route) => !isOwn(route))).to.have.members([...listed, ...unlisted]);
    for (const mine of own)
      expect(
        routes().some((route) => (typeof mine === 'string' ? mine === route : mine.test(route))),
        String(mine),
      ).to.equal(true);
  });

  it('answer 200 as they are, and 301 without their slash', async () => {
    for (const route of [...listed, ...unlisted]) {
      expect((await get(route)).status, route).to.equal(200);
      if (route === '/') continue;
      const bare = await get(`${route.slice(0, -1)}?a=1`);
      expect([bare.status, bare.headers.get('Location')], route).to.deep.equal([301, `${route}?a=1`]);
    }
  });

  it('are led to from the short addresses of release notes', async () => {
    expect(published().moved).to.include(moved);
    for (const [from, to] of Object.entries(moved)) {
      const answer = await get(from);
      expect([answer.status, answer.headers.get('Location')], from).to.deep.equal([301, to]);
    }
  });

  it('are all that is known: another path is 404, and shows the page for it', async () => {
    for (const route of [
      '/nowhere/',
      '/support/',
      '/blog/nowhere/',
      '/release-notes/V1/v9.99/',
      '/release-notes/v1/v1.11/',
      '/Blog/',
    ]) {
      const answer = await get(route);
      expect(answer.status, route).to.equal(404);
      expect(await answer.text(), route).to.contain('There is no such page.');
    }
  });
});

describe('a page of the hub', () => {
  it('links what all pages share, and does not repeat it', () => {
    for (const [route, html] of pages()) {
      expect(html.match(/<link rel="stylesheet" href="\/styles\.[0-9a-f]{20}\.css"/gu), route).to.have.lengthOf(1);
      expect(html, route).to.not.contain('gatsby-global-css').and.not.contain('"app":[');
      expect(html, route).to.match(/<script src="\/app-[0-9a-f]{20}\.js" defer="">/u);
    }
  });
});

describe('an unlisted page', () => {
  it('asks search engines to leave it out, and a listed one does not', () => {
    for (const [route, html] of pages())
      expect(/<meta[^>]+name="robots"[^>]+noindex/u.test(html), route).to.equal(unlisted.includes(route));
  });

  it('is in no navigation: only the text of a page may lead to it', () => {
    const isToUnlisted = (link: string): boolean => unlisted.includes(link.replace(/[?#].*$/u, ''));
    const linking = [...pages()].filter(
      ([route, html]) =>
        !unlisted.includes(route) && linksOf(html).some(isToUnlisted) && linksAround(html).some(isToUnlisted),
    );
    expect(linking.map(([route]) => route)).to.deep.equal([]);
    expect(linksAround(pages().get('/') ?? '')).to.include.members(['/blog/', '/sandbox-environment/']);
  });

  it('is in no sitemap, feed or list, in which the listed ones are', () => {
    expect(lists()).to.include.members([
      'sitemap.xml',
      'llms.txt',
      'llms-full.txt',
      'blog/rss.xml',
      'release-notes/atom.xml',
    ]);
    for (const file of lists()) {
      for (const route of unlisted) expect(named(textOf(file)), `${route} in ${file}`).to.not.include(route);
    }
    const sitemap = textOf('sitemap.xml');
    for (const route of listed) expect(sitemap.includes(`${route}</loc>`), `${route} in the sitemap`).to.equal(true);
  });

  it('is reached by its address all the same', async () => {
    for (const route of unlisted) {
      await inPage(async (page) => {
        await page.goto(route);
        expect(await page.locator('main h1').count(), route).to.equal(1);
      });
    }
  });
});
