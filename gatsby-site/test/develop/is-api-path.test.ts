import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contractDocument, operatorPaths } from '@goalsquare/openapi';
import { identityPaths, operationHandlers, PERMALINK_ROUTE } from '@goalsquare/server/parts';
import { expect } from 'chai';
import { isApiPath } from '../../gatsby/is-api-path';

const content = path.join(import.meta.dirname, '../../content');

describe('the paths of the API server', () => {
  it('has every path the server answers', () => {
    const paths = [
      ...Object.keys(contractDocument.paths).map((template) => `/v1${template}`),
      ...Object.keys(operatorPaths),
      ...operationHandlers({ isReady: () => true }).keys(),
      ...Object.values(identityPaths),
      PERMALINK_ROUTE,
      '/problems/route-not-found',
    ];
    expect(paths.filter((each) => !isApiPath(each))).to.deep.equal([]);
  });

  it('has no path of the documentation hub', () => {
    const pages = readdirSync(content).map((name) => `/${name}/`);
    const others = [
      '/',
      '/api/oauth-receiver.html',
      '/page-data/app-data.json',
      '/version-2/',
      '/metrics/',
      '/Livez',
      '/livez/',
      '/.well-known/security.txt',
    ];
    expect([...pages, ...others].filter(isApiPath)).to.deep.equal([]);
  });
});
