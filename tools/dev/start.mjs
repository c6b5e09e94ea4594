// Starts the server, after bundling it if its sources have changed. Plain JavaScript, so that nothing is compiled for it.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';
import { makeSources } from './make-sources.mjs';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'server', 'dist');
const sources = [
  'package-lock.json',
  'engine/src',
  'data/src',
  'data/simulator/src',
  'openapi/src',
  'clients/javascript/src',
  'server/src',
  'tools/release/bundle',
];

/** Returns the digest of the sources of the bundle that is there. */
function bundledDigest() {
  try {
    return readFileSync(path.join(folder, 'bundle.sha256'), 'utf8');
  } catch {
    return undefined;
  }
}

makeSources();
const digest = digestOf(root, sources);
if (digest !== bundledDigest()) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { bundle } = await import('../release/bundle/bundle.ts');
  await bundle(folder);
  writeFileSync(path.join(folder, 'bundle.sha256'), digest);
  await unregister();
}
await import('../../server/dist/start.mjs');
