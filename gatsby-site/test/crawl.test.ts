import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { site } from '../src/site.js';
import { expectFault, inPage, open } from './support/browser.js';
import { found, idsOf, linksOf, pages, published, routes, templateOf } from './support/pages.js';
import { nowhere, templates } from './support/templates.js';

const PHONE = 360;

/**
 * Widths at which a page of each template is looked at too: at the boundary of the layout of phones, and beyond.
 * **Units**: CSS pixels.
 */
const widths = [768, 996, 997, 1440] as const;

/** Pages that are opened side by side. */
const SIDE_BY_SIDE = 3;

/** Pages whose places are made by a script. */
const isScripted = (route: string): boolean => route === '/api/';

/** What the server answers itself, beside the hub. */
const isServed = (path: string): boolean =>
  /^\/(?:openapi\.(?:json|yaml)|readyz|livez|metrics|version|v1\/|login)/u.test(path);

/** How far a page stands out to the side. **Units**: CSS pixels. */
const standsOut = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('every page', () => {
  it('links to pages, places in them and files that exist', () => {
    const all = pages();
    const { files, moved } = published();
    const dead = [...all].flatMap(([route, html]) =>
      linksOf(html).flatMap((link) => {
        const { origin, pathname, hash } = new URL(link, `http://hub${route}`);
        if (origin !== 'http://hub') return [];
        const target = moved[pathname] ?? pathname;
        if (!(target in files) && !isServed(pathname)) return [`${route}: ${link}`];
        const place = decodeURIComponent(hash.slice(1));
        return place === '' || isScripted(target) || idsOf(all.get(target) ?? '').has(place)
          ? []
          : [`${route}: ${link} (no such place)`];
      }),
    );
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
      if (description.length < 20 || description.length > 160)
        faults.push(`${route} has a description of ${description.length} characters`);
      if (found(html, /<h1[\s>]()/gu).length !== 1)
        faults.push(`${route} has ${found(html, /<h1[\s>]()/gu).length} main headings`);
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

  it(`makes no fault when it is opened, and does not stand out at ${PHONE} px, nor a page of each template at ${widths.join(', ')} px`, async function () {
    this.timeout(300_000);
    expect([...new Set(templates.map(templateOf))], 'templates').to.include.members(routes().map(templateOf));
    const waiting = [...routes(), nowhere];
    const faults: string[] = [];
    const openAll = (): Promise<void> =>
      inPage(
        async (page) => {
          expectFault(page, new RegExp(`${nowhere} says .* 404 `, 'u'));
          for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
            await open(page, route);
            if ((await page.locator('h1').count()) !== 1)
              faults.push(`${route} has not one main heading once it is alive`);
            for (const width of templates.includes(route) ? [...widths, PHONE] : [PHONE]) {
              await page.setViewportSize({ width, height: 740 });
              const over = await standsOut(page);
              if (over > 0) faults.push(`${route} stands out by ${over} px at ${width} px`);
            }
          }
        },
        { viewport: { width: PHONE, height: 740 } },
      );
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, openAll));
    expect(faults).to.deep.equal([]);
  });
});
