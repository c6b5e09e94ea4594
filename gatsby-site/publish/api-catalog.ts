/**
 * Returns links to the API, its contract, its documentation and its status. The links are relative, because the server
 * may run at another address than the one that the hub was built for. **Source**: RFC 9727, RFC 9264.
 */
export const apiCatalog = (): string =>
  JSON.stringify({
    linkset: [
      {
        anchor: '/v1',
        'service-desc': [{ href: '/openapi.json', type: 'application/json' }],
        'service-doc': [{ href: '/api/', type: 'text/html' }],
        'service-meta': [
          { href: '/llms.txt', type: 'text/plain' },
          { href: '/arazzo.json', type: 'application/json' },
        ],
        status: [{ href: '/readyz', type: 'text/plain' }],
      },
    ],
  });
