import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { Counter, Registry } from 'prom-client';
import { metricsServer } from '../../../src/features/operations/metrics-server.js';
import { appForSuite } from '../../support/app.js';

describe('the port of the metrics', () => {
  const registry = new Registry();
  let server: Server;
  before(async () => {
    new Counter({ name: 'sirens', help: 'Sirens', registers: [registry] }).inc();
    server = metricsServer(registry).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => {
    server.close();
  });
  const ask = (path: string, method = 'GET'): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

  it('serves them as Prometheus reads them', async () => {
    const answer = await ask('/metrics');
    expect(answer.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/u);
    expect(await answer.text()).to.contain('\nsirens 1\n');
    expect((await ask('/metrics', 'HEAD')).status).to.equal(200);
  });

  for (const [path, method, status] of [
    ['/', 'GET', 404],
    ['/Metrics', 'GET', 404],
    ['/metrics/', 'GET', 404],
    ['/v1/leagues', 'GET', 404],
    ['/metrics', 'POST', 405],
  ] as const)
    it(`answers ${status} for ${method} ${path}`, async () => {
      expect((await ask(path, method)).status).to.equal(status);
    });

  it('says so if they cannot be collected', async () => {
    const broken = metricsServer({
      contentType: registry.contentType,
      metrics: () => Promise.reject(new Error('gone')),
    });
    await once(broken.listen(0, '127.0.0.1'), 'listening');
    const { port } = broken.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).to.equal(500);
    broken.close();
  });
});

describe('the port of the API', () => {
  const app = appForSuite();

  for (const path of ['/metrics', '/metrics/', '/Metrics', '/METRICS/', '//metrics', '/metrics?x=1', '/%6Detrics'])
    it(`has no metrics at ${path}`, async () => {
      const answer = await app.bare('get', path);
      expect(answer.status).to.equal(404);
      expect(answer.text).not.to.contain('process_cpu').and.not.to.contain('http_server');
    });

  for (const path of [
    '/Livez',
    '/livez/',
    '/readyz/',
    '/VERSION',
    '/OpenAPI.json',
    '/openapi.json/',
    '/tables.json/',
    '/problems/INTERNAL',
    '/Problems/internal',
    '/problems/internal/',
    '/.well-known/OAuth-Protected-Resource',
    '/.well-known/oauth-protected-resource/',
    '/OAuth2/jwks',
    '/Operator/openapi.json',
    '/V1/leagues',
    '/Q/abcdefghijklmnopqrstuv',
  ])
    it(`has nothing at ${path}, which differs from a route by letter case or a slash`, async () => {
      expect((await app.get(path)).status).to.equal(404);
    });
});
