import path from 'node:path';
import { runNamed, type NamedProgram } from '../dev/named-programs.js';
import { shell } from '../dev/shell.js';
import { TSC } from '../dev/tsc.js';

/*
 * Compiles every workspace and bundles the server. With `hub`, builds only the documentation, if its sources have
 * changed. With `server FOLDER`, only bundles the server into a folder.
 */

const bundleServer = async (folder = path.join(import.meta.dirname, '../../server/dist')): Promise<void> => {
  const { bundle } = await import('./bundle/bundle.js');
  await bundle(path.resolve(folder));
};

const builds: readonly NamedProgram[] = [
  { name: 'hub', run: () => import('../../gatsby-site/publish/build-hub.js') },
  { name: 'server', run: () => bundleServer(process.argv[2]) },
];

async function buildAll(): Promise<void> {
  shell(`node tools/dev/install-checks.mjs && node ${TSC} -b tsconfig.build.json`);
  if (process.exitCode !== undefined) return;
  await bundleServer();
  const { bundleClient } = await import('./bundle/bundle-client.js');
  await bundleClient();
}

await (process.argv.length > 2 ? runNamed('build', builds) : buildAll());
