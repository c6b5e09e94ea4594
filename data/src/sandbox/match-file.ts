import { gunzipSync, gzipSync } from 'node:zlib';
import type { Match, MatchDetails } from '@goalsquare/engine';
import { readCompact } from '../store/pack/compact.js';
import { matchBytes } from '../memory/sizes.js';
import { unpackedTexts, type PackedDetails } from '../store/pack/pack.js';
import type { PackPiece } from '../store/pack/pack-writer.js';

/*
 * The file of one simulated match: the length of the columns, the columns and the texts, both as gzip, whose checksums
 * show whether the file is damaged.
 */

const LENGTH_BYTES = 4;

/** Fast: files are about a tenth larger than the smallest. */
const GZIP_LEVEL = 4;

/** Returns the file of a match. */
export function packedMatch({ columns, texts }: Pick<PackPiece, 'columns' | 'texts'>): Uint8Array {
  const [first, second] = [gzipSync(columns, { level: GZIP_LEVEL }), gzipSync(texts, { level: GZIP_LEVEL })];
  const bytes = new Uint8Array(LENGTH_BYTES + first.length + second.length);
  new DataView(bytes.buffer).setUint32(0, first.length, true);
  bytes.set(first, LENGTH_BYTES);
  bytes.set(second, LENGTH_BYTES + first.length);
  return bytes;
}

/** A match that was opened, and the memory it holds. */
export interface OpenedMatch {
  readonly match: Match;
  readonly bytes: number;
}

/** Returns the details of a match, from a cache or by reading them. */
export type CachedDetails = (read: () => PackedDetails) => MatchDetails;

/** Opens the file of a match. Its texts are kept compressed. **Throws** if the file is damaged. */
export function openMatchFile(file: Uint8Array, cachedDetails: CachedDetails = (read) => read().details): OpenedMatch {
  const end = LENGTH_BYTES + new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const columns = Uint8Array.from(gunzipSync(file.subarray(LENGTH_BYTES, end))).buffer;
  const texts = Buffer.from(file.subarray(end));
  gunzipSync(texts);
  const match = readCompact(columns, 0, () => cachedDetails(() => unpackedTexts(gunzipSync(texts))));
  return { match, bytes: matchBytes(match) + texts.length };
}
