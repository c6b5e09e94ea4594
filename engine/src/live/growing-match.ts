import { EngineError } from '../errors.js';
import type { Entry } from '../log/entry.js';
import type { EntryIssues, LogState, MatchLog } from '../log/state.js';
import type { Match } from '../match.js';
import { readLog } from '../open-match.js';
import { IncrementalMatch } from './incremental-match.js';

/** Below these limits a match cannot be too large. A real match has about half of each. */
const SAFE_SIZE = { transactions: 5_000, contributions: 24_000, entries: 256 } as const;

/** A match whose log grows. If a batch has an issue, none of it is added. Matches returned before do not change. */
export class GrowingMatch {
  readonly #entries: Entry[];
  readonly #fold: IncrementalMatch;
  #match: Match | undefined;
  /** Contributions and revision of the last match that was computed. */
  #computed = { contributions: 0, revision: 0 };

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

  /** Adds a batch of entries. **Empty**: no issues if all entries were added; otherwise none was. */
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

  /** Returns the match of the log so far, as the same object until the log grows. **Throws** `TOO_LARGE`. */
  match(): Match {
    return (this.#match ??= this.#compute());
  }

  #compute(): Match {
    const match = this.#fold.match();
    this.#computed = { contributions: match.facts.postings.length, revision: match.revision };
    return match;
  }

  /** Returns an issue if the match is too large. Only computing the match shows it for certain. */
  #sizeIssues(at: number): readonly EntryIssues[] {
    const { contributions, revision } = this.#computed;
    if (
      this.state.size <= SAFE_SIZE.transactions &&
      contributions <= SAFE_SIZE.contributions &&
      this.state.revision - revision <= SAFE_SIZE.entries
    )
      return [];
    try {
      this.#match = this.#compute();
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
