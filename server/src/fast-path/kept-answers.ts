import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';

const encoders = {
  br: (bytes: Buffer): Promise<Buffer> => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
  deflate: (bytes: Buffer): Promise<Buffer> => promisify(deflate)(bytes),
} as const;

/** A content coding answers are kept in beside their own bytes; the same, at the same levels, as `compression` makes. */
export type Coding = keyof typeof encoders;

/** The coding a `Content-Encoding` names. **Empty**: none for any other. */
export const codingOf = (text: unknown): Coding | undefined => (typeof text === 'string' && Object.hasOwn(encoders, text) ? (text as Coding) : undefined);

/** An answer that is kept, and its compressed forms, each made when it is first asked for. */
export interface KeptAnswer {
  readonly plain: Buffer;
  readonly coded: Map<Coding, Buffer>;
}

/** What an entry takes beside its key and bodies, about. **Units**: bytes. */
const ENTRY_BYTES = 300;

/** One answer may take this share of the room at most. */
const SHARE = 1 / 8;

/** What is kept if nobody says otherwise. **Units**: bytes. */
export const DEFAULT_ROOM = 64 * 1_048_576;

/**
 * Answers by what decides them, within a bound of memory; those used longest ago go first. A key must hold all an answer depends on, so
 * that an entry is never wrong, only no longer asked for. **Units**: `room` in bytes.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>();
  #bytes = 0;

  constructor(private readonly room: number = DEFAULT_ROOM) {}

  get bytes(): number { return this.#bytes; }

  get(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  /** Keeps an answer, unless it is too large to be worth its room. */
  keep(key: string, plain: Buffer): void {
    this.#forget(key);
    const answer: KeptAnswer = { plain, coded: new Map() };
    if (costOf(key, answer) > this.room * SHARE) return;
    this.#answers.set(key, answer);
    this.#bytes += costOf(key, answer);
    this.#makeRoom();
  }

  /** An answer in a coding: compressed when that is first asked for, and kept if the answer still is. */
  async in(key: string, answer: KeptAnswer, coding: Coding): Promise<Buffer> {
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
      if (this.#bytes <= this.room) return;
      this.#forget(key);
    }
  }
}

const costOf = (key: string, { plain, coded }: KeptAnswer): number =>
  ENTRY_BYTES + key.length * 2 + plain.length + [...coded.values()].reduce((sum, { length }) => sum + length, 0);
