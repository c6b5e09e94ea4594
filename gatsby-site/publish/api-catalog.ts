import type { Edition } from './edition.js';

/** Where the API, its contract, its documentation and its state are. **Source**: RFC 9727, RFC 9264. */
export const apiCatalog = ({ origin }: Pick<Edition, 'origin'>): string =>
  JSON.stringify({
    linkset: [
      {
        anchor: `${origin}/v1`,
        'service-desc': [{ href: `${origin}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${origin}/api/`, type: 'text/html' }],
        'service-meta': [
          { href: `${origin}/llms.txt`, type: 'text/plain' },
          { href: `${origin}/arazzo.json`, type: 'application/json' },
        ],
        status: [{ href: `${origin}/readyz`, type: 'text/plain' }],
      },
    ],
  });
