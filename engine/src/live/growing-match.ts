import { EngineError } from '../errors.js';
import type { Entry } from '../log/entry.js';
import type { EntryIssues, LogState, MatchLog } from '../log/state.js';
import type { Match } from '../match.js';
import { readLog } from '../open-match.js';
import { IncrementalMatch } from './incremental-match.js';

/**
 * While a match has no more transactions, or contributions, nor so many new entries, it cannot have become too large: a
 * real one has half of either.
 */
const ROOM = { transactions: 5_000, contributions: 24_000, entries: 256 } as const;

/**
 * A match whose log grows. A batch is checked whole: with a finding it changes nothing. Matches given out stay as they
 * are.
 */
export class GrowingMatch {
  readonly #entries: Entry[];
  readonly #fold: IncrementalMatch;
  #match: Match | undefined;
  /** Contributions and revision of the match that was made last. */
  #made = { contributions: 0, revision: 0 };

  private constructor(
    readonly log: MatchLog,
    entries: Entry[],
    private readonly state: LogState,
  ) {
    this.#entries = entries;
    this.#fold = new IncrementalMatch(state);
  }

  /** Begins with the entries of a log. **Throws** `LOG_INVALID`. */
  static of({ header, entries }: MatchLog): GrowingMatch {
    const state = readLog({ header, entries });
    const own = [...entries];
    return new GrowingMatch({ header, entries: own }, own, state);
  }

  get revision(): number {
    return this.#entries.length;
  }

  /** Takes a batch of entries in. **Empty**: no issues if all entries were added; otherwise none was. */
  append(entries: readonly unknown[]): readonly EntryIssues[] {
    if (entries.length === 0) return [];
    const before = this.#match;
    const issues = this.state.addAll(entries, () => this.#sizeIssues(entries.length - 1));
    if (issues.length > 0) {
      this.#match = before;
      return issues;
    }
    for (const entry of entries) this.#entries.push(entry as Entry);
    if (this.#match === before) this.#match = undefined;
    return [];
  }

  /** The match of the log so far: the same object until the log grows. **Throws** `TOO_LARGE`. */
  match(): Match {
    return (this.#match ??= this.#make());
  }

  #make(): Match {
    const match = this.#fold.match();
    this.#made = { contributions: match.facts.postings.length, revision: match.revision };
    return match;
  }

  /** Whether the match has become too large, which only making it can tell for sure. */
  #sizeIssues(at: number): readonly EntryIssues[] {
    const { contributions, revision } = this.#made;
    if (
      this.state.size <= ROOM.transactions &&
      contributions <= ROOM.contributions &&
      this.state.revision - revision <= ROOM.entries
    )
      return [];
    try {
      this.#match = this.#make();
      return [];
    } catch (error) {
      if (error instanceof EngineError && error.code === 'TOO_LARGE')
        return [
          { at, issues: [{ field: '', value: undefined, allowed: `entries a match can hold: ${error.message}` }] },
        ];
      throw error;
    }
  }
}
