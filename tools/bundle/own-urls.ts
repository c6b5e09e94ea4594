import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Where a file lies once it is compiled. */
const compiled = (file: string): string =>
  file.replace(/\/(engine|data|openapi|server)\/src\/(.+)\.ts$/u, '/$1/dist/$2.js');

/** What `import.meta.url` says in a file that is found from the folder of its bundle. */
const urlFrom = (folder: string, file: string): string =>
  `require('node:url').pathToFileURL(require('node:path').join(__dirname, ${JSON.stringify(path.relative(folder, compiled(file)))})).href`;

/**
 * Lets each file that asks where it is go on to find what lies beside it, as if it were not part of a bundle in another
 * folder.
 */
export const ownUrls = (folder: string): Plugin => ({
  name: 'own-urls',
  setup: (build) => {
    build.onLoad({ filter: /\.(?:ts|m?js)$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return {
        contents: text.replaceAll('import.meta.url', urlFrom(folder, file)),
        loader: file.endsWith('.ts') ? 'ts' : 'js',
      };
    });
  },
});
