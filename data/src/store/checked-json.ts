import { crc32 } from 'node:zlib';
import { DamagedError } from './damaged-error.js';

/** The white space of JSON: each character is two bits of a checksum. */
const BLANKS = ' \t\n\r';

/** Length of a checksum of 32 bits. */
const SUM_LENGTH = 16;

const SUM = /[ \t\n\r]{16}$/u;

const blanksOf = (sum: number): string =>
  Array.from({ length: SUM_LENGTH }, (_, at) => BLANKS[(sum >>> (2 * at)) & 3] ?? '').join('');

/** Returns a value as JSON with a checksum after it in white space, over which every parser of JSON reads. */
export function checkedJson(value: unknown): string {
  const text = JSON.stringify(value);
  return text + blanksOf(crc32(text));
}

/**
 * Reads a value from JSON. One that has no checksum was written by an earlier version, and is read as it is. **Throws**
 * `DamagedError` of a subject if the checksum differs or the text is not JSON.
 */
export function readCheckedJson(bytes: Uint8Array, subject = 'a stored value'): unknown {
  // The buffers of lmdb are longer than the values in them, except by this length.
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = whole.length - SUM_LENGTH;
  const sum = end < 0 ? '' : whole.toString('latin1', end);
  if (SUM.test(sum) && blanksOf(crc32(whole.subarray(0, end))) !== sum)
    throw new DamagedError(subject, 'its checksum differs');
  try {
    return JSON.parse(whole.toString('utf8'));
  } catch (error) {
    throw new DamagedError(subject, 'it is not JSON', { cause: error });
  }
}
