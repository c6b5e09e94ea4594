import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { oneCopy } from './one-copy.js';
import { thinSourceMap } from './thin-source-map.js';
import { withoutDocumentCheck } from './without-document-check.js';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Packages that are not bundled: fs-native-extensions and lmdb are native, oauth2orize and tinypool read their own
 * folders, and few servers need the packages of Amazon, NATS and OpenTelemetry.
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

/** Defines the globals that CommonJS packages expect, for bundles that are ES modules. */
const commonJs = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const { dirname: __dirname, filename: __filename } = import.meta;`;

/** Options that all files of the bundle share. */
const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  conditions: ['source'],
  external: EXTERNAL,
  legalComments: 'none',
  minifyWhitespace: true,
  minifySyntax: true,
} as const satisfies BuildOptions;

const composition = (file: string): string => path.join(root, 'server', 'src', 'composition', file);

/**
 * Matches the files of the current and earlier server bundles: `server-DIGEST.cjs`, its source map and its compiled
 * code.
 */
const ofServer = /^server(?:[-.].+)?\.(?:cjs|mjs|map|code)$/u;

/**
 * Writes the server as a CommonJS function, whose compiled code can be cached, and returns the name of its file.
 * **Throws** if the text is not in ASCII, because it is read as Latin-1. esbuild writes escapes, except in regular
 * expressions.
 */
async function bundleServer(folder: string): Promise<string> {
  const { metafile } = await build({
    ...shared,
    format: 'cjs',
    plugins: [oneCopy(), withoutDocumentCheck()],
    entryPoints: { server: composition('run.ts') },
    entryNames: '[name]-[hash]',
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.url': 'urlOfBundle' },
    banner: { js: '(function (exports, require, module, __filename, __dirname, urlOfBundle, Import) {' },
    footer: { js: '})' },
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
  });
  const files = Object.keys(metafile.outputs);
  for (const map of files.filter((file) => file.endsWith('.map'))) thinSourceMap(path.resolve(map));
  const bundled = files.find((file) => file.endsWith('.cjs')) ?? '';
  const text = readFileSync(bundled, 'utf8');
  const [place] = /.{0,40}[^\p{ASCII}]/u.exec(text) ?? [];
  if (place !== undefined) throw new Error(`${bundled} is not in ASCII: ${place}`);
  // A script with cached code cannot import. The name is as long, so that the source map stays right.
  const importing = text.replaceAll(/\bimport(?=\("[\w@/-]+"\))/gu, 'Import');
  const [left] = /\bimport\(.{0,40}/u.exec(importing) ?? [];
  if (left !== undefined) throw new Error(`${bundled} imports something that is not a package: ${left}`);
  writeFileSync(bundled, importing);
  return path.basename(bundled);
}

/**
 * Writes the server's bundle into a folder: `start.mjs`, which runs `server-DIGEST.cjs`, and two workers. Then removes
 * earlier bundles of the server. A process that still runs one has already loaded all of it.
 */
export async function bundle(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await bundleServer(folder);
  await build({
    ...shared,
    format: 'esm',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    banner: { js: commonJs },
    define: { BUNDLE: JSON.stringify(server) },
    entryPoints: {
      'check-database-worker': path.join(root, 'data', 'src', 'store', 'lmdb', 'check-worker.ts'),
      'simulator-worker': path.join(root, 'data', 'src', 'sandbox', 'worker.ts'),
      start: composition('start.ts'),
    },
  });
  for (const name of readdirSync(folder))
    if (ofServer.test(name) && !name.startsWith(server)) rmSync(path.join(folder, name));
}
