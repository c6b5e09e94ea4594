import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'named-exports';

/**
 * Gives packages that are imported when they are needed their named exports, as Node does: a CommonJS package in its
 * own file would only have a default export.
 */
export const namedExports = (): Plugin => ({
  name: NAMESPACE,
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, kind, ...from }) => {
      if (kind !== 'dynamic-import' || pluginData !== undefined) return undefined;
      const found = await build.resolve(name, { ...from, kind, pluginData: NAMESPACE });
      return found.external || !found.path.includes('node_modules')
        ? found
        : { path: found.path, namespace: NAMESPACE, pluginData: from.resolveDir };
    });
    build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path, pluginData: resolveDir }) => {
      const names = Object.keys((await import(pathToFileURL(path).href)) as object);
      const named = names.filter((name) => name !== 'default' && /^[$\w]+$/u.test(name));
      const contents = `import * as all from ${JSON.stringify(path)};\nexport const { ${named.join(', ')} } = all;`;
      return { contents, resolveDir: resolveDir as string };
    });
  },
});
