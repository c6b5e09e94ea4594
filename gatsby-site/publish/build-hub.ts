import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PUBLISHED, type Published } from '@goalsquare/server/published';
import { site } from '../src/site.js';
import { editionOf } from './edition.js';
import { gatsbyBuild } from './gatsby-build.js';
import { oneAtATime } from './one-at-a-time.js';
import { hubSources, sourceDigest } from './source-digest.js';

const root = path.resolve(import.meta.dirname, '../..');
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

/** Builds and publishes the hub if it is missing or its sources have changed. `--force` always builds it. */
const {
  values: { force: isForced },
} = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const edition = editionOf(process.env);

await oneAtATime(path.join(home, '.building'), say, async () => {
  const source = await sourceDigest(root, hubSources, edition.origin);
  if (!isForced && (await builtFrom()) === source) {
    say('built already');
    return;
  }
  say('building');
  const began = Date.now();
  const { openPublishThreads } = await import('./publish-threads.js');
  const threads = openPublishThreads();
  await gatsbyBuild(home, say);
  const [{ publish }, { close }] = await Promise.all([import('./publish.js'), import('pagefind')]);
  await publish({ directory, edition, site, source, say, threads });
  await Promise.all([close(), threads.close()]);
  say(`built in ${Math.round((Date.now() - began) / 1000)} s`);
});
