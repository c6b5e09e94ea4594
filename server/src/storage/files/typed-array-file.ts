import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Steps } from '../../domain/work-queue.js';

/*
 * A file of data as JSON and typed arrays: a header, an index of the arrays, the JSON, and the bytes of the arrays. A
 * reader reads index and JSON once, and the arrays it needs. Numbers are in the byte order of the machine.
 */

const arrayTypes = [Uint8Array, Int16Array, Uint16Array, Int32Array, Float64Array] as const;

type TypedArray = Uint8Array | Int16Array | Uint16Array | Int32Array | Float64Array;

/** An array, or `undefined` in its place. */
export type FileArray = TypedArray | undefined;

/** First bytes of a file. They also show the byte order. */
const MARK = 0x47_53_51_33;

/**
 * Length of the header. **Shape**: marker, CRC-32 of index and JSON, length of the JSON in bytes, and number of arrays,
 * each with 32 bits.
 */
const HEADER_BYTES = 16;

/**
 * Numbers for each array in the index: its type, from 1; its offset after the JSON, divided by the alignment; its
 * length in elements; and its CRC-32. **Empty**: type 0 means no array.
 */
const INDEX_NUMBERS = 4;

const ALIGNMENT = 8;

const OWNER_ONLY = 0o600;

/** Number of bytes read or written at once. */
const CHUNK_BYTES = 1_048_576;

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** An array in parts of one type. **Empty**: no parts. */
export type ArrayInParts = readonly TypedArray[];

/** Returns the index of some arrays. **Throws** an error if one has an unsupported type. */
function indexOf(arrays: readonly ArrayInParts[]): Int32Array {
  const index = new Int32Array(arrays.length * INDEX_NUMBERS);
  let at = 0;
  for (const [n, parts] of arrays.entries()) {
    const [first] = parts;
    if (first === undefined) continue;
    const type = arrayTypes.findIndex((one) => first instanceof one) + 1;
    if (type === 0) throw new TypeError(`a ${(first as object).constructor.name} cannot be written`);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    const checksum = parts.reduce((sum, part) => crc32(bytesOf(part), sum), 0);
    index.set([type, at / ALIGNMENT, length, checksum], n * INDEX_NUMBERS);
    at += aligned(length * first.BYTES_PER_ELEMENT);
  }
  return index;
}

/** Yields the bytes after the header in chunks of up to about a megabyte. Chunks are copies. */
function* chunksOf(all: readonly (readonly ArrayBufferView[])[]): Generator<Buffer, void, undefined> {
  let [chunk, used] = [Buffer.alloc(CHUNK_BYTES), 0];
  for (const parts of all) {
    for (const bytes of parts.map(bytesOf)) {
      for (let from = 0; from < bytes.length;) {
        const taken = bytes.subarray(from, from + CHUNK_BYTES - used);
        chunk.set(taken, used);
        [from, used] = [from + taken.length, used + taken.length];
        if (used < CHUNK_BYTES) continue;
        yield chunk;
        [chunk, used] = [Buffer.alloc(CHUNK_BYTES), 0];
      }
    }
    used = aligned(used);
    if (used < CHUNK_BYTES) continue;
    yield chunk;
    [chunk, used] = [Buffer.alloc(CHUNK_BYTES), 0];
  }
  if (used > 0) yield chunk.subarray(0, used);
}

/**
 * Writes data and arrays to a new file in chunks, so that the event loop can turn. Only the owner can read the file.
 * **Throws** if writing fails.
 */
export async function writeTypedArrays(file: string, data: unknown, arrays: readonly ArrayInParts[]): Promise<void> {
  const handle = await open(file, 'wx', OWNER_ONLY);
  try {
    const index = indexOf(arrays);
    const json = Buffer.from(JSON.stringify(data));
    let position = HEADER_BYTES;
    for (const chunk of chunksOf([[index], [json], ...arrays])) {
      await handle.write(chunk, 0, chunk.length, position);
      position += chunk.length;
    }
    const checksum = crc32(json, crc32(bytesOf(index)));
    await handle.write(Uint32Array.of(MARK, checksum, json.length, arrays.length), 0, HEADER_BYTES, 0);
  } finally {
    await handle.close();
  }
}

/** The arrays of a file that have not been read. */
export interface UnreadArrays {
  /** Size of the index, which is in memory. **Units**: bytes. */
  readonly bytes: number;
  /**
   * Returns the arrays at some positions, and `undefined` at the others. Adjacent arrays are views of the same buffer.
   * **Empty**: `undefined` if the file has been replaced or removed. **Throws** an error if the file is damaged.
   */
  readonly read: (positions: readonly number[]) => Steps<readonly FileArray[] | undefined>;
}

