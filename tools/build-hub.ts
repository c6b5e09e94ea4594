import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PUBLISHED, type Published } from '@goalsquare/server/published';
import { close } from 'pagefind';
import { site } from '../gatsby-site/src/site.js';
import { editionOf } from './publish-hub/edition.js';
import { compile } from './publish-hub/compile.js';
import { gatsbyBuild } from './publish-hub/gatsby-build.js';
import { oneAtATime } from './publish-hub/one-at-a-time.js';
import { publish } from './publish-hub/publish.js';
import { sourceDigest } from './publish-hub/source-digest.js';

const root = path.resolve(import.meta.dirname, '..');
const home = path.join(root, 'gatsby-site');
const directory = path.join(home, 'public');

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const builtFrom = async (): Promise<string | undefined> =>
  readFile(path.join(directory, PUBLISHED), 'utf8').then(
    (text) => (JSON.parse(text) as Published).source,
    () => undefined,
  );

/**
 * Builds and publishes the hub; with `--where-needed` only where it is missing or something it is built from has
 * changed.
 */
const {
  values: { 'where-needed': isWhereNeeded },
} = parseArgs({ options: { 'where-needed': { type: 'boolean', default: false } } });
const edition = editionOf(process.env);

await oneAtATime(path.join(home, '.building'), say, async () => {
  const source = await sourceDigest(root, edition.origin);
  if (isWhereNeeded && (await builtFrom()) === source) {
    say('built already');
    return;
  }
  say('building, which takes a few minutes');
  const began = Date.now();
  await compile(root, ['engine', 'openapi']);
  await gatsbyBuild(home, say);
  await publish({ directory, edition, site, source, say });
  say(`built in ${Math.round((Date.now() - began) / 1000)} s`);
});
await close();
