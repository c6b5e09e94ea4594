import type { JournalChange } from '../live/live-store.js';

/** Positions of the first and last change of a match whose changes are not in memory. */
interface StoredRange {
  readonly from: number;
  readonly to: number;
}

/** Memory used by one change. **Units**: bytes. */
const CHANGE_BYTES = 80;

const ascending = (a: JournalChange, b: JournalChange): number => a.position - b.position;

/** Returns the index of the first change after a position, in changes sorted by position. */
function indexAfter(changes: readonly JournalChange[], position: number): number {
  let [from, to] = [0, changes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((changes[middle]?.position ?? Infinity) > position) to = middle;
    else from = middle + 1;
  }
  return from;
}

/**
 * The changes of all matches in stream order. Changes of live matches are in memory. Those of finished matches are read
 * from checkpoints on request.
 */
export class SharedJournal {
  #changes: JournalChange[] = [];
  #isSorted = true;
  readonly #stored = new Map<number, StoredRange>();
  #position = 0;

  /** `read` returns the changes of a match that are not in memory. */
  constructor(private readonly read: (matchId: number) => Promise<readonly JournalChange[]>) {}

  /** Position of the last visible change. */
  get position(): number {
    return this.#position;
  }

  /** Memory used by the changes. **Units**: bytes. */
  get bytes(): number {
    return this.#changes.length * CHANGE_BYTES;
  }

  /** Adds the next change of the stream, which becomes visible at once. */
  add(change: JournalChange): void {
    this.#changes.push(change);
    this.#position = change.position;
  }

  /** Makes a change from a checkpoint visible once the stream has been read past its message. */
  pass(sequence: number): void {
    const sorted = this.#sorted();
    const isChange =
      sorted[indexAfter(sorted, sequence) - 1]?.position === sequence ||
      [...this.#stored.values()].some(({ from, to }) => from <= sequence && sequence <= to);
    if (isChange) this.#position = Math.max(this.#position, sequence);
  }

  /** Makes the changes up to a position visible. */
  passTo(position: number): void {
    const sorted = this.#sorted();
    const stored = [...this.#stored.values()].map(({ to }) => Math.min(to, position));
    this.#position = Math.max(
      this.#position,
      sorted[indexAfter(sorted, position) - 1]?.position ?? 0,
      ...stored.filter((to) => to <= position),
    );
  }

  replace(matchId: number, changes: readonly JournalChange[]): void {
    this.#drop(matchId);
    this.#stored.delete(matchId);
    for (const change of changes) this.#changes.push(change);
    this.#isSorted = false;
  }

  /**
   * Releases the changes of a match, which are now in its checkpoint. **Empty**: `range` is `undefined` if the match
   * has no changes.
   */
  store(matchId: number, range: StoredRange | undefined): void {
    this.#drop(matchId);
    if (range === undefined) this.#stored.delete(matchId);
    else this.#stored.set(matchId, range);
  }

  /** Returns the changes of a match that are in its checkpoint, oldest first. */
  async storedOf(matchId: number): Promise<readonly JournalChange[]> {
    return this.#stored.has(matchId) ? this.read(matchId) : [];
  }

  /** Returns the changes of a match that are in memory, oldest first. They follow the stored ones. */
  recentOf(matchId: number): readonly JournalChange[] {
    return this.#sorted().filter((change) => change.matchId === matchId);
  }

  /** Returns at most `limit` visible changes after a position. */
  async since(position: number, limit: number): Promise<readonly JournalChange[]> {
    const end = this.#position;
    const sorted = this.#sorted();
    const first = indexAfter(sorted, position);
    let changes: readonly JournalChange[] = sorted.slice(first, Math.min(first + limit, indexAfter(sorted, end)));
    const stored = [...this.#stored].filter(([, { to }]) => to > position).sort(([, a], [, b]) => a.from - b.from);
    for (const [matchId, { from }] of stored) {
      if (changes.length >= limit && from > (changes.at(-1)?.position ?? 0)) break;
      const further = (await this.read(matchId)).filter(
        (change) => change.position > position && change.position <= end,
      );
      changes = [...changes, ...further].sort(ascending).slice(0, limit);
    }
    return changes;
  }

  #drop(matchId: number): void {
    this.#changes = this.#changes.filter((change) => change.matchId !== matchId);
  }

  #sorted(): readonly JournalChange[] {
    if (!this.#isSorted) this.#changes.sort(ascending);
    this.#isSorted = true;
    return this.#changes;
  }
}
