import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';
import { lookupCounts } from '../../domain/caches.js';
import { DEFAULT_RESPONSE_CACHE_MEGABYTES } from '../../domain/config/variables.js';
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

/**
 * A content coding answers are kept in beside their own bytes; the same, at the same levels, as `compression` makes.
 */
export type Coding = keyof typeof encoders;

/** The coding a `Content-Encoding` names. **Empty**: none for any other. */
export const codingOf = (text: unknown): Coding | undefined =>
  typeof text === 'string' && Object.hasOwn(encoders, text) ? (text as Coding) : undefined;

/** An answer that is kept, its media type, and its compressed forms, each made when it is first asked for. */
export interface CachedResponse {
  readonly type: string;
  readonly plain: Buffer;
  /** The same bytes as a text, a character each, where they are few: node writes headers and a text at once. */
  readonly text: string | undefined;
  readonly coded: Map<Coding, Buffer>;
}

/** Longest answer that is kept as a text too. */
const TEXT_BYTES = 8192;

/** What an entry takes beside its key and bodies, about. **Units**: bytes. */
const ENTRY_BYTES = 300;

/** One answer may take this share of the room at most. */
const SHARE = 1 / 8;

const MEGABYTE = 1_048_576;

/**
 * Answers by what decides them, within a bound of memory; those used longest ago go first. A key must hold all an
 * answer depends on, so that an entry is never wrong, only no longer asked for. **Units**: megabytes.
 */
export class ResponseCache {
  readonly #answers = new Map<string, CachedResponse>();
  readonly #counts = lookupCounts('responses');
  /** The answer used last, which need not be moved to where it is. */
  #last: CachedResponse | undefined;
  #bytes = 0;

  readonly #room: number;

  constructor(megabytes: number = DEFAULT_RESPONSE_CACHE_MEGABYTES) {
    this.#room = megabytes * MEGABYTE;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): CachedResponse | undefined {
    const answer = this.#answers.get(key);
    this.#counts[answer === undefined ? 'miss' : 'hit'] += 1;
    if (answer === undefined || answer === this.#last) return answer;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    this.#last = answer;
    return answer;
  }

  /** Keeps an answer, unless it is too large to be worth its room. Gives it either way. */
  keep(key: string, plain: Buffer, type = JSON_TYPE): CachedResponse {
    this.#forget(key);
    const answer: CachedResponse = {
      type,
      plain,
      text: plain.length <= TEXT_BYTES ? plain.toString('latin1') : undefined,
      coded: new Map(),
    };
    if (costOf(key, answer) > this.#room * SHARE) return answer;
    this.#answers.set(key, answer);
    this.#last = answer;
    this.#bytes += costOf(key, answer);
    this.#makeRoom();
    return answer;
  }

  /** An answer in a coding: compressed when that is first asked for, and kept if the answer still is. */
  async in(key: string, answer: CachedResponse, coding: Coding): Promise<Buffer> {
    const known = answer.coded.get(coding);
    if (known !== undefined) return known;
    const made = await encoders[coding](answer.plain);
    if (this.#answers.get(key) === answer && !answer.coded.has(coding)) {
      answer.coded.set(coding, made);
      this.#bytes += made.length;
      this.#makeRoom();
    }
    return made;
  }

  #forget(key: string): void {
    const answer = this.#answers.get(key);
    if (answer === undefined) return;
    this.#answers.delete(key);
    this.#bytes -= costOf(key, answer);
  }

  #makeRoom(): void {
    for (const key of this.#answers.keys()) {
      if (this.#bytes <= this.#room) return;
      this.#forget(key);
    }
  }
}

const costOf = (key: string, { plain, text = '', coded }: CachedResponse): number =>
  ENTRY_BYTES +
  key.length * 2 +
  plain.length +
  text.length +
  [...coded.values()].reduce((sum, { length }) => sum + length, 0);
