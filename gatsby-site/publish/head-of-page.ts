import type { PageFacts } from './built-page.js';
import type { Edition } from './edition.js';
import { escapeXml } from './escape-xml.js';
import { feedKinds, feedRoutes } from './feeds.js';
import { twinRoute } from './markdown-twin.js';
import { cardSize } from './social-card.js';

const BEGIN = '<!--published-->';
const END = '<!--/published-->';

const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): string =>
  `<link rel="${rel}" href="${escapeXml(href)}"${Object.entries(more)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')}>`;
const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeXml(String(content))}">`;

function breadcrumbs({ crumbs, title, route }: PageFacts, origin: string): string {
  const trail = [...crumbs, { title, route }].map(({ title: name, route: to }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + to,
  }));
  const list = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail,
  }).replaceAll('<', String.raw`\u003c`);
  return crumbs.length === 0 ? '' : `<script type="application/ld+json">${list}</script>`;
}

const feeds = feedKinds.map((kind) =>
  link('alternate', feedRoutes(kind).atom, { type: 'application/atom+xml', title: kind.title }),
);

/** Facts for the head that do not come from the page. */
export interface HeadFacts extends Pick<Edition, 'origin'> {
  readonly site: string;
  /** Where its card is. */
  readonly card: string;
}

const ofSite = [link('apple-touch-icon', '/apple-touch-icon.png'), link('manifest', '/site.webmanifest')];

const ofPage = (page: PageFacts, { origin, card, site }: HeadFacts): readonly string[] => [
  link('canonical', origin + page.route),
  link('alternate', twinRoute(page.route), { type: 'text/markdown', title: 'This page as Markdown' }),
  ...feeds,
  property('og:site_name', site),
  property('og:type', page.date === undefined ? 'website' : 'article'),
  property('og:title', page.title),
  property('og:description', page.description),
  property('og:url', origin + page.route),
  property('og:image', origin + card),
  property('og:image:width', cardSize.width),
  property('og:image:height', cardSize.height),
  property('og:image:alt', page.title),
  '<meta name="twitter:card" content="summary_large_image">',
  breadcrumbs(page, origin),
];

/** Whether a page is shared under its own address. A page that has moved and the 404 page are not. */
export const isShared = ({ movedTo, route }: PageFacts): boolean => movedTo === undefined && !route.startsWith('/404');

/**
 * Returns a page's HTML with metadata in its head: canonical URL, Markdown twin, feeds, card and breadcrumbs. Applying
 * it again changes nothing.
 */
export function withHead(html: string, page: PageFacts, facts: HeadFacts): string {
  const block = [...ofSite, ...(isShared(page) ? ofPage(page, facts) : [])].join('');
  const bare = html.replace(new RegExp(`${BEGIN}.*?${END}`, 'su'), '');
  return bare.replace('</head>', () => `${BEGIN}${block}${END}</head>`);
}
