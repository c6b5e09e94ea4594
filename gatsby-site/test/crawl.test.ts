import { expect } from 'chai';
import { site } from '../src/site.js';
import { expectFault, inPage, open } from './support/browser.js';
import { layoutFaults, phone, PHONE } from './support/layout.js';
import { found, idsOf, linksOf, pages, published, routes } from './support/pages.js';
import { recorded, recordedFault, templates } from './support/templates.js';

/** Pages that are opened side by side. */
const SIDE_BY_SIDE = 3;

/** Pages whose anchors are created by a script. */
const isScripted = (route: string): boolean => route === '/api/';

/** Every 10th page of a metric or a release is opened: they consist of the same parts, and some have a test of their own. */
const isSampled = (route: string, at: number): boolean =>
  !/^\/(?:metrics|release-notes)\/./u.test(route) || at % 10 === 0;

/** Paths that the server answers itself, beside the hub. */
const isServed = (path: string): boolean =>
  /^\/(?:openapi\.(?:json|yaml)|contract-changes\.json|readyz|livez|version|v1\/|login)/u.test(path);

describe('every page', () => {
  it('links to pages, anchors in them and files that exist', () => {
    const all = pages();
    const { files, moved } = published();
    const anchors = new Map([...all].map(([route, html]) => [route, idsOf(html)]));
    const dead = [...all].flatMap(([route, html]) =>
      linksOf(html).flatMap((link) => {
        const { origin, pathname, hash } = new URL(link, `http://hub${route}`);
        if (origin !== 'http://hub') return [];
        const target = moved[pathname] ?? pathname;
        if (!(target in files) && !isServed(pathname)) return [`${route}: ${link}`];
        const anchor = decodeURIComponent(hash.slice(1));
        return anchor === '' || isScripted(target) || anchors.get(target)?.has(anchor)
          ? []
          : [`${route}: ${link} (no such anchor)`];
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
      if (!/<html[^>]* lang="en"/u.test(html)) faults.push(`${route} has no language`);
    }
    expect(faults).to.deep.equal([]);
  });

  it('repeats no id', () => {
    const repeated = [...pages()].flatMap(([route, html]) => {
      const ids = found(html, /<[a-z][^>]*?\sid="([^"]*)"/gu);
      return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${route}: ${id}`);
    });
    expect(repeated).to.deep.equal([]);
  });

  it(`opens without a fault and fits ${PHONE} px, as a page of each template does in a test of its own`, async () => {
    const waiting = routes()
      .filter(isSampled)
      .filter((route) => !templates.includes(route));
    const faults: string[] = [];
    const openAll = (): Promise<void> =>
      inPage(
        async (page) => {
          for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
            if (recorded.includes(route)) expectFault(page, recordedFault);
            await open(page, route);
            faults.push(...(await layoutFaults(page)).map((fault) => `${route} ${fault}`));
          }
        },
        { viewport: phone },
      );
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, openAll));
    expect(faults).to.deep.equal([]);
  }).timeout(300_000);
});
