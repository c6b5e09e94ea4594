import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { oneCopy } from './one-copy.js';
import { ownUrls } from './own-urls.js';
import { thinSourceMap } from './thin-source-map.js';
import { withoutDocumentCheck } from './without-document-check.js';

const sources = path.join(import.meta.dirname, '..', '..', 'server', 'src');

/**
 * Packages that stay as they are installed: lmdb is native, oauth2orize reads its own folder, and few servers need
 * those of Amazon and NATS.
 */
const EXTERNAL = ['lmdb', 'oauth2orize', '@aws-sdk/client-sns', '@nats-io/jetstream', '@nats-io/transport-node'];

/** What bundles of the server have in common. */
export const bundleOptions = (folder: string): BuildOptions => ({
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  conditions: ['source'],
  outdir: folder,
  outExtension: { '.js': '.cjs' },
  external: EXTERNAL,
  sourcemap: true,
  legalComments: 'none',
  minifyWhitespace: true,
  minifySyntax: true,
  logOverride: { 'empty-import-meta': 'error' },
});

/**
 * Writes `server.cjs`, which is the server as the one function `start.cjs` calls, and `start.cjs`. **Source**: ADR 31.
 */
export async function bundle(folder: string): Promise<void> {
  const wrapped = {
    banner: { js: '(function (exports, require, module, __filename, __dirname) {' },
    footer: { js: '})' },
  };
  await build({
    ...bundleOptions(folder),
    ...wrapped,
    plugins: [oneCopy(), ownUrls(folder), withoutDocumentCheck()],
    entryPoints: { server: path.join(sources, 'composition', 'main.ts') },
  });
  thinSourceMap(path.join(folder, 'server.cjs.map'));
  const ownUrl = {
    banner: { js: "const ownUrl = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': 'ownUrl' },
  };
  await build({
    ...bundleOptions(folder),
    ...ownUrl,
    entryPoints: { start: path.join(sources, 'composition', 'start.ts') },
  });
}
