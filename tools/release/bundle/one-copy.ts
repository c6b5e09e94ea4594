import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Matches the path of a file in a package: the package folder, the package name and the rest. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/(.+)$/u;

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly version: string }).version;

/** Returns a plugin that bundles one copy of each package version. npm may install several, which would all load. */
export function oneCopy(): Plugin {
  const first = new Map<string, string>();
  return {
    name: 'one-copy',
    setup: (build) => {
      build.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, kind, ...from }) => {
        if (pluginData === first || kind === 'entry-point') return undefined;
        const found = await build.resolve(name, { ...from, kind, pluginData: first });
        const [, folder, packageName = '', inside = ''] = (found.external ? null : PACKAGE.exec(found.path)) ?? [];
        if (folder === undefined) return found;
        const id = `${packageName}@${versionIn(folder)}/${inside}`;
        if (!first.has(id)) first.set(id, found.path);
        return { ...found, path: first.get(id) ?? found.path };
      });
    },
  };
}
