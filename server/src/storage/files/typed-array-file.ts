import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Steps } from '../../domain/work-queue.js';

/*
 * A file of plain data with typed arrays: a header, the data as JSON with references to arrays, and their bytes. A
 * reader reads the JSON once, and the arrays it needs. Numbers are in the byte order of the machine.
 */

const arrayTypes = { Uint8Array, Int16Array, Uint16Array, Int32Array, Float64Array } as const;

type ArrayType = keyof typeof arrayTypes;
type TypedArray = InstanceType<(typeof arrayTypes)[ArrayType]>;

/** An array in the JSON. **Units**: `at` in bytes, `length` in elements. */
interface ArrayReference {
  readonly $: ArrayType;
  readonly at: number;
  readonly length: number;
  readonly checksum: number;
}

/** What stands in the JSON for a value that JSON does not have. */
type Reference = { readonly $: 'undefined' } | { readonly $: 'Infinity' } | ArrayReference;

/** First bytes of the file: they also show the byte order. */
const MARK = 0x47_53_51_32;

/** **Shape**: the mark, the CRC-32 of the JSON, the bytes of the JSON, and 0, each of 32 bits. */
const HEADER_BYTES = 16;

const ALIGNMENT = 8;

const OWNER_ONLY = 0o600;

/** Bytes that are read or written at once. */
const CHUNK_BYTES = 1_048_576;

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

const isTypedArray = (value: unknown): value is TypedArray =>
  Object.values(arrayTypes).some((type) => value instanceof type);

const bytesOf = ({ buffer, byteOffset, byteLength }: TypedArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Returns data as JSON with references, and its arrays. */
function encoded(data: unknown): { readonly json: Buffer; readonly arrays: readonly TypedArray[] } {
  const arrays: TypedArray[] = [];
  let at = 0;
  const json = JSON.stringify(data, (_, value: unknown): unknown => {
    if (value === undefined) return { $: 'undefined' } satisfies Reference;
    if (value === Infinity) return { $: 'Infinity' } satisfies Reference;
    if (!isTypedArray(value)) {
      if (ArrayBuffer.isView(value)) throw new TypeError(`a ${value.constructor.name} cannot be written`);
      return value;
    }
    const $ = value.constructor.name as ArrayType;
    const reference = { $, at, length: value.length, checksum: crc32(bytesOf(value)) } satisfies Reference;
    arrays.push(value);
    at += aligned(value.byteLength);
    return reference;
  });
  return { json: Buffer.from(json), arrays };
}

/** Returns the bytes after the header, in chunks that are copies, each up to about a megabyte. */
function* chunksOf(json: Uint8Array, arrays: readonly TypedArray[]): Generator<Buffer, void, undefined> {
  let [chunk, used] = [Buffer.alloc(CHUNK_BYTES), 0];
  for (const bytes of [json, ...arrays.map(bytesOf)]) {
    for (let from = 0; from < bytes.length;) {
      const taken = bytes.subarray(from, from + CHUNK_BYTES - used);
      chunk.set(taken, used);
      [from, used] = [from + taken.length, used + taken.length];
      if (used < CHUNK_BYTES) continue;
      yield chunk;
      [chunk, used] = [Buffer.alloc(CHUNK_BYTES), 0];
    }
    used = aligned(used);
    if (used < CHUNK_BYTES) continue;
    yield chunk;
    [chunk, used] = [Buffer.alloc(CHUNK_BYTES), 0];
  }
  if (used > 0) yield chunk.subarray(0, used);
}

/**
 * Writes data to a new file, a chunk at a time, so that the event loop can turn. Only the owner can read the file.
 * **Throws** what writing throws.
 */
export async function writeTypedArrays(file: string, data: unknown): Promise<void> {
  const handle = await open(file, 'wx', OWNER_ONLY);
  try {
    const { json, arrays } = encoded(data);
    let position = HEADER_BYTES;
    for (const chunk of chunksOf(json, arrays)) {
      await handle.write(chunk, 0, chunk.length, position);
      position += chunk.length;
    }
    await handle.write(Uint32Array.of(MARK, crc32(json), json.length, 0), 0, HEADER_BYTES, 0);
  } finally {
    await handle.close();
  }
}

/** Which arrays are read, by the names and positions that lead to them. */
export type ArraySelection = (path: readonly string[]) => boolean;

/** The data of a file that was opened, and how its arrays are read. */
export interface OpenedFile {
  /**
   * Returns the data with the selected arrays, and `undefined` in place of others. Arrays that follow one another are
   * views of one buffer. **Empty**: `undefined` if the file has been replaced or removed. **Throws** an error if it is
   * damaged.
   */
  readonly read: (isSelected: ArraySelection) => Steps<unknown>;
}

/** Fills bytes from a file, and returns them. **Throws** an error if the file ends before. */
function readInto(bytes: Uint8Array<ArrayBuffer>, descriptor: number, position: number): Uint8Array<ArrayBuffer> {
  for (let at = 0; at < bytes.length;) {
    const count = readSync(descriptor, bytes, at, bytes.length - at, position + at);
    if (count === 0) throw new Error('the file ends early');
    at += count;
  }
  return bytes;
}

const byteLengthOf = ({ $, length }: ArrayReference): number => length * arrayTypes[$].BYTES_PER_ELEMENT;
/** An array that has not been read. */
class Unread {
  constructor(readonly reference: ArrayReference) {}
}

/** An object or a list in which there are arrays. Other data is the data itself. */
class Branch {
  constructor(
    readonly members: readonly (readonly [name: string, value: unknown])[],
    readonly isList: boolean,
  ) {}
}

/** Returns what the JSON stands for. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$' in value) {
    const reference = value as Reference;
    if (reference.$ === 'undefined') return undefined;
    return reference.$ === 'Infinity' ? Infinity : new Unread(reference);
  }
  const members = Object.entries(value).map(([name, one]) => [name, parsed(one)] as const);
  if (members.some(([, one]) => one instanceof Unread || one instanceof Branch))
    return new Branch(members, Array.isArray(value));
  return Array.isArray(value) ? members.map(([, one]) => one) : Object.fromEntries(members);
}

/** Visits the arrays of some data. */
function eachArray(
  value: unknown,
  path: readonly string[],
  visit: (reference: ArrayReference, path: readonly string[]) => void,
): void {
  if (value instanceof Unread) visit(value.reference, path);
  else if (value instanceof Branch) for (const [name, one] of value.members) eachArray(one, [...path, name], visit);
}

/** Returns data with the arrays that were read. */
function withArrays(value: unknown, arrays: ReadonlyMap<ArrayReference, TypedArray>): unknown {
  if (value instanceof Unread) return arrays.get(value.reference);
  if (!(value instanceof Branch)) return value;
  if (value.isList) return value.members.map(([, one]) => withArrays(one, arrays));
  return Object.fromEntries(value.members.map(([name, one]) => [name, withArrays(one, arrays)]));
}

/** Reads arrays of a file, those that follow one another at once, a chunk in each step. */
function* readArrays(
  descriptor: number,
  first: number,
  selected: readonly ArrayReference[],
): Steps<ReadonlyMap<ArrayReference, TypedArray>> {
  const arrays = new Map<ArrayReference, TypedArray>();
  const sorted = [...selected].sort((a, b) => a.at - b.at);
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const start = (sorted[from] as ArrayReference).at;
    let end = start;
    for (; to < sorted.length && (sorted[to] as ArrayReference).at === aligned(end); to += 1)
      end = aligned(end) + byteLengthOf(sorted[to] as ArrayReference);
    const bytes = new Uint8Array(end - start);
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      readInto(bytes.subarray(at, at + CHUNK_BYTES), descriptor, first + start + at);
      if (bytes.length > CHUNK_BYTES) yield;
    }
    for (const reference of sorted.slice(from, to)) {
      const array = new arrayTypes[reference.$](bytes.buffer, reference.at - start, reference.length);
      if (crc32(bytesOf(array)) !== reference.checksum) throw new Error('a checksum differs');
      arrays.set(reference, array);
      if (array.byteLength > CHUNK_BYTES) yield;
    }
  }
  return arrays;
}

