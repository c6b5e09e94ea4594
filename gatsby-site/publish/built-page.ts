import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { elementOf, elements, hasClass, textOf } from './elements.js';

/** A page on the way to another. */
export interface Crumb {
  readonly title: string;
  readonly route: string;
}

/** Known facts of a built page. */
export interface PageFacts {
  readonly route: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Whether the page appears in search engines, feeds and lists. */
  readonly isListed: boolean;
  /** The route that the page has moved to. **Empty**: `undefined` if it has not moved. */
  readonly movedTo: string | undefined;
  /** The date of the page. **Empty**: `undefined` if it has none. */
  readonly date: string | undefined;
  readonly crumbs: readonly Crumb[];
}

/** A built page. */
export interface BuiltPage extends PageFacts {
  /** The readable content of a page, without its frame. **Empty**: `undefined` if it has none. */
  readonly main: Element | undefined;
}

const dated = /^\/(?:blog|release-notes\/V1)\/[^/]+\/$/u;

const crumbsOf = (main: Element | undefined): readonly Crumb[] => {
  const trail = main && elementOf(main, 'nav', (nav) => hasClass(nav, 'breadcrumbs'));
  if (trail === undefined) return [];
  return [...elements(trail)]
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => ({ title: toString(link), route: textOf(link, 'href') }));
};

/** Reads the title, route and other facts of a built page. */
export function pageOf(route: string, file: string, html: string): BuiltPage {
  const tree = fromHtml(html);
  const meta = (name: string): string => {
    const found = elementOf(tree, 'meta', (one) => one.properties.name === name);
    return found === undefined ? '' : textOf(found, 'content');
  };
  const refresh = elementOf(
    tree,
    'meta',
    ({ properties: { httpEquiv } }) => Array.isArray(httpEquiv) && httpEquiv.includes('refresh'),
  );
  const [, movedTo] = /url=(.+)$/u.exec(refresh === undefined ? '' : textOf(refresh, 'content')) ?? [];
  const title = elementOf(tree, 'title');
  const main = elementOf(tree, 'main') ?? elementOf(tree, 'div', (one) => textOf(one, 'role') === 'main');
  const time = main && dated.test(route) ? elementOf(main, 'time') : undefined;
  return {
    route,
    file,
    movedTo,
    main,
    title: title === undefined ? route : toString(title).replace(/ · [^·]+$/u, ''),
    description: meta('description'),
    isListed: movedTo === undefined && !meta('robots').includes('noindex') && !route.startsWith('/404'),
    date: time && textOf(time, 'dateTime'),
    crumbs: crumbsOf(main),
  };
}

/** Returns the file of each built page by its route, sorted by route. */
export async function builtPages(directory: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => path.basename(name) === 'index.html');
  const pages = names.map((name): [route: string, file: string] => {
    const folder = path.dirname(name);
    return [folder === '.' ? '/' : `/${folder.split(path.sep).join('/')}/`, name];
  });
  return new Map(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}
