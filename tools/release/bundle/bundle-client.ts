import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildResult, type Plugin } from 'esbuild';
import { writeIfChanged } from '../../../gatsby-site/publish/write-if-changed.js';

const client = path.join(import.meta.dirname, '../../../clients/javascript/dist');

/** Excludes the client itself from the bundle, so that its error classes exist only once. */
const clientOutside: Plugin = {
  name: 'client-outside',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^\.\.\// }, ({ path: name, resolveDir }) =>
      resolveDir === path.join(client, 'mcp') ? { path: name, external: true } : undefined,
    );
  },
};

/** Captures the folder and name of the package that a bundled file belongs to. */
const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/)/u;

/** Returns the licences of the packages in a bundle. **Throws** if a package has no licence file. */
function licencesOf(inputs: readonly string[]): string {
  const folders = new Map(
    inputs.flatMap((input) => {
      const [folder, name = ''] = PACKAGE.exec(input) ?? [];
      return folder === undefined ? [] : [[name, folder] as const];
    }),
  );
  const texts = [...folders].sort().map(([name, folder]) => {
    const file = readdirSync(folder).find((one) => /^licen[cs]e/iu.test(one));
    if (file === undefined) throw new Error(`${name} has no licence`);
    return `${name}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
  });
  return texts.join('\n---\n\n');
}

const options = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minify: true,
  legalComments: 'none',
  write: false,
} as const;

/** Writes a bundle if it has changed. Tests may run the one that is there. */
const written = async ({ outputFiles }: BuildResult<{ write: false }>): Promise<void> => {
  for (const { path: file, contents } of outputFiles) await writeIfChanged(file, contents);
};

/**
 * Bundles the MCP server of the compiled client with the SDK, so that the archive of the package has no dependencies.
 * Writes `dist/mcp/bundle.js`, and the licences of its packages beside it.
 */
async function bundleMcp(): Promise<void> {
  const result = await build({
    ...options,
    entryPoints: [path.join(client, 'mcp', 'index.js')],
    outfile: path.join(client, 'mcp', 'bundle.js'),
    metafile: true,
    plugins: [clientOutside],
    absWorkingDir: path.join(client, '..', '..', '..'),
  });
  await written(result);
  writeFileSync(path.join(client, 'mcp', 'LICENCES.txt'), licencesOf(Object.keys(result.metafile.inputs)));
}

/**
 * Bundles the MCP server and the command line of the compiled client. Node reads the one file `dist/cli/bundle.js` in
 * two thirds of the time that its modules need. **Throws** if the client is not compiled.
 */
export async function bundleClient(): Promise<void> {
  await bundleMcp();
  await written(
    await build({
      ...options,
      entryPoints: [path.join(client, 'cli', 'main.js')],
      outfile: path.join(client, 'cli', 'bundle.js'),
      external: ['@goalsquare/client'],
    }),
  );
}
