import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { namedExports } from './named-exports.js';
import { oneCopy } from './one-copy.js';
import { thinSourceMap } from './thin-source-map.js';
import { withoutDocumentCheck } from './without-document-check.js';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Packages that stay as they are installed: fs-native-extensions and lmdb are native, oauth2orize and tinypool read
 * their own folders, and few servers need those of Amazon, NATS and OpenTelemetry.
 */
const EXTERNAL = [
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  'fs-native-extensions',
  'lmdb',
  'oauth2orize',
  'tinypool',
  '@aws-sdk/client-sns',
  '@nats-io/jetstream',
  '@nats-io/kv',
  '@nats-io/transport-node',
];

/** Globals that CommonJS packages in a bundle expect. */
const commonJs = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const { dirname: __dirname, filename: __filename } = import.meta;`;

/** Options that all bundles of the server share. */
const bundleOptions = (folder: string): BuildOptions => ({
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  external: EXTERNAL,
  banner: { js: commonJs },
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  minifyWhitespace: true,
  minifySyntax: true,
});

/** Files of the server that are loaded when they are first needed, and those that share code. */
const LOADED_LATER = 'server-';

/**
 * Writes the bundle of the server into a folder: `start.mjs`, which runs `server.mjs` and the files that it loads, and
 * two workers. Removes files of earlier bundles.
 */
export async function bundle(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const filesOf = (ending: string): readonly string[] =>
    readdirSync(folder).filter((name) => name.startsWith(LOADED_LATER) && name.endsWith(ending));
  for (const name of [...filesOf('.mjs'), ...filesOf('.mjs.map')]) rmSync(path.join(folder, name));
  await build({
    ...bundleOptions(folder),
    splitting: true,
    chunkNames: `${LOADED_LATER}[name]-[hash]`,
    plugins: [namedExports(), oneCopy(), withoutDocumentCheck()],
    entryPoints: {
      server: path.join(root, 'server', 'src', 'composition', 'main.ts'),
      'check-database-worker': path.join(root, 'data', 'src', 'store', 'lmdb', 'check-worker.ts'),
      'simulator-worker': path.join(root, 'data', 'src', 'sandbox', 'worker.ts'),
    },
  });
  for (const name of ['server.mjs.map', ...filesOf('.mjs.map')]) thinSourceMap(path.join(folder, name));
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    outdir: folder,
    external: ['./server.mjs'],
    entryPoints: { start: path.join(root, 'server', 'src', 'composition', 'start.ts') },
  });
}
