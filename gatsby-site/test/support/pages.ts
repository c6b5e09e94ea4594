import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hubFolder } from './hub-folder.js';

interface Published {
  readonly files: Readonly<Record<string, { readonly file: string; readonly scripts?: readonly string[] }>>;
  readonly moved: Readonly<Record<string, string>>;
}

/** Files of the hub that the server may serve. */
export const published = (): Published =>
  JSON.parse(readFileSync(path.join(hubFolder, 'published.json'), 'utf8')) as Published;

/** The text of a file of the hub. */
export const textOf = (file: string): string => readFileSync(path.join(hubFolder, file), 'utf8');

/** The routes of all pages. */
export const routes = (): readonly string[] => Object.keys(published().files).filter((url) => url.endsWith('/'));

/** Every page by its route, as it is sent. */
export function pages(): ReadonlyMap<string, string> {
  const { files } = published();
  return new Map(routes().map((route) => [route, textOf(files[route]?.file ?? '')]));
}

const decoded = (text: string): string =>
  text
    .replace(/&amp;/gu, '&')
    .replace(/&quot;/gu, '"')
    .replace(/&#x27;/gu, "'");

/** All texts in a page that match the first group of a pattern. */
export const found = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => decoded(text));

/** Targets of a page's links, as written. */
export const linksOf = (html: string): readonly string[] => found(html, /<a\b[^>]*?\shref="([^"]*)"/gu);

/** The places of a page an address may name. */
export const idsOf = (html: string): ReadonlySet<string> => new Set(found(html, /\sid="([^"]*)"/gu));

/** The template of a page. An address without a page has its own. */
export function templateOf(route: string): string {
  const file = `page-data${route === '/' ? '/index/' : route}page-data.json`;
  if (!existsSync(path.join(hubFolder, file))) return '404';
  const { componentChunkName: chunk } = JSON.parse(textOf(file)) as { readonly componentChunkName: string };
  return chunk.replace(/-content-file-path-.*$/u, '');
}
