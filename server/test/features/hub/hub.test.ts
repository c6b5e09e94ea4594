import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { openHub } from '../../../src/features/hub/hub.js';
import {
  PUBLISHED,
  type Coding,
  type CachePolicy,
  type Published,
  type PublishedFile,
} from '../../../src/features/hub/published.js';
import { appForSuite } from '../../support/app.js';
import { expectProblem } from '../../support/problem.js';

const folder = mkdtempSync(path.join(tmpdir(), 'hub-'));
const HASH = 'sha256-AAAA';
const page = (title: string): string => `<!doctype html><title>${title}</title>`;
const digestOf = (bytes: string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

interface Written {
  readonly url: string;
  readonly text: string;
  readonly keeping?: CachePolicy;
  readonly codings?: readonly Coding[];
  readonly scripts?: readonly string[];
  readonly namesOrigin?: true;
}

const written: readonly Written[] = [
  ...['/', '/support/usage-limits/', '/metrics/', '/404.html', '/release-notes/V1/v1.11/', '/player/110591/'].map(
    (url) => ({
      url,
      text: page(url),
      codings: ['br', 'gzip'] as const,
      scripts: [HASH],
    }),
  ),
  { url: '/app-0123abcd.js', text: 'export {};', keeping: 'forever', codings: ['gzip'] },
  { url: '/api/oauth-receiver.html', text: page('receiver'), scripts: [] },
  { url: '/page-data/index/page-data.json', text: '{}', codings: ['br', 'gzip'] },
  { url: '/sitemap.xml', text: '<urlset/>', keeping: 'a while' },
  { url: '/skill.md', text: 'Base: https://build.example/v1\n', namesOrigin: true, codings: ['br', 'gzip'] },
  { url: '/robots.txt', text: 'User-agent: *\n', keeping: 'a while' },
  { url: '/support/usage-limits/index.md', text: '# Usage limits\n' },
  { url: '/pagefind/wasm.en.wasm', text: '\0asm' },
  { url: '/videos/one.mp4', text: '0123456789', keeping: 'a while' },
  { url: '/videos/one.vtt', text: 'WEBVTT\n' },
  { url: '/openapi.json', text: '{"servers":[{"url":"/"}]}', codings: ['br', 'gzip'] },
  { url: '/.well-known/api-catalog', text: '{"linkset":[]}', keeping: 'a while' },
  { url: '/.well-known/security.txt', text: 'Contact: https://x.example\n', keeping: 'a while' },
];

/** Writes a hub as publishing would, beside files that are in no list. */
function writeHub(): void {
  const files: Record<string, PublishedFile> = {};
  for (const { url, text, keeping = 'never', codings = [], scripts, namesOrigin } of written) {
    const name = url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
    if (codings.includes('br')) writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(text));
    if (codings.includes('gzip')) writeFileSync(path.join(folder, `${name}.gz`), gzipSync(text));
    const file = { file: name, digest: digestOf(text), keeping, codings };
    files[url] = { ...file, ...(scripts !== undefined && { scripts }), ...(namesOrigin && { namesOrigin }) };
  }
  writeFileSync(path.join(folder, 'unlisted.txt'), 'no');
  const moved = { '/release-notes/v1.11/': '/release-notes/V1/v1.11/' };
  const published: Published = { source: 'x', origin: 'https://build.example', files, moved };
  writeFileSync(path.join(folder, PUBLISHED), JSON.stringify(published));
}

