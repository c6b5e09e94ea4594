import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { endings, PUBLISHED, type CachePolicy, type PublishedFile } from '@goalsquare/server/published';
import { precompress } from './precompress.js';

const DIGEST_LENGTH = 16;

/** Files that are not served: those that only Gatsby or debuggers use, and the folder copy of the 404 page. */
const left = /(?:\.map|\.LICENSE\.txt)$|^(?:chunk-map\.json|webpack\.stats\.json|_gatsby\/|~|404\/index\.html)/u;

const keepings: readonly (readonly [name: RegExp, keeping: CachePolicy])[] = [
  [/[-.][0-9a-f]{20}\.(?:js|css|woff2)$|^static\/.+[-/][0-9a-f]{32}(?:\/|\.)/u, 'forever'],
  [/\.(?:html|md|json)$/u, 'never'],
];

const keepingOf = (name: string): CachePolicy => keepings.find(([names]) => names.test(name))?.[1] ?? 'a while';

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gu;

/**
 * Returns the hashes of a page's inline scripts for its content security policy. Script elements with JSON do not
 * count. **Source**: Content Security Policy 3.
 */
function scriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(inlineScript)].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    /\bsrc\s*=|\btype\s*=\s*["']?application\/(?:ld\+)?json/u.test(attributes) ? [] : [text],
  );
  return [...new Set(scripts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

const routeOf = (name: string): string => `/${name.replace(/(^|\/)index\.html$/u, '$1')}`;

/** Writes a text file in each coding, and returns how the file is served. */
export function publishFile(directory: string, file: string, bytes: Buffer): PublishedFile {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_LENGTH);
  const scripts = file.endsWith('.html') ? { scripts: scriptHashes(bytes.toString()) } : {};
  return {
    file,
    digest,
    keeping: keepingOf(file),
    codings: precompress(path.join(directory, file), bytes),
    ...scripts,
  };
}

/** Returns the files in a folder that may be served, by URL path. */
export async function servedFiles(
  directory: string,
  moved: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)).split(path.sep).join('/')),
  );
  const isCoding = (name: string): boolean =>
    Object.values(endings).some((ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));
  return new Map(
    [...names]
      .sort()
      .filter((name) => name !== PUBLISHED && !left.test(name) && !isCoding(name))
      .map((name): [string, string] => [routeOf(name), name])
      .filter(([route]) => moved[route] === undefined),
  );
}
