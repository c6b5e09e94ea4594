import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PUBLISHED, type Published } from '@goalsquare/server/published';
import { expect } from 'chai';
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { publish } from '../../publish/publish.js';
import { openPublishThreads } from '../../publish/publish-threads.js';
import { builtHub, edition, site } from './fixture.js';

const directory = builtHub();
const threads = openPublishThreads();
const bytesOf = (name: string): Buffer => readFileSync(path.join(directory, name));
const read = (name: string): string => bytesOf(name).toString();
const list = (): Published => JSON.parse(read(PUBLISHED)) as Published;
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });

/** The content of a well-formed XML file. */
// oxlint-disable-next-line typescript/no-deprecated -- its replacement is another package
const xml = (name: string): unknown => parser.parse(read(name), true);

describe('publishing the hub', () => {
  before(() => publish({ directory, edition, site, source: 'the-source', say: () => undefined, threads }));
  after(async () => {
    await threads.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('lists for search engines the pages that are listed, and no other', () => {
    const {
      urlset: { url },
    } = xml('sitemap.xml') as { urlset: { url: readonly { loc: string }[] } };
    expect(url.map(({ loc }) => loc.replace(edition.origin, ''))).to.deep.equal([
      '/',
      '/blog/',
      '/blog/newer/',
      '/blog/older/',
      '/blog/tags/',
      '/release-notes/V1/v1.10/',
      '/release-notes/V1/v1.9/',
    ]);
    expect(read('robots.txt'))
      .to.contain('Sitemap: https://docs.example/sitemap.xml\n')
      .and.contain('Disallow: /v1/\n');
  });

  it('feeds the posts, the newest first, in both forms', () => {
    const { rss } = xml('blog/rss.xml') as {
      rss: { channel: { item: readonly { title: string; link: string; pubDate: string }[] } };
    };
    expect(rss.channel.item.map(({ title, link, pubDate }) => [title, link, pubDate])).to.deep.equal([
      ['Newer <b>', 'https://docs.example/blog/newer/', 'Sun, 01 Feb 2026 00:00:00 GMT'],
      ['Older', 'https://docs.example/blog/older/', 'Thu, 01 Jan 2026 00:00:00 GMT'],
    ]);
    const { feed } = xml('blog/atom.xml') as {
      feed: { updated: string; entry: readonly { id: string; updated: string }[] };
    };
    expect([feed.updated, ...feed.entry.map(({ id }) => id)]).to.deep.equal([
      '2026-02-01T00:00:00.000Z',
      'https://docs.example/blog/newer/',
      'https://docs.example/blog/older/',
    ]);
  });

  it('feeds the releases by version; one without a day has that of the edition', () => {
    const { feed } = xml('release-notes/atom.xml') as {
      feed: { entry: readonly { title: { '#text': string }; updated: string }[] };
    };
    expect(feed.entry.map(({ title, updated }) => [title['#text'], updated.slice(0, 10)])).to.deep.equal([
      ['v1.10', '2025-01-01'],
      ['v1.9', '2026-03-01'],
    ]);
  });

  it('writes each page as Markdown too, without what is for hands alone', () => {
    expect(read('index.md')).to.equal(
      '# Start & go\n\n## First\n\nCall `/v1`.\n\n```json\n{\n  "a": 1\n}\n```\n\n| a |\n| - |\n| 1 |\n',
    );
    expect(read('blog/newer/index.md')).to.equal('# Newer\n\n1 February\n');
    expect(read('asdw/index.md')).to.equal('# Scratch\n');
    expect(() => read('release-notes/v1.9/index.md')).to.throw('ENOENT');
  });

  it('has a short index for language models, and a list of each section with a sentence for each page', () => {
    expect(read('llms.txt'))
      .to.match(/^# Test hub\n\n> A hub of three pages & more\.\n/u)
      .and.contain('## Docs\n\n- [Start & go](/index.md)\n')
      .and.contain('- [Common cases](/arazzo.json): ')
      .and.contain('- [Blog](/llms/blog.txt): 3 pages\n')
      .and.not.contain('asdw')
      .and.not.contain('tags');
    expect(read('llms/blog.txt'))
      .to.match(/^# Blog\n/u)
      .and.contain('- [Older](https://docs.example/blog/older/index.md): About Older.\n')
      .and.not.contain('tags');
    expect(read('llms-full.txt')).to.equal('Source: /\n\n' + read('index.md'));
  });

  it('lists for programs where contract, documentation and state are, and for assistants how to ask', () => {
    const { linkset } = JSON.parse(read('.well-known/api-catalog')) as { linkset: readonly Record<string, unknown>[] };
    expect(linkset).to.deep.equal([
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
    ]);
    expect(read('skill.md')).to.match(/^---\nname: goalsquare\ndescription: /u);
  });

  it('marks the lists that name its origin, for a server to name its own there, and nothing else', () => {
    const { origin, files } = list();
    expect(origin).to.equal(edition.origin);
    const naming = Object.keys(files).filter((route) => files[route]?.namesOrigin === true);
    expect(naming).to.include.members(['/arazzo.json', '/llms/blog.txt', '/robots.txt', '/sitemap.xml', '/skill.md']);
    expect(naming.filter((route) => !read(route).includes(origin))).to.deep.equal([]);
    expect(naming.filter((route) => route.endsWith('/') || files[route]?.scripts !== undefined)).to.deep.equal([]);
  });

  it('names a contact for vulnerabilities, for less than a year', () => {
    expect(read('.well-known/security.txt')).to.equal(
      [
        'Contact: https://git.example/hub/security/advisories/new',
        'Contact: https://git.example/hub/issues',
        'Expires: 2027-02-28T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://docs.example/.well-known/security.txt',
        'Policy: https://git.example/hub/blob/main/SECURITY.md',
        '',
      ].join('\n'),
    );
  });

  it('gives a page its home, twin, card and place in its head', () => {
    const page = read('blog/newer/index.html');
    for (const part of [
      '<link rel="canonical" href="https://docs.example/blog/newer/">',
      '<link rel="alternate" href="/blog/newer/index.md" type="text/markdown"',
      '<link rel="alternate" href="/blog/atom.xml" type="application/atom+xml"',
      '<meta property="og:title" content="Newer &lt;b&gt;">',
      '<meta property="og:type" content="article">',
      '<link rel="manifest" href="/site.webmanifest">',
      String.raw`{"@type":"ListItem","position":2,"name":"Newer \u003cb>","item":"https://docs.example/blog/newer/"}`,
    ])
      expect(page).to.contain(part);
    expect(read('release-notes/v1.9/index.html')).to.not.contain('canonical').and.not.contain('og:title');
  });

  it('draws a card and icons of the declared sizes', async () => {
    const [, card = ''] =
      /og:image" content="https:\/\/docs\.example(\/cards\/[0-9a-f]+\.png)"/u.exec(read('index.html')) ?? [];
    const sides = async (name: string): Promise<readonly number[]> => {
      const { width, height } = await sharp(bytesOf(name)).metadata();
      return [width, height];
    };
    expect(await sides(card)).to.deep.equal([1200, 630]);
    const { icons } = JSON.parse(read('site.webmanifest')) as { icons: readonly { src: string; sizes: string }[] };
    for (const { src, sizes } of icons) expect((await sides(src)).join('x')).to.equal(sizes);
    expect(await sides('apple-touch-icon.png')).to.deep.equal([180, 180]);
  });

  it('lists what may be served, and no more', () => {
    const { source, files, moved } = list();
    expect([source, moved]).to.deep.equal(['the-source', { '/release-notes/v1.9/': '/release-notes/V1/v1.9/' }]);
    for (const route of [
      '/',
      '/404.html',
      '/asdw/',
      '/blog/newer/index.md',
      '/sandbox/one.ndjson.gz',
      '/.well-known/security.txt',
      '/pagefind/pagefind.js',
      '/favicon.svg',
    ])
      expect(files).to.have.property(route);
    for (const route of [
      '/release-notes/v1.9/',
      '/404/',
      '/published.json',
      '/app-0123456789abcdef0123.js.map',
      '/index.html.br',
      '/app-0123456789abcdef0123.js.gz',
    ])
      expect(files).to.not.have.property(route);
    expect(Object.values(files).every(({ file }) => statSync(path.join(directory, file)).isFile())).to.equal(true);
  });

  const kept: readonly (readonly [string, string])[] = [
    ['/', 'never'],
    ['/app-0123456789abcdef0123.js', 'forever'],
    ['/index.md', 'never'],
    ['/sitemap.xml', 'a while'],
    ['/pagefind/pagefind-entry.json', 'never'],
    ['/sandbox/one.ndjson.gz', 'a while'],
  ];
  for (const [route, keeping] of kept)
    it(`has ${route} kept ${keeping}`, () => {
      expect(list().files[route]?.keeping).to.equal(keeping);
    });

  it('lays texts beside themselves in each coding, the same to the byte', () => {
    for (const { file, codings, digest } of Object.values(list().files)) {
      expect(createHash('sha256').update(bytesOf(file)).digest('hex')).to.match(new RegExp(`^${digest}`, 'u'));
      if (codings.includes('br'))
        expect(brotliDecompressSync(bytesOf(`${file}.br`)).equals(bytesOf(file)), file).to.equal(true);
      if (codings.includes('gzip'))
        expect(gunzipSync(bytesOf(`${file}.gz`)).equals(bytesOf(file)), file).to.equal(true);
    }
    expect(list().files['/app-0123456789abcdef0123.js']?.codings).to.deep.equal(['br', 'gzip']);
  });

  it('hashes the scripts within a page as they stand there, and neither data nor those of other files', () => {
    const hash = `sha256-${createHash('sha256').update('boot("Newer &lt;b&gt;");').digest('base64')}`;
    expect(list().files['/blog/newer/']?.scripts).to.deep.equal([hash]);
    expect(list().files['/favicon.svg']).to.not.have.property('scripts');
  });

  it('changes nothing where it is done again', async () => {
    const before = read(PUBLISHED);
    const at = statSync(path.join(directory, 'index.html.br')).mtimeMs;
    await publish({ directory, edition, site, source: 'the-source', say: () => undefined, threads });
    expect([read(PUBLISHED), statSync(path.join(directory, 'index.html.br')).mtimeMs]).to.deep.equal([before, at]);
  });
});
