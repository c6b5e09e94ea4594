import GithubSlugger from 'github-slugger';
import path from 'node:path';
import { site } from '../../../../gatsby-site/src/site.js';
import { operatorPages } from './operator-pages.js';
import { sharedPages } from './shared-pages.js';

const OPERATORS = '/operators/';

const slug = (heading: string): string => new GithubSlugger().slug(heading);

/** Documents, or sections of them, that are a single page on the hub, with their routes. */
const wholes: ReadonlyMap<string, string> = new Map([
  ['docs/sandbox.md', '/sandbox-environment/'],
  ['docs/clients.md#javascript', '/guides/support-packages/javascript-package/'],
  ...sharedPages.map(({ name }) => [`docs/${name}.md`, `/guides/${name}/`] as const),
  ...operatorPages
    .filter(({ headings }) => headings === undefined)
    .map(({ name, source }) => [source, `${OPERATORS}${name}/`] as const),
]);

/** Sections of documents that are split over several pages of the hub, with their routes. */
const sections: ReadonlyMap<string, string> = new Map(
  operatorPages.flatMap(({ name, source, headings = [] }) =>
    headings.map((heading) => [`${source}#${slug(heading)}`, `${OPERATORS}${name}/#${slug(heading)}`] as const),
  ),
);

const split: ReadonlySet<string> = new Set([...sections.keys()].map((place) => place.replace(/#.*$/u, '')));

/**
 * Returns the target of a document's link on the hub: the hub page if there is one, otherwise the file in the
 * repository. **Throws** if the link has an anchor in a split document that is on no page.
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
  if (whole !== undefined) return whole + tail;
  return (
    wholes.get(place + tail) ??
    `${site.repository}/${path.extname(place) === '' ? 'tree' : 'blob'}/main/${place}${tail}`
  );
}
