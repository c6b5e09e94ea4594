import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Where a file lies once it is compiled. */
const compiled = (file: string): string =>
  file.replace(/\/(engine|data|simulator|openapi|server)\/src\/(.+)\.ts$/u, '/$1/dist/$2.js');

/** What `import.meta.url` says in a file that is found from the folder of its bundle. */
const urlFrom = (folder: string, file: string): string =>
  `require('node:url').pathToFileURL(require('node:path').join(__dirname, ${JSON.stringify(path.relative(folder, file))})).href`;

/**
 * Lets a file that asks where it is find what lies beside it, although it is part of a bundle in another folder.
 * `place`
 * returns the file whose location it gets: by default the compiled one.
 */
export const ownUrls = (folder: string, place: (file: string) => string = compiled): Plugin => ({
  name: 'own-urls',
  setup: (build) => {
    build.onLoad({ filter: /\.(?:ts|m?js)$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return {
        contents: text.replaceAll('import.meta.url', urlFrom(folder, place(file))),
        loader: file.endsWith('.ts') ? 'ts' : 'js',
      };
    });
  },
});
