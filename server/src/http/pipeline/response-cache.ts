import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';
import { ByteCache, type MemoryPart } from '@goalsquare/data';
import { lookupCounts } from '../../domain/caches.js';
import { memoryParts } from '../../domain/memory/memory-parts.js';
import { JSON_TYPE } from '../../answers/json/json.js';
import { brotliOptions } from './compression.js';

const encoders = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: { ...brotliOptions.params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
  deflate: (bytes: Buffer): Promise<Buffer> => promisify(deflate)(bytes),
} as const;

/** A content coding of cached responses, with the same levels as `compression` uses. */
export type Coding = keyof typeof encoders;

/** Returns the coding in a `Content-Encoding`. **Empty**: `undefined` for any other value. */
export const codingOf = (text: unknown): Coding | undefined =>
  typeof text === 'string' && Object.hasOwn(encoders, text) ? (text as Coding) : undefined;

/** A cached response: its media type, its bytes, and the compressed forms requested so far. */
export interface CachedResponse {
  readonly type: string;
  readonly plain: Buffer;
  /**
   * The same bytes as a string with one character each, if there are few: Node writes headers and a string in one call.
   */
  readonly text: string | undefined;
  readonly coded: ReadonlyMap<Coding, Buffer>;
}

/** Maximum size of a response that is also cached as a string. */
const TEXT_BYTES = 8192;

/** Approximate memory of an entry without its key and bodies. **Units**: bytes. */
const ENTRY_BYTES = 300;

/** Maximum share of the cache for a single response. */
const SHARE = 1 / 8;

/**
 * Returns a copy of bytes that are part of a larger buffer, as small and compressed ones are. A cache would otherwise
 * keep the larger buffer in memory.
 */
const withoutRest = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength === bytes.length
    ? bytes
    : Buffer.from(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));

/**
 * Caches responses by everything that determines them, within a memory limit. Evicts the least recently used. A key
 * must cover everything that a response depends on, so that an entry never becomes wrong, only unused.
 */
export class ResponseCache {
  readonly #responses: ByteCache<string, CachedResponse>;

  constructor(private readonly part: MemoryPart = memoryParts.responses) {
    this.#responses = new ByteCache(part, { sizeOf: costOf, lookups: lookupCounts('responses') });
  }

  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  get(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  /** Caches a response, unless it is too large. Returns it in either case. */
  keep(key: string, bytes: Buffer, type = JSON_TYPE): CachedResponse {
    const plain = withoutRest(bytes);
    const response: CachedResponse = {
      type,
      plain,
      text: plain.length <= TEXT_BYTES ? plain.toString('latin1') : undefined,
      coded: new Map(),
    };
    if (costOf(response, key) <= this.part.limit * SHARE) this.#responses.set(key, response);
    else this.#responses.delete(key);
    return response;
  }

  /**
   * Returns a response in a coding. It is compressed on the first request for the coding. The result is cached if the
   * response is still cached.
   */
  async in(key: string, { plain, coded }: CachedResponse, coding: Coding): Promise<Buffer> {
    const known = coded.get(coding);
    if (known !== undefined) return known;
    const made = withoutRest(await encoders[coding](plain));
    const cached = this.#responses.peek(key);
    if (cached?.plain === plain && !cached.coded.has(coding))
      this.#responses.set(key, { ...cached, coded: new Map([...cached.coded, [coding, made]]) });
    return made;
  }
}

function costOf({ plain, text = '', coded }: CachedResponse, key: string): number {
  const compressed = [...coded.values()].reduce((sum, { length }) => sum + length, 0);
  return ENTRY_BYTES + key.length * 2 + plain.length + text.length + compressed;
}
