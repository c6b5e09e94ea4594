import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { assertFaultless, inPage, open } from './support/browser.js';
import { found, idsOf, linksOf, pages, published, routes } from './support/pages.js';
import { site } from '../src/site.js';

const widths = [360, 768, 996, 997, 1440] as const;

/** Pages whose places are made by a script. */
const isScripted = (route: string): boolean => route === '/api/';

describe('every page', () => {
  it('links to pages, places in them and files that exist', () => {
    const all = pages();
    const { files, moved } = published();
    const dead = [...all].flatMap(([route, html]) => linksOf(html).flatMap((link) => {
      const { origin, pathname, hash } = new URL(link, `http://hub${route}`);
      if (origin !== 'http://hub') return [];
      const target = moved[pathname] ?? pathname;
      if (!(target in files) && !/^\/(?:openapi\.(?:json|yaml)|readyz|livez|metrics|version|v1\/|login)/u.test(pathname)) return [`${route}: ${link}`];
      const place = decodeURIComponent(hash.slice(1));
      return place === '' || isScripted(target) || idsOf(all.get(target) ?? '').has(place) ? [] : [`${route}: ${link} (no such place)`];
    }));
    expect(dead).to.deep.equal([]);
  });

  it('has a title and a description of its own, one main heading, and a language', () => {
    const titles = new Map<string, string>();
    const faults: string[] = [];
    for (const [route, html] of pages()) {
      const [title = ''] = found(html, /<title[^>]*>([^<]*)</gu);
      const [description = ''] = found(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/gu);
      for (const text of [title, `description: ${description}`]) {
        const other = titles.get(text);
        if (other !== undefined) faults.push(`${route} and ${other} share “${text}”`);
        titles.set(text, route);
      }
      if (!title.includes(site.title)) faults.push(`${route} has the title “${title}”`);
      if (description.length < 20 || description.length > 200) faults.push(`${route} has a description of ${description.length} characters`);
      if (found(html, /<h1[\s>]()/gu).length !== 1) faults.push(`${route} has ${found(html, /<h1[\s>]()/gu).length} main headings`);
      if (!/<html[^>]* lang="en-AU"/u.test(html)) faults.push(`${route} has no language`);
    }
    expect(faults).to.deep.equal([]);
  });

  it('names no id twice', () => {
    const twice = [...pages()].flatMap(([route, html]) => {
      const ids = found(html, /<[a-z][^>]*?\sid="([^"]*)"/gu);
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${route}: ${id}`);
    });
    expect(twice).to.deep.equal([]);
  });

  it(`makes no fault when it is opened, and nothing stands out sideways at ${widths.join(', ')} px`, async function () {
    this.timeout(900_000);
    const faults: string[] = [];
    const look = async (page: Page, route: string): Promise<void> => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (over > 0) faults.push(`${route} stands out by ${over} px at ${width} px`);
      }
      if (await page.locator('h1').count() !== 1) faults.push(`${route} has not one main heading once it is alive`);
    };
    for (const route of routes()) {
      await inPage(async (page) => {
        await look(page, route);
        assertFaultless(page);
      }).catch((error: unknown) => { faults.push(`${route}: ${String(error)}`); });
    }
    expect(faults).to.deep.equal([]);
  });
});