/** Fills a buffer from a file and returns it. **Throws** an error if the file ends early. */
function readInto(bytes: Uint8Array<ArrayBuffer>, descriptor: number, position: number): Uint8Array<ArrayBuffer> {
  for (let at = 0; at < bytes.length;) {
    const count = readSync(descriptor, bytes, at, bytes.length - at, position + at);
    if (count === 0) throw new Error('the file ends early');
    at += count;
  }
  return bytes;
}

/** An array in the index. **Units**: `at` in bytes, `length` in elements. */
interface IndexEntry {
  readonly position: number;
  readonly type: (typeof arrayTypes)[number];
  readonly at: number;
  readonly length: number;
  readonly checksum: number;
}

/** Returns the index entries of arrays, in file order. */
const entriesOf = (index: Int32Array, positions: readonly number[]): readonly IndexEntry[] =>
  positions
    .flatMap((position) => {
      const [number = 0, at = 0, length = 0, checksum = 0] = index.subarray(position * INDEX_NUMBERS);
      const type = arrayTypes[number - 1];
      return type === undefined ? [] : { position, type, at: at * ALIGNMENT, length, checksum: checksum >>> 0 };
    })
    .sort((a, b) => a.at - b.at);

const byteLengthOf = ({ type, length }: IndexEntry): number => length * type.BYTES_PER_ELEMENT;

/** Reads arrays from a file, adjacent ones together, one chunk in each step. */
function* readArrays(
  descriptor: number,
  first: number,
  entries: readonly IndexEntry[],
  into: FileArray[],
): Steps<readonly FileArray[]> {
  for (let from = 0, to = 0; from < entries.length; from = to) {
    const start = (entries[from] as IndexEntry).at;
    let end = start;
    for (; to < entries.length && (entries[to] as IndexEntry).at === aligned(end); to += 1)
      end = aligned(end) + byteLengthOf(entries[to] as IndexEntry);
    const bytes = new Uint8Array(end - start);
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      readInto(bytes.subarray(at, at + CHUNK_BYTES), descriptor, first + start + at);
      if (bytes.length > CHUNK_BYTES) yield;
    }
    for (const { type, at, length, checksum, position } of entries.slice(from, to)) {
      const array = new type(bytes.buffer, at - start, length);
      if (crc32(bytesOf(array)) !== checksum) throw new Error('a checksum differs');
      into[position] = array;
      if (array.byteLength > CHUNK_BYTES) yield;
    }
  }
  return into;
}

/** Returns the numbers in the header after the marker. **Throws** an error if the file has another format. */
function headerOf(descriptor: number): readonly [checksum: number, jsonBytes: number, arrays: number] {
  const [mark, checksum = 0, jsonBytes = 0, arrays = 0] = new Uint32Array(
    readInto(new Uint8Array(HEADER_BYTES), descriptor, 0).buffer,
  );
  if (mark !== MARK) throw new Error('it is another type of file');
  return [checksum, jsonBytes, arrays];
}

/** Runs steps with an open file, then closes it. */
function* withFile<T>(file: string, use: (descriptor: number) => Steps<T>): Steps<T> {
  const descriptor = openSync(file, 'r');
  try {
    return yield* use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Opens a file that `writeTypedArrays` wrote. **Throws** an error if the file ends early, its checksum differs, or a
 * machine with another byte order wrote it.
 */
export function* openTypedArrays(file: string): Steps<{ readonly data: unknown; readonly arrays: UnreadArrays }> {
  return yield* withFile(file, function* read(descriptor) {
    const [checksum, jsonBytes, count] = headerOf(descriptor);
    if (fstatSync(descriptor).size < HEADER_BYTES + jsonBytes + count * INDEX_NUMBERS * 4)
      throw new Error('the file ends early');
    const index = new Int32Array(count * INDEX_NUMBERS);
    const json = new Uint8Array(jsonBytes);
    readInto(new Uint8Array(index.buffer), descriptor, HEADER_BYTES);
    readInto(json, descriptor, HEADER_BYTES + index.byteLength);
    if (crc32(json, crc32(bytesOf(index))) !== checksum) throw new Error('the checksum differs');
    yield;
    const data: unknown = JSON.parse(Buffer.from(json.buffer).toString('utf8'));
    const first = HEADER_BYTES + index.byteLength + aligned(jsonBytes);
    return { data, arrays: unread(file, checksum, index, first) };
  });
}

/** Returns the arrays of a file whose index has been read. */
const unread = (file: string, checksum: number, index: Int32Array, first: number): UnreadArrays => ({
  bytes: index.byteLength,
  read: (positions) =>
    withFile(file, function* read(descriptor) {
      const [now] = headerOf(descriptor);
      if (now !== checksum) return undefined;
      const none = new Array<undefined>(index.length / INDEX_NUMBERS).fill(undefined);
      return yield* readArrays(descriptor, first, entriesOf(index, positions), none);
    }),
});
