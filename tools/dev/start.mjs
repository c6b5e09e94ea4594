// Starts the server, after bundling it if its sources have changed. Plain JavaScript, so that nothing is compiled for it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'server', 'dist');
const sources = ['engine/src', 'data/src', 'data/simulator/src', 'openapi/src', 'server/src', 'tools/release/bundle'];

/** Returns the digest of everything the bundle is made from. */
function digestOfSources() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  for (const source of sources) {
    const names = readdirSync(path.join(root, source), { recursive: true });
    for (const name of names.filter((one) => one.endsWith('.ts')).sort())
      hash.update(`${source}/${name}\n`).update(readFileSync(path.join(root, source, name)));
  }
  return hash.digest('hex');
}

/** Returns the digest of the sources of the bundle that is there. */
function bundledDigest() {
  try {
    return readFileSync(path.join(folder, 'bundle.sha256'), 'utf8');
  } catch {
    return undefined;
  }
}

const digest = digestOfSources();
if (digest !== bundledDigest()) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { bundle } = await import('../release/bundle/bundle.ts');
  await bundle(folder);
  writeFileSync(path.join(folder, 'bundle.sha256'), digest);
  await unregister();
}
await import('../../server/dist/start.mjs');
