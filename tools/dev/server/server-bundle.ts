import { readFileSync } from 'node:fs';
import path from 'node:path';
import { context, formatMessages, type BuildFailure } from 'esbuild';
import { bundleOptions } from '../../release/bundle/bundle.js';
import { root } from './root.js';

const workspaces = ['engine', 'data', 'data/simulator', 'openapi', 'server'];
const folder = path.join(root, 'server', 'dist', 'dev');

/** The bundle that `npm run dev` runs. Below `server`, so that packages resolve as they do for the server. */
export const serverBundle = path.join(folder, 'server.mjs');

/** The packages the workspaces depend on, each with its subpaths. */
function packages(): readonly string[] {
  const names = workspaces.flatMap((workspace) => {
    const text = readFileSync(path.join(root, workspace, 'package.json'), 'utf8');
    return Object.keys((JSON.parse(text) as { readonly dependencies?: object }).dependencies ?? {});
  });
  return names.filter((name) => !name.startsWith('@goalsquare/')).flatMap((name) => [name, `${name}/*`]);
}

/** Compiles the sources of the server, which esbuild does again in a fraction of a second. */
export interface SourceBundler {
  /** Writes the bundle. **Throws** where a source cannot be compiled: the message shows its lines. */
  readonly rebuild: () => Promise<void>;
  readonly dispose: () => Promise<void>;
}

/**
 * Compiles the sources into one file and leaves packages as they are installed: most of the time of a full bundle goes
 * into packages.
 */
export async function openServerBundle(): Promise<SourceBundler> {
  const bundling = await context({
    ...bundleOptions(folder),
    sourcesContent: false,
    minifySyntax: false,
    minifyWhitespace: false,
    logLevel: 'silent',
    external: [...packages()],
    entryPoints: { server: path.join(root, 'server', 'src', 'composition', 'main.ts') },
  });
  return {
    rebuild: async () => {
      try {
        await bundling.rebuild();
      } catch (error) {
        const lines = await formatMessages((error as BuildFailure).errors, { kind: 'error' });
        throw new Error(lines.join('').trimEnd(), { cause: error });
      }
    },
    dispose: () => bundling.dispose(),
  };
}
