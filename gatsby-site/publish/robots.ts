import type { Edition } from './edition.js';

/** Returns the rules for robots: they may visit pages but not API responses. **Source**: RFC 9309. */
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
