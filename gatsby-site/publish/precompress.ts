import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { endings, type Coding } from '@goalsquare/server/published';

/** Shorter files gain nothing. **Units**: bytes. */
const FROM = 1024;
/** Files are a tenth smaller than with quality 7. Quality 11 takes three times as long for another fortieth. */
const BROTLI_QUALITY = 10;
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

/** **Units**: milliseconds. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;

/**
 * Writes the codings of a text file that is large enough, and returns them. Compressed files newer than the file are
 * kept. Blocks its thread.
 */
export function precompress(file: string, bytes: Buffer): readonly Coding[] {
  if (!texts.has(path.extname(file).toLowerCase()) || bytes.length < FROM) return [];
  const made = Object.keys(coders) as Coding[];
  const at = changedAt(file);
  for (const coding of made) {
    const target = file + endings[coding];
    if (changedAt(target) < at) writeFileSync(target, coders[coding](bytes));
  }
  return made;
}
