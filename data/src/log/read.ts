import { isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { constants, gunzipSync } from 'node:zlib';
import { LogState, type Entry, type MatchLog } from '@goalsquare/engine';
import { DataError, issuesOf, throwIssues } from './fault.js';
import { errorMessage } from '../error-message.js';

/** Maximum size of a match log, unpacked. **Units**: bytes. */
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/** A log, and the match state after its last entry. */
export interface ReadLog {
  readonly log: MatchLog;
  readonly state: LogState;
}

/** Returns whether the first bytes of a file show that it is gzip. **Source**: RFC 1952. */
export const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/**
 * Returns the bytes of a file, unpacked if they are gzip. **Throws** DataError if the gzip data is damaged or too
 * large.
 */
export function unpacked(file: string, bytes: Uint8Array, mostBytes = MAX_LOG_BYTES): Uint8Array {
  if (!isGzip(bytes)) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch (error) {
    const reason = errorMessage(error);
    throw DataError.of(file, `gzip of at most ${mostBytes} bytes; ${reason}`);
  }
}

/**
 * Returns the beginning of a file, decompressed if it is gzip. `length` is the number of bytes to read. **Throws**
 * DataError if the gzip data is damaged, and errors of the file system.
 */
export function headOf(file: string, length: number): Uint8Array {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    const head = bytes.subarray(0, readSync(descriptor, bytes));
    if (!isGzip(head)) return head;
    try {
      return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      throw DataError.of(path.basename(file), `gzip; ${errorMessage(error)}`);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Number of bytes that are enough to recognise UTF-16 by its zero bytes. */
const SAMPLE_BYTES = 1000;

/**
 * Returns whether bytes look like UTF-16: they start with its byte order mark, or at least a quarter of them are zero.
 */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = sample.reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0);
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || zeros * 4 >= sample.length;
}

function firstInvalidLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, from);
    const to = end === -1 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(from, to))) break;
    from = to;
  }
  return line;
}

/**
 * Decodes UTF-8. `firstLine` is the line of the file at which the bytes start. **Throws** DataError for other bytes,
 * with the encoding they appear to have.
 */
export function decoded(file: string, bytes: Uint8Array, firstLine = 1): string {
  const fault = (line: number, encoding: string): DataError =>
    DataError.of(file, `UTF-8; the bytes look like ${encoding}: convert the file`, { line });
  if (bytes.length > 0 && looksLikeUtf16(bytes)) throw fault(0, 'UTF-16');
  if (!isUtf8(bytes)) throw fault(firstLine - 1 + firstInvalidLine(bytes), 'Latin-1 or Windows-1252');
  return new TextDecoder('utf-8').decode(bytes);
}

/** Parses a line of a log. **Throws** DataError if it is not JSON. */
export function parsedLine(file: string, line: number, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw DataError.of(file, 'one JSON object', { line, value: text.slice(0, 60) });
  }
}

const STEP_LINES = 200;

/** Reads a match log and yields after every `STEP_LINES` lines. */
function* readingMatchLog(file: string, bytes: Uint8Array): Generator<undefined, ReadLog, undefined> {
  if (bytes.length > MAX_LOG_BYTES) throw DataError.of(file, `at most ${MAX_LOG_BYTES} bytes`, { value: bytes.length });
  const lines = decoded(file, unpacked(file, bytes)).split('\n');
  if (lines.at(-1) === '') lines.pop();
  const state = beginLog(file, 1, parsedLine(file, 1, lines[0] ?? ''));
  const header = state.header;
  const entries: Entry[] = [];
  for (const [at, text] of lines.entries()) {
    if (at === 0) continue;
    if (at % STEP_LINES === 0) yield;
    const entry = parsedLine(file, at + 1, text);
    throwIssues(file, at + 1, state.add(entry));
    entries.push(entry as Entry);
  }
  return { log: { header, entries }, state };
}

/**
 * Reads a match log: NDJSON, plain or gzip, with the header first and then one entry per line. **Throws** DataError
 * with the faults of the first invalid line. No part of the log is returned.
 */
export function readMatchLog(file: string, bytes: Uint8Array): ReadLog {
  const reading = readingMatchLog(file, bytes);
  for (;;) {
    const step = reading.next();
    if (step.done === true) return step.value;
  }
}

async function readInSteps(file: string, bytes: Uint8Array): Promise<ReadLog> {
  const reading = readingMatchLog(file, bytes);
  for (;;) {
    const step = reading.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

/** Resolves when the last log is read. It does not hold the log, which would stay in memory until the next one. */
let lastRead: Promise<unknown> = Promise.resolve();

/**
 * Reads a match log like `readMatchLog`, but yields to the event loop between steps. Logs are read one after another,
 * because a step of each in the same turn would block the event loop. Rejects with DataError.
 */
export function readMatchLogInSteps(file: string, bytes: Uint8Array): Promise<ReadLog> {
  const reading = lastRead.then(() => readInSteps(file, bytes));
  const end = (): undefined => undefined;
  lastRead = reading.then(end, end);
  return reading;
}

/** Begins a log with the header in a line. **Throws** DataError if it is invalid. */
export function beginLog(file: string, line: number, header: unknown): LogState {
  try {
    return LogState.begin(header);
  } catch (error) {
    throw new DataError(issuesOf(error).map((issue) => ({ file, line, ...issue })));
  }
}

/** Returns a match log as NDJSON. */
export const writeMatchLog = ({ header, entries }: MatchLog): string =>
  [header, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('');
