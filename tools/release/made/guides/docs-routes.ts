import GithubSlugger from 'github-slugger';
import path from 'node:path';
import { site } from '../../../../gatsby-site/src/site.js';
import { operatorPages } from './operator-pages.js';
import { sharedPages } from './shared-pages.js';

const OPERATORS = '/operators/';

const slug = (heading: string): string => new GithubSlugger().slug(heading);

/** Documents that the hub has as one page, and the routes of these pages. */
const wholes: ReadonlyMap<string, string> = new Map([
  ...sharedPages.map(({ name }) => [`docs/${name}.md`, `/guides/${name}/`] as const),
  ...operatorPages
    .filter(({ headings }) => headings === undefined)
    .map(({ name, source }) => [source, `${OPERATORS}${name}/`] as const),
]);

/** Sections of documents that the hub has on several pages, and the routes of their headings. */
const sections: ReadonlyMap<string, string> = new Map(
  operatorPages.flatMap(({ name, source, headings = [] }) =>
    headings.map((heading) => [`${source}#${slug(heading)}`, `${OPERATORS}${name}/#${slug(heading)}`] as const),
  ),
);

const split: ReadonlySet<string> = new Set([...sections.keys()].map((place) => place.replace(/#.*$/u, '')));

const isFile = (place: string): boolean => path.extname(place) !== '';

/**
 * Returns the target of a link of a document on the hub: the page of the hub if there is one, otherwise the file in the
 * repository. **Throws** for an anchor of a document on several pages that no page has.
 */
export function linkOnHub(link: string, source: string): string {
  if (/^(?:https?:|\/)/u.test(link)) return link;
  const [file = '', anchor] = link.split('#');
  const place = file === '' ? source : path.posix.join(path.posix.dirname(source), file);
  const tail = anchor === undefined ? '' : `#${anchor}`;
  if (split.has(place)) {
    const route = anchor === undefined ? OPERATORS : sections.get(place + tail);
    if (route === undefined) throw new Error(`${source} links to ${place}${tail}, which no page of the hub has`);
    return route;
  }
  if (file === '') return link;
  const whole = wholes.get(place);
  return whole === undefined
    ? `${site.repository}/${isFile(place) ? 'blob' : 'tree'}/main/${place}${tail}`
    : whole + tail;
}
