import { expect } from 'chai';
import { parse } from 'yaml';
import { appForSuite, type TestApp } from '../../support/app.js';

interface Served {
  readonly servers: readonly { readonly url: string }[];
}

const urlIn = ({ servers }: Served): string | undefined => servers[0]?.url;

describe('the contract as it is served', () => {
  const app = appForSuite({ trustProxy: 1 });
  const published = appForSuite({ publicUrl: 'https://api.example' });

  const ask = (of: TestApp, path: string, headers: Readonly<Record<string, string>> = {}) =>
    of.bare('get', path).set({ Host: 'data.example:8080', ...headers });

  for (const path of ['/openapi.json', '/operator/openapi.json'])
    it(`names the host of the request as the server of ${path}, for its caller only`, async () => {
      const answer = await ask(app, path);
      expect(urlIn(answer.body as Served)).to.equal('http://data.example:8080');
      expect(answer.headers['cache-control']).to.equal('private, max-age=300');
      const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'api.example' };
      expect(urlIn((await ask(app, path, forwarded)).body as Served)).to.equal('https://api.example');
    });

  it('is the same in YAML', async () => {
    const { text } = await ask(app, '/openapi.yaml');
    expect(urlIn(parse(text) as Served)).to.equal('http://data.example:8080');
  });

  it('names PUBLIC_URL, whatever the host of the request is', async () => {
    const answer = await ask(published, '/openapi.json');
    expect(urlIn(answer.body as Served)).to.equal('https://api.example');
    expect(answer.headers['cache-control']).to.equal('public, max-age=300');
  });

  for (const host of ['a"b', 'a<b>', 'user@host', 'a/b', 'https://server.invalid'])
    it(`does not repeat the host ${host}`, async () => {
      const answer = await ask(app, '/openapi.json', { 'X-Forwarded-Host': host });
      expect(urlIn(answer.body as Served)).to.equal('/');
    });

  it('does not repeat another scheme than those of the web', async () => {
    const answer = await ask(app, '/openapi.json', { 'X-Forwarded-Proto': 'javascript' });
    expect(urlIn(answer.body as Served)).to.equal('/');
  });

  it('has a tag for each address', async () => {
    const { headers } = await ask(app, '/openapi.json');
    const tag = { 'If-None-Match': headers.etag ?? '' };
    expect((await ask(app, '/openapi.json', tag)).status).to.equal(304);
    expect((await ask(app, '/openapi.json', { ...tag, Host: 'other.example' })).status).to.equal(200);
  });
});
