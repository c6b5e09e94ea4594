import { readFileSync } from 'node:fs';
import path from 'node:path';
import { corrected, entryRules, type Entry, type MatchHeader, type MatchLog } from '@goalsquare/engine';
import { DataError } from '../log/fault.js';
import { beginLog, decoded, headOf, parsedLine, unpacked } from '../log/read.js';

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

/** Returns the header at the start of a log, without corrections. **Throws** DataError if it is invalid. */
export function readLogHeader(
  directory: string,
  file: string,
): { readonly file: string; readonly header: MatchHeader } {
  const [line = '', next] = new TextDecoder('utf-8')
    .decode(headOf(path.join(directory, file), HEAD_BYTES))
    .split('\n', 2);
  const text =
    next === undefined
      ? (decoded(file, unpacked(file, readFileSync(path.join(directory, file)))).split('\n', 1)[0] ?? '')
      : line;
  return { file, header: headerIn(file, text) };
}
