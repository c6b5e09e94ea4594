import { EngineError } from '../errors.js';
import { headerAfter } from '../log/apply-changes.js';
import type { Entry } from '../log/entry.js';
import type { MatchHeader } from '../log/header.js';
import type { LogState, MatchLog } from '../log/state.js';
import type { EntryIssues } from '../log/validation.js';
import type { Match } from '../match.js';
import { openMatch, readLog } from '../open-match.js';
import { IncrementalMatch } from './incremental-match.js';

/**
 * A match below these limits cannot be too large. `entries` limits the entries since the match was last computed. A
 * real match reaches about half of the other limits.
 */
const SAFE_SIZE = { transactions: 5_000, contributions: 24_000, entries: 256 } as const;

/** Entries that are valid for a growing match, but become part of it only when they are committed. */
export interface MatchTransaction {
  readonly entries: readonly Entry[];
  /** Revision of the match, and its corrected header, once the entries are committed. */
  readonly revision: number;
  readonly header: MatchHeader;
  /** Makes the entries part of the match. */
  readonly commit: () => void;
  /** Discards the entries. **Empty**: does nothing if they were already committed or discarded. */
  readonly rollback: () => void;
}

/**
 * A match with a growing log. Entries are added in transactions, and readers see only committed entries. Matches
 * returned earlier do not change.
 */
export class GrowingMatch {
  readonly #header: MatchHeader;
  /** The log's entries, followed by those of the open transaction. */
  readonly #entries: Entry[];
  readonly #state: LogState;
  readonly #fold: IncrementalMatch;
  #revision: number;
  #corrected: MatchHeader;
  #open: MatchTransaction | undefined;
  #match: Match | undefined;
  /** Contributions and revision of the last computed match. */
  #computed = { contributions: 0, revision: 0 };

  private constructor(header: MatchHeader, entries: Entry[], state: LogState) {
    this.#header = header;
    this.#entries = entries;
    this.#state = state;
    this.#fold = new IncrementalMatch(state);
    this.#revision = entries.length;
    this.#corrected = state.header;
  }

  /** Begins with the entries of a log. **Throws** `LOG_INVALID`. */
  static of({ header, entries }: MatchLog): GrowingMatch {
    return new GrowingMatch(header, [...entries], readLog({ header, entries }));
  }

  get revision(): number {
    return this.#revision;
  }

  /** The first header of the log. */
  get initialHeader(): MatchHeader {
    return this.#header;
  }

  /** The last entry. **Empty**: `undefined` at revision 0. */
  get lastEntry(): Entry | undefined {
    return this.#entries[this.#revision - 1];
  }

  /** The header with all corrections applied. */
  get header(): MatchHeader {
    return this.#corrected;
  }

  /** Returns the current log, which does not grow. */
  log(): MatchLog {
    return { header: this.#header, entries: this.#entries.slice(0, this.#revision) };
  }

  /** Returns the match of the current log. It is the same object until the log grows. **Throws** `TOO_LARGE`. */
  match(): Match {
    return (this.#match ??= this.#open === undefined ? this.#compute() : openMatch(this.log()));
  }

  /**
   * Opens a transaction with some entries, or returns their issues. **Throws** an error if another transaction is open.
   */
  begin(entries: readonly unknown[]): MatchTransaction | readonly EntryIssues[] {
    if (this.#open !== undefined) throw new Error(`a transaction of match ${this.#header.id} is already open`);
    const [revision, computed] = [this.#revision, this.#computed];
    let match: Match | undefined;
    const { issues, rollback } = this.#state.addAll(entries, () => {
      const size = this.#computeIfLarge(entries.length - 1);
      if ('match' in size) match = size.match;
      return 'match' in size ? [] : size;
    });
    if (issues.length > 0) return issues;
    for (const entry of entries) this.#entries.push(entry as Entry);
    const transaction: MatchTransaction = {
      entries: entries as readonly Entry[],
      revision: this.#entries.length,
      header: headerAfter(this.#corrected, entries as readonly Entry[]),
      commit: () => {
        if (this.#open !== transaction) throw new Error(`the transaction of match ${this.#header.id} is closed`);
        this.#open = undefined;
        if (entries.length === 0) return;
        this.#revision = transaction.revision;
        this.#corrected = transaction.header;
        this.#match = match;
      },
      rollback: () => {
        if (this.#open !== transaction) return;
        this.#open = undefined;
        rollback();
        this.#entries.length = revision;
        this.#computed = computed;
      },
    };
    this.#open = transaction;
    return transaction;
  }

  /** Adds a batch of entries: all of them or none. Returns the issues. **Empty**: no issues if all were added. */
  append(entries: readonly unknown[]): readonly EntryIssues[] {
    const transaction = this.begin(entries);
    if (!('commit' in transaction)) return transaction;
    transaction.commit();
    return [];
  }

  #compute(): Match {
    const match = this.#fold.match();
    this.#computed = { contributions: match.facts.postings.length, revision: match.revision };
    return match;
  }

  /**
   * Computes the match if it may be too large, because only that shows its exact size. Returns the match or, if it is
   * too large, an issue. **Empty**: `undefined` as the match if it was not computed.
   */
  #computeIfLarge(at: number): { readonly match: Match | undefined } | readonly EntryIssues[] {
    const { contributions, revision } = this.#computed;
    if (
      this.#state.size <= SAFE_SIZE.transactions &&
      contributions <= SAFE_SIZE.contributions &&
      this.#state.revision - revision <= SAFE_SIZE.entries
    )
      return { match: undefined };
    try {
      return { match: this.#compute() };
    } catch (error) {
      if (error instanceof EngineError && error.code === 'TOO_LARGE')
        return [
          { at, issues: [{ field: '', value: undefined, allowed: `entries a match can hold: ${error.message}` }] },
        ];
      throw error;
    }
  }
}
