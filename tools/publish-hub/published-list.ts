import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { endings, PUBLISHED, type CachePolicy, type Published, type PublishedFile } from '@goalsquare/server/published';
import { precompress } from './precompress.js';

const DIGEST_LENGTH = 16;
/** Files read and compressed at once: as many as Node has threads for it. */
const AT_ONCE = 4;

/** What Gatsby leaves for itself, what debuggers alone ask for, and the page of the list itself. */
const left = /(?:\.map|\.LICENSE\.txt)$|^(?:chunk-map\.json|webpack\.stats\.json|_gatsby\/|~|404\/index\.html)/u;

const keepings: readonly (readonly [name: RegExp, keeping: CachePolicy])[] = [
  [/[-.][0-9a-f]{20}\.(?:js|css)$|^static\/.+[-/][0-9a-f]{32}(?:\/|\.)/u, 'forever'],
  [/\.(?:html|md|json)$/u, 'never'],
];

const keepingOf = (name: string): CachePolicy => keepings.find(([names]) => names.test(name))?.[1] ?? 'a while';

const inlineScript = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gu;

/**
 * Hashes of the scripts within a page, as a content security policy names them. Data in script elements are no scripts.
 * **Source**: Content Security Policy 3.
 */
export function scriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(inlineScript)].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    /\bsrc\s*=|\btype\s*=\s*["']?application\/(?:ld\+)?json/u.test(attributes) ? [] : [text],
  );
  return [...new Set(scripts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

const routeOf = (name: string): string => `/${name.replace(/(^|\/)index\.html$/u, '$1')}`;

async function fileOf(directory: string, file: string): Promise<PublishedFile> {
  const at = path.join(directory, file);
  const bytes = await readFile(at);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_LENGTH);
  const scripts = file.endsWith('.html') ? { scripts: scriptHashes(bytes.toString()) } : {};
  return { file, digest, keeping: keepingOf(file), codings: await precompress(at), ...scripts };
}

/** The list of what may be served of a folder, every text of which is laid beside itself in each coding. */
export async function publishedList(
  directory: string,
  source: string,
  moved: Readonly<Record<string, string>>,
): Promise<Published> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(directory, path.join(parentPath, name)).split(path.sep).join('/')),
  );
  const isCoding = (name: string): boolean =>
    Object.values(endings).some((ending) => name.endsWith(ending) && names.has(name.slice(0, -ending.length)));
  const published = [...names]
    .sort()
    .filter((name) => name !== PUBLISHED && !left.test(name) && !isCoding(name) && moved[routeOf(name)] === undefined);
  const files = new Map<string, PublishedFile>();
  const waiting = published.values();
  const compressNext = async (): Promise<void> => {
    for (const name of waiting) files.set(name, await fileOf(directory, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
  return {
    source,
    files: Object.fromEntries(published.flatMap((name) => [[routeOf(name), files.get(name) as PublishedFile]])),
    moved,
  };
}
