import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Sources of the hub, as paths within the repository. */
export const hubSources = [
  'gatsby-site/content',
  'gatsby-site/src',
  'gatsby-site/gatsby',
  'gatsby-site/facts',
  'gatsby-site/static',
  'gatsby-site/package.json',
  'gatsby-site/gatsby-browser.tsx',
  'gatsby-site/gatsby-ssr.tsx',
  'engine/src',
  'openapi/src',
  'openapi/openapi.json',
  'openapi/tables.json',
  'openapi/contract-changes.json',
  'docs/functionality.json',
  'openapi/components/examples',
  'gatsby-site/publish',
  'package-lock.json',
  'LICENSE',
] as const;

async function filesBelow(root: string, name: string): Promise<readonly string[]> {
  const found = await readdir(path.join(root, name), { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  return found === undefined
    ? [name]
    : found
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** Returns a digest of all inputs of a build: the sources, the Node version and other dependencies. */
export async function sourceDigest(root: string, sources: readonly string[], about: string): Promise<string> {
  const names = (await Promise.all(sources.map((name) => filesBelow(root, name)))).flat().sort();
  const hash = createHash('sha256').update(`${about}\0${process.version}`);
  for (const name of names) hash.update(`\0${name}\0`).update(await readFile(path.join(root, name)));
  return hash.digest('hex');
}
