import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { constants, gunzipSync } from 'node:zlib';
import { corrected, entryRules, type Entry, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import { beginLog, decoded, isGzip, parsedLine, unpacked } from '../log/read.js';
import { errorMessage } from '../error-message.js';

/** A log of a folder: its corrected header, and its entries, whose members are not checked. */
export type ExistingEntries = Pick<MatchLog, 'header' | 'entries'>;

function objectIn(file: string, line: number, text: string): { readonly kind?: unknown } {
  const value = parsedLine(file, line, text);
  if (typeof value === 'object' && value !== null) return value;
  throw DataError.of(file, 'one JSON object', { line, value: text.slice(0, 60) });
}

const headerIn = (file: string, text: string): MatchHeader => beginLog(file, 1, objectIn(file, 1, text)).header;

/**
 * Parses every line of a log, and checks its header and the kinds of its entries. It does not check the members of
 * entries, because that takes most of the time of reading a log. **Throws** DataError with the first invalid line.
 */
export function readExistingLog(file: string, bytes: Uint8Array): ExistingEntries {
  const lines = decoded(file, unpacked(file, bytes)).split('\n');
  if (lines.at(-1) === '') lines.pop();
  let header = headerIn(file, lines[0] ?? '');
  const entries = lines.slice(1).map((text, at): Entry => {
    const value = objectIn(file, at + 2, text);
    if (typeof value.kind !== 'string' || !Object.hasOwn(entryRules, value.kind))
      throw DataError.of(file, `one of ${Object.keys(entryRules).join(', ')}`, {
        line: at + 2,
        field: 'kind',
        value: value.kind,
      });
    const entry = value as Entry;
    if (entry.kind === 'correction') header = corrected(header, entry);
    return entry;
  });
  return { header, entries };
}

/** Number of bytes that contain the header of almost every log. */
const HEAD_BYTES = 32 * 1024;

function unpackedHead(file: string, head: Uint8Array): Uint8Array {
  if (!isGzip(head)) return head;
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const reason = errorMessage(error);
    throw DataError.of(path.basename(file), `gzip; ${reason}`);
  }
}

/** Returns the beginning of a file, decompressed. **Throws** DataError if it is broken gzip. */
function headOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    const head = bytes.subarray(0, readSync(descriptor, bytes, 0, HEAD_BYTES, 0));
    return new TextDecoder('utf-8').decode(unpackedHead(file, head));
  } finally {
    closeSync(descriptor);
  }
}

/** Returns the header at the start of a log, without corrections. **Throws** DataError if it is invalid. */
export function readLogHeader(
  directory: string,
  file: string,
): { readonly file: string; readonly header: MatchHeader } {
  const [line = '', next] = headOf(path.join(directory, file)).split('\n', 2);
  const text =
    next === undefined
      ? (decoded(file, unpacked(file, readFileSync(path.join(directory, file)))).split('\n', 1)[0] ?? '')
      : line;
  return { file, header: headerIn(file, text) };
}
