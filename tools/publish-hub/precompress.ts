import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { endings, type Coding } from '@goalsquare/server/published';

/** Shorter files gain nothing. **Units**: bytes. */
const FROM = 1024;
/** Quality 9 takes six times as long for files half a percent smaller. */
const BROTLI_QUALITY = 7;
const GZIP_LEVEL = 6;

const texts: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.md',
  '.webmanifest',
  '.yaml',
  '.vtt',
  '.csv',
  '.wasm',
  '.r',
  '.py',
  '.pq',
]);

const coders: Readonly<Record<Coding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzipSync(bytes, { level: GZIP_LEVEL }),
};

const changedAt = async (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => -Infinity,
  );

/**
 * Writes a text file that is large enough in every coding beside it, and returns the codings. Compressed files that are
 * newer than the file are kept. It holds its thread.
 */
export async function precompress(file: string): Promise<readonly Coding[]> {
  if (!texts.has(path.extname(file).toLowerCase())) return [];
  const { size, mtimeMs } = await stat(file);
  if (size < FROM) return [];
  const made = Object.keys(coders) as Coding[];
  for (const coding of made) {
    const target = file + endings[coding];
    if ((await changedAt(target)) < mtimeMs) await writeFile(target, coders[coding](await readFile(file)));
  }
  return made;
}
