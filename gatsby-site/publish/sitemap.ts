import { escapeXml } from './escape-xml.js';
import type { PageFacts } from './built-page.js';
import type { Edition } from './edition.js';

/** Returns the list of pages for search engines. **Source**: sitemaps.org. */
export const sitemap = (
  pages: readonly Pick<PageFacts, 'route' | 'isListed'>[],
  { origin }: Pick<Edition, 'origin'>,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages
      .filter(({ isListed }) => isListed)
      .map(({ route }) => `<url><loc>${escapeXml(origin + route)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