const never = (error: unknown): void => {
  throw error;
};
const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('the hub', () => {
  before(writeHub);
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const app = appForSuite({ hub: openHub(folder, never), trustProxy: 1 });

  const found: readonly (readonly [path: string, type: string, cache: string])[] = [
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/support/usage-limits/', 'text/html; charset=utf-8', 'no-cache'],
    ['/support/usage-limits/?from=a', 'text/html; charset=utf-8', 'no-cache'],
    ['/metrics/', 'text/html; charset=utf-8', 'no-cache'],
    ['/api/oauth-receiver.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/app-0123abcd.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/page-data/index/page-data.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml', 'public, max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/support/usage-limits/index.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/pagefind/wasm.en.wasm', 'application/wasm', 'no-cache'],
    ['/videos/one.mp4', 'video/mp4', 'public, max-age=3600'],
    ['/videos/one.vtt', 'text/vtt; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ];
  for (const [at, type, cache] of found) {
    it(`serves ${at}`, async () => {
      const { status, headers } = await app.bare('get', at);
      expect([status, headers['content-type'], headers['cache-control']]).to.deep.equal([200, type, cache]);
      expect(headers['x-content-type-options']).to.equal('nosniff');
    });
  }

  it('leaves documents to the server, which knows its own address', async () => {
    const answer = await app.bare('get', '/openapi.json').set('Host', 'data.example:8080');
    expect((answer.body as { readonly servers: unknown }).servers).to.deep.include({
      url: 'http://data.example:8080',
      description: 'The host that serves this contract',
    });
    expect(answer.headers['cache-control']).to.equal('private, max-age=300');
  });

  it('names its own address in files that name the origin of their build', async () => {
    const asked = (host: string) => app.bare('get', '/skill.md').set('Host', host).set('Accept-Encoding', 'identity');
    const answer = await asked('data.example:8080');
    expect([answer.text, answer.headers['content-type'], answer.headers['cache-control']]).to.deep.equal([
      'Base: http://data.example:8080/v1\n',
      'text/markdown; charset=utf-8',
      'private, max-age=300',
    ]);
    expect((await asked('x.example').set('X-Forwarded-Host', 'a"b')).text).to.equal('Base: /v1\n');
    const tag = answer.headers.etag ?? '';
    expect((await asked('data.example:8080').set('If-None-Match', tag)).status).to.equal(304);
    expect((await asked('other.example').set('If-None-Match', tag)).text).to.equal('Base: http://other.example/v1\n');
    expect((await app.bare('head', '/skill.md')).status).to.equal(200);
  });

  const led: readonly (readonly [from: string, to: string])[] = [
    ['/support/usage-limits', '/support/usage-limits/'],
    ['/support/usage-limits?a=1&b=%20', '/support/usage-limits/?a=1&b=%20'],
    ['/support/usage-limits.html', '/support/usage-limits/'],
    ['/support/usage-limits/index.html?a=1', '/support/usage-limits/?a=1'],
    ['/index.html', '/'],
    ['/metrics.html', '/metrics/'],
    ['/release-notes/v1.11/', '/release-notes/V1/v1.11/'],
    ['/release-notes/v1.11', '/release-notes/V1/v1.11/'],
    ['/release-notes/v1.11/?a=1', '/release-notes/V1/v1.11/?a=1'],
  ];
  for (const [from, to] of led) {
    it(`leads from ${from} to ${to}`, async () => {
      const { status, headers } = await app.bare('get', from);
      expect([status, headers.location]).to.deep.equal([301, to]);
    });
  }

  for (const [path, to] of [
    ['/player/110002/', '/player/?personId=110002'],
    ['/squad/10', '/squad/?squadId=10'],
    ['/league/1/?seasonId=2025&metrics=a%20b', '/league/?leagueId=1&seasonId=2025&metrics=a%20b'],
  ] as const)
    it(`leads from ${path}, which has no page, to ${to}`, async () => {
      const { status, headers } = await app.bare('get', path);
      expect([status, headers.location, headers['cache-control']]).to.deep.equal([302, to, 'no-cache']);
    });

  it('serves the page of a player that has one', async () => {
    expect((await app.bare('get', '/player/110591/')).status).to.equal(200);
    expect((await app.bare('get', '/player/110591')).headers.location).to.equal('/player/110591/');
  });

  const missing = [
    '/player/12345678901/',
    '/player/x/',
    '/nothing/',
    '/nothing',
    '/nothing.html',
    '/unlisted.txt',
    '/published.json',
    '/app-0123abcd.js/',
    '/support/../unlisted.txt',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/support/usage-limits/index.html.gz',
    '//evil.example/',
    '//evil.example/..',
    '/support%2fusage-limits/',
    '/%00',
    '/__proto__',
    '/constructor/',
  ];
  for (const at of missing) {
    it(`shows browsers its page at ${at}, with 404, and others a problem`, async () => {
      const answer = await app.bare('get', at).set('Accept', html);
      expect([answer.status, answer.headers['content-type'], answer.text]).to.deep.equal([
        404,
        'text/html; charset=utf-8',
        page('/404.html'),
      ]);
      expect((await app.bare('get', at)).headers['content-type']).to.equal('application/problem+json; charset=utf-8');
    });
  }

  it('shows a problem to browsers too for what is no URI', async () => {
    expect((await app.bare('get', '/v1/matches/%E0%A4%A').set('Accept', html)).headers['content-type']).to.equal(
      undefined,
    );
    expect((await app.bare('get', '/%E0%A4%A').set('Accept', html)).status).to.equal(404);
  });

  const chosen: readonly (readonly [accepted: string, at: string, coding: string | undefined])[] = [
    ['gzip, deflate, br, zstd', '/', 'br'],
    ['gzip', '/', 'gzip'],
    ['br;q=0, gzip', '/', 'gzip'],
    ['identity', '/', undefined],
    ['br', '/app-0123abcd.js', undefined],
    ['gzip, br', '/sitemap.xml', undefined],
  ];
  for (const [accepted, at, coding] of chosen) {
    it(`sends ${at} ${coding ?? 'as it is'} to who takes ${accepted}`, async () => {
      const { headers, text } = await app.bare('get', at).set('Accept-Encoding', accepted).buffer();
      expect(headers['content-encoding']).to.equal(coding);
      if (coding !== 'br') expect(text).to.equal(written.find(({ url }) => url === at)?.text);
      if (at !== '/sitemap.xml') expect(headers.vary).to.contain('Accept-Encoding');
    });
  }

  it('answers 304 to who has the same bytes in the same coding', async () => {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { headers } = await app.bare('get', '/').set('Accept-Encoding', accepted);
      const tag = headers.etag as string;
      const again = (coding: string) => app.bare('get', '/').set('Accept-Encoding', coding).set('If-None-Match', tag);
      expect((await again(accepted)).status).to.equal(304);
      expect((await again(accepted === 'br' ? 'gzip' : 'br')).status).to.equal(200);
    }
  });

  it('sends the catalogue of APIs as a set of links', async () => {
    const { headers } = await app.get('/.well-known/api-catalog');
    expect(headers['content-type']).to.equal(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
  });

  it('answers HEAD as GET, without the body', async () => {
    const { status, headers, text } = await app.bare('head', '/').set('Accept-Encoding', 'identity');
    expect([status, headers['content-length'], text]).to.deep.equal([200, String(page('/').length), undefined]);
  });

  it('sends the part of a video that is asked for', async () => {
    const { status, headers } = await app.bare('get', '/videos/one.mp4').set('Range', 'bytes=2-4');
    expect([status, headers['content-range'], headers['content-length']]).to.deep.equal([206, 'bytes 2-4/10', '3']);
  });

  it('lets a page run the scripts of its hashes, and what is no page nothing', async () => {
    const { headers } = await app.bare('get', '/');
    expect(headers['content-security-policy'])
      .to.contain(`script-src 'self' 'wasm-unsafe-eval' '${HASH}';`)
      .and.contain("frame-ancestors 'none'");
    expect((await app.bare('get', '/robots.txt')).headers['content-security-policy']).to.match(
      /^default-src 'none';frame-ancestors/u,
    );
    expect((await app.bare('get', '/')).headers['strict-transport-security']).to.equal(undefined);
  });

  it('leaves other methods and the API as they are', async () => {
    expectProblem(
      await app.bare('post', '/').set('Accept', html).set('X-Request-Id', 'test'),
      'route-not-found',
      "There is nothing at '/'.",
    );
    expect((await app.bare('get', '/livez').set('Accept', html)).text).to.equal('ok\n');
    expect((await app.bare('get', '/v1/nothing').set('Accept', html)).status).to.equal(401);
    expect((await app.get('/v1/nothing').set('Accept', html)).headers['content-type']).to.contain(
      'application/problem+json',
    );
    expect((await app.get('/v1/matches/7001')).status).to.equal(200);
  });
});

describe('a hub that is not there', () => {
  const hub = openHub(path.join(folder, 'nowhere'), never);
  const app = appForSuite({ hub });

  it('is explained at /, and the API works', async () => {
    const { status, text } = await app.bare('get', '/');
    expect([status, text]).to.deep.equal([
      200,
      'Goalsquare\n\nThe API answers at /v1, and its contract is at /openapi.json.\nThe documentation is not built. Build it with: npm run build -- hub\n',
    ]);
    expect((await app.bare('get', '/api/').set('Accept', html)).status).to.equal(404);
    expect((await app.get('/v1/matches/7001')).status).to.equal(200);
  });

  it('is announced while it is being built', async () => {
    hub.progress = 'building the pages';
    const { status, text, headers } = await app.bare('get', '/');
    hub.progress = undefined;
    expect([status, headers.refresh]).to.deep.equal([200, '5']);
    expect(text).to.contain('being built (building the pages)');
  });

  it('has a page for browsers meanwhile, with calls to try and without scripts', async () => {
    hub.progress = 'building <pages>';
    const { status, text, headers } = await app.bare('get', '/').set('Accept', html).set('Host', 'api.example:8080');
    hub.progress = undefined;
    expect([status, headers.refresh, headers['cache-control']]).to.deep.equal([200, '5', 'no-store']);
    expect(headers['content-type']).to.contain('text/html');
    expect(headers['content-security-policy']).to.contain("default-src 'none'");
    expect(text)
      .to.contain('being built (building &lt;pages&gt;)')
      .and.to.contain('http://api.example:8080/v1/leagues');
    expect(text).not.to.contain('<script');
  });
});

describe('what is still being made', () => {
  const releaseFolder = path.join(folder, 'release');
  const hub = openHub(path.join(folder, 'nowhere'), never);
  const app = appForSuite({ hub, releaseFolder });
  const statuses = async (paths: readonly string[], accepted: string): Promise<readonly (readonly unknown[])[]> =>
    Promise.all(
      paths.map(async (at) => {
        const { status, headers } = await app.bare('get', at).set('Accept', accepted);
        return [at, status, headers['content-type']?.split(';')[0], headers['retry-after'], headers.refresh];
      }),
    );
  const all = (paths: readonly string[], ...rest: readonly unknown[]) => paths.map((at) => [at, ...rest]);
  const pages = ['/guides/', '/support/usage-limits', '/metrics/', '/nothing.html'];
  const ofClients = ['/downloads/', '/downloads/goalsquare-1.0.0-py3-none-any.whl'];
  const waits = [503, 'text/html', '5', '5'];
  const problem = [404, 'application/problem+json', undefined, undefined];

  afterEach(() => {
    hub.progress = undefined;
    hub.packing = undefined;
  });

  it('is waited for by browsers, at every address of the hub and of the clients', async () => {
    hub.progress = 'after the clients';
    hub.packing = 'compiling';
    expect(await statuses([...pages, ...ofClients], html)).to.deep.equal(all([...pages, ...ofClients], ...waits));
    expect((await app.bare('get', '/guides/').set('Accept', html)).text)
      .to.include('The clients are being packed (compiling).')
      .and.to.include('The documentation is being built (after the clients).');
  });

  it('is waited for by programs at addresses of the clients', async () => {
    hub.packing = 'packing';
    expect(await statuses(ofClients, '*/*')).to.deep.equal(all(ofClients, 503, 'text/plain', '5', '5'));
  });

  it('is a problem for programs at other addresses, and at addresses of programs', async () => {
    hub.progress = 'building';
    hub.packing = 'compiling';
    expect(await statuses(pages, '*/*')).to.deep.equal(all(pages, ...problem));
    const api = ['/v2/matches', '/operator/nothing', '/oauth2/nothing', '/mcp/nothing', '/livez/', '/openapi.xml'];
    expect(await statuses(api, html)).to.deep.equal(all(api, ...problem));
    expect((await app.get('/v1/nothing').set('Accept', html)).status).to.equal(404);
    expect((await app.bare('post', '/guides/').set('Accept', html)).status).to.equal(404);
  });

  it('is not waited for once that part is over', async () => {
    hub.progress = 'building';
    expect(await statuses(ofClients.slice(1), html)).to.deep.equal(all(ofClients.slice(1), ...problem));
    expect((await app.bare('get', '/downloads/').set('Accept', html)).text).to.include('are not built');
    hub.progress = undefined;
    hub.packing = 'packing';
    expect(await statuses(pages, html)).to.deep.equal(all(pages, ...problem));
  });
});

describe('a hub beside matches that are not of the sandbox', () => {
  const app = appForSuite({ hub: openHub(folder, never), isSandbox: false });

  const pages: readonly (readonly [built: string, reading: string])[] = [
    ['/league/1/', '/league/?leagueId=1'],
    ['/squad/10', '/squad/?squadId=10'],
    ['/player/110017/index.html', '/player/?personId=110017'],
  ];
  for (const [built, reading] of pages)
    it(`leads from ${built}, which shows the sandbox, to ${reading}`, async () => {
      const { status, headers } = await app.bare('get', built);
      expect([status, headers.location, headers['cache-control']]).to.deep.equal([302, reading, 'no-cache']);
    });

  it('leaves all other pages where they are', async () => {
    for (const path of ['/', '/league/', '/league/x/', '/metrics/1/'])
      expect((await app.bare('get', path)).status, path).to.not.equal(302);
  });
});

describe('opening a hub', () => {
  const own = mkdtempSync(path.join(tmpdir(), 'hub-'));
  after(() => {
    rmSync(own, { recursive: true, force: true });
  });
  const list = path.join(own, PUBLISHED);
  const write = (text: string, at: number): void => {
    writeFileSync(list, text);
    utimesSync(list, at, at);
  };
  const builtAs = (url: string): string =>
    JSON.stringify({
      source: 'x',
      files: { [url]: { file: 'index.html', digest: 'x', keeping: 'never', codings: [] } },
      origin: 'https://docs.example',
      moved: {},
    });

  it('sees one that comes, changes, breaks and goes, a second later at most', () => {
    let time = 0;
    const faults: unknown[] = [];
    const hub = openHub(
      own,
      (error) => {
        faults.push(error);
      },
      () => time,
    );
    const pages = (): readonly string[] | undefined => {
      time += 1000;
      return hub.listing() && [...(hub.listing()?.files.keys() ?? [])];
    };
    expect(pages()).to.equal(undefined);
    write(builtAs('/a/'), 1000);
    expect(hub.listing()).to.equal(undefined);
    expect(pages()).to.deep.equal(['/a/']);
    write(builtAs('/b/'), 2000);
    expect(pages()).to.deep.equal(['/b/']);
    write('{', 3000);
    expect([pages(), pages(), faults.length]).to.deep.equal([undefined, undefined, 1]);
    rmSync(list);
    expect(pages()).to.equal(undefined);
  });
});
