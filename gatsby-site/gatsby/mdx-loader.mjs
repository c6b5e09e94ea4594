// Compiles a written page once for both bundles, and keeps the result for the next build.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const { default: compile } = createRequire(import.meta.url)('gatsby-plugin-mdx/dist/gatsby-mdx-loader.js');
const folder = path.resolve('.cache', 'written-pages');

/** Returns a digest of what the plugins are that a page is compiled with, and of the matches they draw. */
async function digestOfPlugins() {
  const matches = path.resolve('static', 'sandbox');
  const names = (await readdir(matches)).sort().map((name) => path.join(matches, name));
  const hash = createHash('sha256');
  for (const name of [path.resolve('gatsby-config.mjs'), ...names]) hash.update(await readFile(name));
  return hash.digest('hex');
}

const plugins = digestOfPlugins();

/** Returns the compiled page: that of an earlier build if nothing it is made from has changed. */
export default async function mdxLoader(source) {
  const digest = createHash('sha256')
    .update(`${await plugins}\0${this.resourcePath}\0${source}`)
    .digest('hex');
  const file = path.join(folder, `${digest}.js`);
  const earlier = await readFile(file, 'utf8').catch(() => undefined);
  if (earlier !== undefined) return earlier;
  const compiled = await compile.call(this, source);
  await mkdir(folder, { recursive: true });
  await writeFile(file, compiled);
  return compiled;
}
