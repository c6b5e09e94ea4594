import { Feed } from 'feed';
import type { PageFacts } from './built-page.js';
import type { Edition } from './edition.js';
import { byVersion } from '../src/content/versions.js';

/** The subject of a feed. */
export interface FeedKind {
  /** The page that lists the feed's entries. The feed is published below the same path. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly entries: RegExp;
  /** The newest entry first. */
  readonly order: (a: FeedPage, b: FeedPage) => number;
}

type FeedPage = Pick<PageFacts, 'route' | 'title' | 'description' | 'isListed' | 'date'>;

const versionOf = ({ route }: FeedPage): string => route.split('/').at(-2) ?? '';

/** The feeds of the hub. */
export const feedKinds: readonly FeedKind[] = [
  {
    route: '/blog/',
    title: 'Goalsquare: the blog',
    description: 'How Goalsquare works, its progress, and the seasons of the sandbox.',
    entries: /^\/blog\/(?!archive\/|tags\/)[^/]+\/$/u,
    order: (a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.route.localeCompare(b.route),
  },
  {
    route: '/release-notes/',
    title: 'Goalsquare: release notes',
    description: 'What each version of the contract added, and what a client must change.',
    entries: /^\/release-notes\/V1\/[^/]+\/$/u,
    order: (a, b) => byVersion(versionOf(a), versionOf(b)),
  },
];

/** Where the feeds of a kind lie. */
export const feedRoutes = ({ route }: FeedKind): { readonly rss: string; readonly atom: string } => ({
  rss: `${route}rss.xml`,
  atom: `${route}atom.xml`,
});

/**
 * Returns a feed as RSS and as Atom. An entry without a date gets the date of the edition. **Source**: RSS 2.0; RFC
 * 4287.
 */
export function feedOf(
  kind: FeedKind,
  pages: readonly FeedPage[],
  { origin, date: edition }: Edition,
): { readonly rss: string; readonly atom: string } {
  const { rss, atom } = feedRoutes(kind);
  const entries = pages.filter(({ route, isListed }) => isListed && kind.entries.test(route)).sort(kind.order);
  const dates = entries.map(({ date }) => (date === undefined ? edition : new Date(date)));
  const feed = new Feed({
    id: origin + kind.route,
    link: origin + kind.route,
    title: kind.title,
    description: kind.description,
    language: 'en-AU',
    copyright: 'Apache-2.0',
    updated: new Date(Math.max(0, ...dates.map(Number))),
    favicon: `${origin}/favicon.svg`,
    feedLinks: { rss: origin + rss, atom: origin + atom },
    author: { name: 'Goalsquare', link: `${origin}/` },
  });
  for (const [at, { route, title, description }] of entries.entries()) {
    feed.addItem({ id: origin + route, link: origin + route, title, description, date: dates[at] ?? edition });
  }
  return { rss: feed.rss2(), atom: feed.atom1() };
}
