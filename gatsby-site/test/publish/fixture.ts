import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Edition } from '../../publish/edition.js';

export const edition: Edition = { origin: 'https://docs.example', date: new Date('2026-03-01T00:00:00Z') };
export const site = {
  title: 'Test hub',
  tagline: 'Pages to test with',
  description: 'A hub of three pages & more.',
  repository: 'https://git.example/hub',
};

interface Made {
  readonly title: string;
  readonly body: string;
  readonly head?: string;
}

const html = ({ title, body, head = '' }: Made): string =>
  `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8"><title>${title} · Test hub</title><meta name="description" content="About ${title}.">${head}<link rel="icon" href="/favicon.svg"></head>` +
  `<body><script>boot("${title}");</script><div id="___gatsby"><nav>Top</nav><main data-pagefind-body="true">${body}</main></div><script src="/app-0123456789abcdef0123.js" async></script></body></html>`;

const crumbs =
  '<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol><li><a href="/blog/">Blog</a></li><li>Here</li></ol></nav>';

const pages: Readonly<Record<string, Made>> = {
  '/': {
    title: 'Start &amp; go',
    body: '<h1>Start &amp; go</h1><div class="prose"><h2 id="a">First<a href="#a" class="heading-link">#</a></h2><p>Call <code>/v1</code>.</p><pre><code class="language-json">{\n  "a": 1\n}</code></pre><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></div>',
  },
  '/asdw/': { title: 'Scratch', body: '<h1>Scratch</h1>', head: '<meta name="robots" content="noindex">' },
  '/blog/': { title: 'Blog', body: '<h1>Blog</h1><time datetime="2026-01-01">1</time>' },
  '/blog/tags/': { title: 'Tags', body: '<h1>Tags</h1>' },
  '/blog/older/': { title: 'Older', body: `${crumbs}<h1>Older</h1><time datetime="2026-01-01">1 January</time>` },
  '/blog/newer/': {
    title: 'Newer &lt;b&gt;',
    body: `${crumbs}<h1>Newer</h1><time datetime="2026-02-01">1 February</time>`,
  },
  '/release-notes/V1/v1.9/': { title: 'v1.9', body: '<h1>v1.9</h1>' },
  '/release-notes/V1/v1.10/': { title: 'v1.10', body: '<h1>v1.10</h1><time datetime="2025-01-01">1 January</time>' },
  '/release-notes/v1.9/': {
    title: 'Moved',
    body: '<h1>Moved</h1>',
    head: '<meta http-equiv="refresh" content="0; url=/release-notes/V1/v1.9/"><meta name="robots" content="noindex">',
  },
  '/404/': { title: 'Not found', body: '<h1>Not found</h1>' },
};

const others: Readonly<Record<string, string>> = {
  '404.html': html({ title: 'Not found', body: '<h1>Not found</h1>' }),
  'favicon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0b5d46"/></svg>',
  'app-0123456789abcdef0123.js': `export const x = 1;${' '.repeat(2000)}`,
  'app-0123456789abcdef0123.js.map': '{}',
  'sandbox/one.ndjson.gz': 'not a coding of another file',
};

/** Copies a built hub to a new folder. */
export function builtHub(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-hub-'));
  const written = [
    ...Object.entries(pages).map(([route, page]) => [`${route}index.html`, html(page)] as const),
    ...Object.entries(others),
  ];
  for (const [name, text] of written) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
