import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import type { Match, MatchDetails } from '@goalsquare/engine';
import { readCompact } from '../store/pack/compact.js';
import { matchBytes } from '../memory/sizes.js';
import { unpackedTexts, type PackedDetails } from '../store/pack/pack.js';
import type { PackPiece } from '../store/pack/pack-writer.js';

/*
 * The file of a simulated match contains the length of the columns, a CRC-32 of the stored texts, the columns, and the
 * texts. Columns and texts are gzip. The checksums of both show whether the file is damaged.
 */

const HEADER_BYTES = 8;

/** A fast level. Files are about a tenth larger than with the best compression. */
const GZIP_LEVEL = 4;

/** Returns the file of a match. */
export function packedMatch({ columns, texts }: Pick<PackPiece, 'columns' | 'texts'>): Uint8Array {
  const [first, second] = [gzipSync(columns, { level: GZIP_LEVEL }), gzipSync(texts, { level: GZIP_LEVEL })];
  const bytes = new Uint8Array(HEADER_BYTES + first.length + second.length);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, first.length, true);
  header.setUint32(4, crc32(second), true);
  bytes.set(first, HEADER_BYTES);
  bytes.set(second, HEADER_BYTES + first.length);
  return bytes;
}

/** An opened match, and its size in memory. */
export interface OpenedMatch {
  readonly match: Match;
  readonly bytes: number;
}

/** Returns the details of a match from a cache, or reads them. */
export type CachedDetails = (read: () => PackedDetails) => MatchDetails;

/** Opens the file of a match. Its texts stay compressed until they are read. **Throws** if the file is damaged. */
export function openMatchFile(file: Uint8Array, cachedDetails: CachedDetails = (read) => read().details): OpenedMatch {
  const header = new DataView(file.buffer, file.byteOffset);
  const end = HEADER_BYTES + header.getUint32(0, true);
  const texts = Buffer.from(file.subarray(end));
  if (crc32(texts) !== header.getUint32(4, true)) throw new Error('the checksum of the texts differs');
  const columns = Uint8Array.from(gunzipSync(file.subarray(HEADER_BYTES, end))).buffer;
  const match = readCompact(columns, 0, () => cachedDetails(() => unpackedTexts(gunzipSync(texts))));
  return { match, bytes: matchBytes(match) + texts.length };
}
