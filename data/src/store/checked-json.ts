import { crc32 } from 'node:zlib';
import { DamagedError } from './damaged-error.js';

/** JSON white space. Each character encodes two bits of a checksum. */
const BLANKS = ' \t\n\r';

/** Number of characters in a 32-bit checksum. */
const SUM_LENGTH = 16;

const SUM = /[ \t\n\r]{16}$/u;

const blanksOf = (sum: number): string =>
  Array.from({ length: SUM_LENGTH }, (_, at) => BLANKS[(sum >>> (2 * at)) & 3] ?? '').join('');

/** Returns JSON followed by a checksum in white space, which every JSON parser ignores. */
export const withChecksum = (json: string): string => json + blanksOf(crc32(json));

/** Returns a value as JSON with a checksum. */
export const checkedJson = (value: unknown): string => withChecksum(JSON.stringify(value));

/** Returns whether bytes end with a wrong checksum. **Empty**: `false` for bytes without a checksum. */
export function isChecksumWrong(bytes: Buffer): boolean {
  const end = bytes.length - SUM_LENGTH;
  const sum = end < 0 ? '' : bytes.toString('latin1', end);
  return SUM.test(sum) && blanksOf(crc32(bytes.subarray(0, end))) !== sum;
}

/**
 * Parses JSON. A value without a checksum comes from an earlier version and is not verified. **Throws** `DamagedError`
 * for a subject if the checksum differs or the text is not JSON.
 */
export function readCheckedJson(bytes: Uint8Array, subject = 'a stored value'): unknown {
  // The buffers of lmdb are longer than the values in them, except by this length.
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isChecksumWrong(whole)) throw new DamagedError(subject, 'its checksum differs');
  try {
    return JSON.parse(whole.toString('utf8'));
  } catch (error) {
    throw new DamagedError(subject, 'it is not JSON', { cause: error });
  }
}
