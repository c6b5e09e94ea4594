import { GrowingMatch, type MatchLog } from '@goalsquare/engine';
import { ByteCache } from '../../memory/byte-cache.js';
import type { MemoryPart } from '../../memory/memory-part.js';
import { growingBytes } from '../../memory/sizes.js';
import { LIVE_SHARE } from '../../memory/store-memory.js';

/**
 * If there is no room, only one in this many matches that are read again replaces another. If every one did, a query
 * over more matches than fit would always read all of them again, because each read would evict the match that is
 * needed next.
 */
const ADMITTED_EACH = 8;

/** The growing matches that are in memory. */
export class MatchesAtHand {
  readonly #matches: ByteCache<number, GrowingMatch>;
  #withoutRoom = 0;
  /** The match that was read last. One request may ask for it several times. */
  #lastRead: GrowingMatch | undefined;

  constructor(memory: MemoryPart) {
    this.#matches = new ByteCache(memory, { share: LIVE_SHARE, sizeOf: ({ revision }) => growingBytes(revision) });
  }

  /** Returns a match at a revision, and reads its log if it is not in memory. **Empty**: `undefined` without a log. */
  read(matchId: number, revision: number, load: (matchId: number) => MatchLog | undefined): GrowingMatch | undefined {
    const known = this.#matches.get(matchId);
    if (known !== undefined) return known;
    const last = this.#lastRead;
    if (last?.header.id === matchId && last.revision === revision) return last;
    const log = load(matchId);
    const match = log && GrowingMatch.of(log);
    this.#lastRead = match;
    if (match !== undefined && this.#admits(match)) this.#matches.set(matchId, match);
    return match;
  }

  /** Returns a match that is in memory. **Empty**: `undefined` for a match that must be read again. */
  peek(matchId: number): GrowingMatch | undefined {
    return this.#matches.peek(matchId);
  }

  set(match: GrowingMatch): void {
    this.#matches.set(match.header.id, match);
  }

  delete(matchId: number): void {
    this.#matches.delete(matchId);
    this.#lastRead = undefined;
  }

  #admits({ revision }: GrowingMatch): boolean {
    if (this.#matches.calculatedSize + growingBytes(revision) <= this.#matches.limit) return true;
    this.#withoutRoom = (this.#withoutRoom + 1) % ADMITTED_EACH;
    return this.#withoutRoom === 0;
  }
}
