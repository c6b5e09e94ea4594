import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/*
 * A file of plain data with typed arrays: a header, the data as JSON in which each typed array is a reference, and the
 * bytes of the arrays, which are read as views of one buffer. Numbers are in the byte order of the machine.
 */

const arrayTypes = { Uint8Array, Int16Array, Uint16Array, Int32Array } as const;

type ArrayType = keyof typeof arrayTypes;
type TypedArray = InstanceType<(typeof arrayTypes)[ArrayType]>;

/** What stands in the JSON for a value that JSON does not have. **Units**: `at` in bytes, `length` in elements. */
type Reference =
  | { readonly $: 'undefined' }
  | { readonly $: 'Infinity' }
  | { readonly $: ArrayType; readonly at: number; readonly length: number };

/** First bytes of the file: they also show the byte order. */
const MARK = 0x47_53_51_31;

/** **Shape**: the mark, the CRC-32 of what follows the header, the bytes of the JSON, and 0, each of 32 bits. */
const HEADER_BYTES = 16;

const ALIGNMENT = 8;

const OWNER_ONLY = 0o600;

/** Bytes that are written at once. */
const CHUNK_BYTES = 1_048_576;

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

const isTypedArray = (value: unknown): value is TypedArray =>
  Object.values(arrayTypes).some((type) => value instanceof type);

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
    const reference = { $: value.constructor.name as ArrayType, at, length: value.length } satisfies Reference;
    arrays.push(value);
    at += aligned(value.byteLength);
    return reference;
  });
  return { json: Buffer.from(json), arrays };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: TypedArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

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

/** Opens a file, uses it, and closes it. */
async function withFile<T>(file: string, flags: string, use: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(file, flags, OWNER_ONLY);
  try {
    return await use(handle);
  } finally {
    await handle.close();
  }
}

/**
 * Writes data to a new file, a chunk at a time, so that the event loop can turn. Only the owner can read the file.
 * **Throws** what writing throws.
 */
export const writeTypedArrays = (file: string, data: unknown): Promise<void> =>
  withFile(file, 'wx', async (handle) => {
    const { json, arrays } = encoded(data);
    let [position, checksum] = [HEADER_BYTES, 0];
    for (const chunk of chunksOf(json, arrays)) {
      checksum = crc32(chunk, checksum);
      await handle.write(chunk, 0, chunk.length, position);
      position += chunk.length;
    }
    await handle.write(Uint32Array.of(MARK, checksum, json.length, 0), 0, HEADER_BYTES, 0);
  });

/** Returns what a value of the JSON stands for. */
function decoded(value: unknown, arrays: Uint8Array<ArrayBuffer>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => decoded(one, arrays));
  if (!('$' in value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, decoded(one, arrays)]));
  const reference = value as Reference;
  if (reference.$ === 'undefined') return undefined;
  if (reference.$ === 'Infinity') return Infinity;
  return new arrayTypes[reference.$](arrays.buffer, arrays.byteOffset + reference.at, reference.length);
}

/**
 * Reads what `writeTypedArrays` wrote. **Throws** an error if the file ends early, its checksum differs, or it was
 * written by a machine of another byte order.
 */
export const readTypedArrays = (file: string): Promise<unknown> =>
  withFile(file, 'r', async (handle) => {
    const { size } = await handle.stat();
    const bytes = new Uint8Array(size);
    const { bytesRead } = await handle.read(bytes, 0, size, 0);
    if (bytesRead < size || size < HEADER_BYTES) throw new Error('the file ends early');
    const [mark, checksum, length = 0] = new Uint32Array(bytes.buffer, 0, HEADER_BYTES / Uint32Array.BYTES_PER_ELEMENT);
    if (mark !== MARK) throw new Error('it is a file of another kind');
    if (crc32(bytes.subarray(HEADER_BYTES)) !== checksum) throw new Error('the checksum differs');
    const json = Buffer.from(bytes.buffer, HEADER_BYTES, length).toString('utf8');
    return decoded(JSON.parse(json), bytes.subarray(HEADER_BYTES + aligned(length)));
  });
