import path from 'node:path';
import { clientSources } from './client-sources.js';
import { makeIfChanged } from './make-if-changed.js';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'dist', 'release');

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Packs the clients for `/downloads/`. Loads the packing code only if it is needed. */
async function make(): Promise<void> {
  const began = Date.now();
  say('compiling');
  const { compilePackages } = await import('./compile-packages.js');
  await compilePackages(root);
  say('packing');
  const { writeReleaseFiles } = await import('./release-files.js');
  const { files } = writeReleaseFiles(root, folder);
  say(`${files.length} files packed in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** Packs the clients if they are not packed, or their sources have changed. */
await makeIfChanged({ root, sources: clientSources, folder, say, make });