/** Returns the checksum and the length of the JSON of a file. **Throws** an error if it is a file of another kind. */
function headerOf(descriptor: number): readonly [checksum: number, length: number] {
  const [mark, checksum = 0, length = 0] = new Uint32Array(
    readInto(new Uint8Array(HEADER_BYTES), descriptor, 0).buffer,
  );
  if (mark !== MARK) throw new Error('it is a file of another kind');
  return [checksum, length];
}

/**
 * Opens what `writeTypedArrays` wrote, without its arrays. **Throws** an error if the file ends early, its checksum
 * differs, or it is of a machine of another byte order.
 */
export function openTypedArrays(file: string): OpenedFile {
  const descriptor = openSync(file, 'r');
  let opened: { readonly data: unknown; readonly checksum: number; readonly first: number };
  try {
    const [checksum, length] = headerOf(descriptor);
    const json = readInto(new Uint8Array(length), descriptor, HEADER_BYTES);
    if (crc32(json) !== checksum) throw new Error('the checksum differs');
    const data = parsed(JSON.parse(Buffer.from(json.buffer).toString('utf8')));
    opened = { data, checksum, first: HEADER_BYTES + aligned(length) };
  } finally {
    closeSync(descriptor);
  }
  const { data, checksum, first } = opened;
  return {
    *read(isSelected) {
      const selected: ArrayReference[] = [];
      eachArray(data, [], (reference, path) => {
        if (isSelected(path)) selected.push(reference);
      });
      const again = openSync(file, 'r');
      try {
        const [now] = headerOf(again);
        if (now !== checksum) return undefined;
        return withArrays(data, yield* readArrays(again, first, selected));
      } finally {
        closeSync(again);
      }
    },
  };
}
