import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceOf } from '../check/boundaries/workspace-of.js';
import { startServer } from '../dev/clients/server.js';
import { testsOf, unitSuites } from '../dev/suites.js';
import { bundleClient } from '../release/bundle/bundle-client.js';
import { TSC } from '../dev/tsc.js';

/*
 * Measures with Stryker how well the tests detect faults: npm run measure -- mutations [--tests GLOB]... FILE...
 * Stryker makes one small change at a time to the named sources, or those that match a pattern. Each change is a
 * mutant. For each mutant, Stryker runs the test files that reach it. The mutant survives if no test fails. Without
 * `--tests` it uses all test files of the workspace that need no browser. It stores its results in `.cache/mutations`,
 * so that a second run tests only what has changed, and writes a report to `.cache/mutations/WORKSPACE.html`.
 */

/** Tests of bundles and shipped files. These are not built from the sources with mutants. */
const ofBundles = ['engine/test/browser.test.ts', 'server/test/bundle.test.ts', 'server/test/deploy.test.ts'];

const { values, positionals: mutate } = parseArgs({
  options: { tests: { type: 'string', multiple: true }, processes: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const root = path.resolve(import.meta.dirname, '../..');
const workspace = workspaceOf(mutate[0] ?? '');
const testFiles =
  values.tests ??
  testsOf(root, ...unitSuites, 'JavaScript').filter(
    (file) => file.startsWith(`${workspace}/`) && !ofBundles.includes(file),
  );
if (workspace === '' || testFiles.length === 0)
  throw new Error('name sources of one workspace: npm run measure -- mutations engine/src/clock/*.ts');

const folder = '.cache/mutations';
const report = `${folder}/${workspace.replace('/', '-')}`;
const configuration = {
  mutate,
  testRunner: 'tap',
  plugins: ['@stryker-mutator/tap-runner'],
  coverageAnalysis: 'perTest',
  tap: {
    testFiles,
    nodeArgs: [
      ...['--conditions=source', '--import', 'tsx', '-r', '{{hookFile}}'],
      ...['node_modules/mocha/bin/mocha.js', '--no-config', '--no-package', '--exit', '--timeout', '120000'],
      ...['--reporter', 'tap', '{{testFile}}'],
    ],
  },
  concurrency: Number(values.processes),
  dryRunTimeoutMinutes: 60,
  disableTypeChecks: true,
  incremental: true,
  incrementalFile: `${report}.json`,
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: `${report}.html` },
  // Packages of the repository are links in node_modules: each copy of the work tree needs a node_modules of its own.
  tempDirName: `${folder}/copies`,
  symlinkNodeModules: false,
  buildCommand: 'cp -al ../../../../node_modules .',
  ignorePatterns: ['!/server/node_modules', '/.cache', '/data/sandbox', '/data/state', '/gatsby-site/public'],
};
// Some tests run what is compiled, which has no mutants.
execFileSync(process.execPath, [TSC, '-b', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
mkdirSync(path.join(root, folder), { recursive: true });
writeFileSync(path.join(root, folder, 'stryker.config.json'), JSON.stringify(configuration));

// The tests of the client call a server.
const isClient = workspace === 'clients/javascript';
if (isClient) await bundleClient();
const server = isClient ? await startServer() : undefined;
const stryker = spawn('npx', ['stryker', 'run', `${folder}/stryker.config.json`], {
  cwd: root,
  env: { ...process.env, ...server?.environment },
  stdio: 'inherit',
});
await once(stryker, 'exit');
await server?.stop();
process.exitCode = stryker.exitCode ?? 1;
