import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Keeps installed packages out of the bundle, except those of this repository. */
const packagesStay: Plugin = {
  name: 'packages-stay',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@goalsquare/') ? undefined : { path: name, external: true },
    );
  },
};

/**
 * Bundles `gatsby-config.mjs` and `gatsby-node.mjs`, the two files that Gatsby loads from the site's folder. Gatsby
 * discards its caches when their content changes. Returns the source files.
 */
export async function compileGatsbyFiles(directory: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: {
      'gatsby-config': path.join(directory, 'gatsby', 'config.ts'),
      'gatsby-node': path.join(directory, 'gatsby', 'node.ts'),
    },
    outdir: directory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    plugins: [packagesStay],
    metafile: true,
    absWorkingDir: directory,
  });
  return Object.keys(metafile.inputs).map((name) => path.resolve(directory, name));
}
