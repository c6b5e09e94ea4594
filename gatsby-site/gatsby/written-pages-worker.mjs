// Compiles the written pages in a worker thread, once for both bundles and the tables of contents.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';

const require = createRequire(path.resolve('package.json'));
const { compileMDXWithCustomOptions } = require('gatsby-plugin-mdx/dist/compile-mdx.js');
const { default: inferContents } = require('gatsby-plugin-mdx/dist/remark-infer-toc-meta.js');
const { parseFrontmatter } = require('gatsby-plugin-mdx/dist/frontmatter.js');

/** Deepest headings that a list of contents has. */
const MAX_DEPTH = 3;

const configFile = path.resolve('gatsby-config.mjs');
const compiled = path.resolve('.cache', 'written-pages');

/** Returns a digest of the plugins that a page is compiled with, and of the matches they draw. */
async function digestOfPlugins() {
  const matches = path.resolve('static', 'sandbox');
  const names = (await readdir(matches)).sort().map((name) => path.join(matches, name));
  const hash = createHash('sha256');
  for (const name of [configFile, ...names]) hash.update(await readFile(name));
  return hash.digest('hex');
}

/** Returns a function that compiles a page with the plugins of the site. */
async function compiler() {
  const [{ default: config }, { visit }, { toc }] = await Promise.all([
    import(pathToFileURL(configFile)),
    import('unist-util-visit'),
    import('mdast-util-toc'),
  ]);
  const { options: pluginOptions } = config.plugins.find(({ resolve }) => resolve === 'gatsby-plugin-mdx');
  const helpers = {
    pathPrefix: '',
    cache: { get: async () => undefined },
    store: { getState: () => ({ config }) },
    reporter: {
      panicOnBuild({ context }) {
        throw new Error(`${context.absolutePath}: ${context.errorMeta.message}`);
      },
    },
  };
  const customOptions = {
    mdxOptions: { remarkPlugins: [[inferContents, { visit, toc, maxDepth: MAX_DEPTH }]] },
  };
  return async (file, source) => {
    const page = { absolutePath: file, source };
    const { processedMDX, metadata } = await compileMDXWithCustomOptions(page, {
      pluginOptions,
      customOptions,
      ...helpers,
    });
    return { code: processedMDX, contents: metadata.toc };
  };
}

const plugins = digestOfPlugins();
const pages = new Map();
let compile;

/** Returns the compiled page: that of an earlier build if nothing it is made from has changed. */
async function compilePage(file, source, digest) {
  const kept = path.join(compiled, `${digest}.json`);
  const earlier = await readFile(kept, 'utf8').catch(() => undefined);
  if (earlier !== undefined) return JSON.parse(earlier);
  compile ??= compiler();
  const page = await (await compile)(file, source);
  await mkdir(compiled, { recursive: true });
  await writeFile(kept, JSON.stringify(page));
  return page;
}

/** Returns the compiled page, which is compiled once for all callers. */
async function pageOf(file, source) {
  const digest = createHash('sha256')
    .update(`${await plugins}\0${file}\0${source}`)
    .digest('hex');
  if (!pages.has(digest)) pages.set(digest, compilePage(file, source, digest));
  return pages.get(digest);
}

parentPort.on('message', ({ id, file, source }) => {
  pageOf(file, source).then(
    (page) => parentPort.postMessage({ id, page }),
    (error) => parentPort.postMessage({ id, error: error.message }),
  );
});

const content = path.resolve('content');
for (const name of (await readdir(content, { recursive: true })).sort()) {
  if (!name.endsWith('.mdx')) continue;
  const file = path.join(content, name);
  const text = await readFile(file, 'utf8');
  // The loader that requests the page gets the error.
  await pageOf(file, parseFrontmatter(text, text).body).catch(() => undefined);
}
