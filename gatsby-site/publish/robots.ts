import type { Edition } from './edition.js';

/** Rules for robots: they may visit the pages, not the responses of the API. **Source**: RFC 9309. */
export const robots = ({ origin }: Pick<Edition, 'origin'>): string =>
  [
    'User-agent: *',
    'Disallow: /v1/',
    'Disallow: /q/',
    'Disallow: /oauth2/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
