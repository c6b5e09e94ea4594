import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { DataError } from '../log/fault.js';
import { decoded, isGzip, unpacked } from '../log/read.js';
import { kindOfBytes } from './file-kinds.js';
import { errorMessage } from '../error-message.js';

/** Maximum size of a CSV file after decompression. **Units**: bytes. */
const MAX_CSV_BYTES = 256 * 1024 * 1024;

/** Number of bytes read at a time. */
const STEP_BYTES = 1024 * 1024;

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d];

/** A record of a CSV file, and the line where it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

export const lineBreaks = (text: string): number => text.match(/\r\n|\n|\r/gu)?.length ?? 0;

/** Reads a step of a file. The file is not kept open between steps, so a reader can stop at any time. */
function stepAt(file: string, position: number): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const step = Buffer.allocUnsafe(STEP_BYTES);
    return step.subarray(0, readSync(descriptor, step, 0, STEP_BYTES, position));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Yields the bytes of a file in steps, decompressed. **Throws** DataError if the file cannot be read or is too large.
 */
function* stepsOf(name: string, file: string): Generator<Buffer> {
  const fault = (allowed: string, value?: unknown): DataError => DataError.of(name, allowed, { value });
  const reading = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw fault(`a file that can be read; ${errorMessage(error)}`);
    }
  };
  const stats = reading(() => statSync(file));
  if (stats.size > MAX_CSV_BYTES)
    throw fault(`at most ${MAX_CSV_BYTES} bytes: split the file by season and import the parts in turn`, stats.size);
  const first = stats.isFile() ? reading(() => stepAt(file, 0)) : undefined;
  if (first !== undefined && !isGzip(first))
    for (let at = 0, step = first; step.length > 0; step = reading(() => stepAt(file, at))) {
      at += step.length;
      yield step;
    }
  else {
    const bytes = unpacked(
      name,
      reading(() => readFileSync(file)),
      MAX_CSV_BYTES,
    );
    for (let at = 0; at < bytes.length; at += STEP_BYTES) yield Buffer.from(bytes.subarray(at, at + STEP_BYTES));
  }
}

/** Checks whether a quoted field is still open at the end of some bytes. */
function isOpen(bytes: Buffer): boolean {
  let quotes = 0;
  for (let at = bytes.indexOf(QUOTE); at >= 0 && at < bytes.length; at += 1) if (bytes[at] === QUOTE) quotes += 1;
  return quotes % 2 === 1;
}

/** Joins and splits steps so that each ends at the end of a line, outside quotes. */
function* wholeLines(steps: Iterable<Buffer>): Generator<Buffer> {
  let waiting: Buffer[] = [];
  let [size, enough] = [0, 0];
  for (const step of steps) {
    waiting.push(step);
    size += step.length;
    if (size < enough) continue;
    const bytes = Buffer.concat(waiting);
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    const isWhole = end > 0 && !isOpen(bytes.subarray(0, end));
    waiting = [isWhole ? bytes.subarray(end) : bytes];
    // After an unclosed quote, the rest of the file is one piece. Doubling `enough` limits how often it is joined.
    enough = isWhole ? 0 : size * 2;
    size = isWhole ? bytes.length - end : size;
    if (isWhole) yield bytes.subarray(0, end);
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Yields a record for each line of a text without quotes. */
function* plainRecords(bytes: Buffer, firstLine: number): Generator<CsvRecord> {
  let line = firstLine;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, from);
    const to = end < 0 ? bytes.length : end;
    const last = bytes[to - 1] === CARRIAGE_RETURN ? to - 1 : to;
    // Each line is decoded separately, so that a stored field keeps only its line in memory.
    if (last > from) yield { line, fields: bytes.toString('utf8', from, last).split(',') };
    from = to + 1;
  }
}

/** Parses the records of a text. **Throws** DataError if it is not CSV. */
function quotedRecords(file: string, text: string, firstLine: number): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let end = 0;
  try {
    parse(text, {
      skip_empty_lines: true,
      relax_column_count: true,
      record_delimiter: text.includes('\r') ? ['\r\n', '\n', '\r'] : '\n',
      on_record: (fields: string[], { lines }) => {
        const isOneLine = lines === end + 1;
        end = lines;
        const line = isOneLine ? lines : lines - lineBreaks(fields.join(','));
        records.push({ line: firstLine - 1 + line, fields });
        return null;
      },
    });
    return records;
  } catch (error) {
    const { code, lines = 0, message } = error as { code?: string; lines?: number; message: string };
    const isQuote = code === 'CSV_QUOTE_NOT_CLOSED';
    const reason = message.replace(/\bline \d+/u, `line ${firstLine - 1 + lines}`);
    const allowed = isQuote ? 'CSV; a quoted field that begins in this row is not closed' : `CSV; ${reason}`;
    const line = firstLine - 1 + (isQuote ? end + 1 : lines);
    throw DataError.of(file, allowed, { line });
  }
}

/**
 * Yields the records of a CSV file, plain or gzipped. Keeps only about a megabyte of a plain file in memory.
 * `withoutHead` removes everything above the column names from the first part of the text. **Throws** DataError if the
 * file cannot be read, is too large or is not CSV, or if a record has more or fewer fields than the first.
 */
export function* csvRecords(file: string, withoutHead: (text: string) => string): Generator<CsvRecord, undefined> {
  const name = path.basename(file);
  let width: number | undefined;
  let line = 1;
  for (const piece of wholeLines(stepsOf(name, file))) {
    const kind = line === 1 ? kindOfBytes(piece) : undefined;
    if (kind !== undefined) throw DataError.of(name, `CSV; this is ${kind}`);
    const text = decoded(name, piece, line);
    const own = line === 1 ? withoutHead(text) : text;
    const isPlain = !text.includes('"') && !/\r(?!\n)/u.test(text);
    const records = isPlain
      ? plainRecords(own === text && line > 1 ? piece : Buffer.from(own), line)
      : quotedRecords(name, own, line);
    for (const record of records) {
      const { length } = record.fields;
      width ??= length;
      if (length !== width) {
        const allowed = `CSV; Invalid Record Length: expect ${width}, got ${length} on line ${record.line}`;
        throw DataError.of(name, allowed, { line: record.line });
      }
      yield record;
    }
    line += lineBreaks(text);
  }
  return undefined;
}
