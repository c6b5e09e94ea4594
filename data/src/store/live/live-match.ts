import {
  GrowingMatch,
  headerAfter,
  openMatch,
  type Entry,
  type EntryIssues,
  type Match,
  type MatchHeader,
  type MatchLog,
} from '@goalsquare/engine';

/**
 * A match that grows, of which readers see what is durable: entries are proposed, and then either published or
 * withdrawn. One proposal at a time.
 */
export class LiveMatch {
  #growing: GrowingMatch;
  #revision: number;
  #corrected: MatchHeader;
  #match: Match | undefined;

  /** **Throws** `LOG_INVALID`. */
  constructor(log: MatchLog) {
    this.#growing = GrowingMatch.of(log);
    this.#revision = this.#growing.revision;
    this.#corrected = headerAfter(log.header, log.entries);
  }

  /** The revision readers see. */
  get revision(): number {
    return this.#revision;
  }

  /** The header the log begins with. */
  get header(): MatchHeader {
    return this.#growing.log.header;
  }

  /** The match as readers see it, made when it is first asked for. */
  match(): Match {
    return (this.#match ??= this.#growing.revision === this.#revision ? this.#growing.match() : openMatch(this.log()));
  }

  /** The log as readers see it: it does not grow. */
  log(): MatchLog {
    const { header, entries } = this.#growing.log;
    return { header, entries: entries.slice(0, this.#revision) };
  }

  /** Adds entries that readers do not see yet. **Empty**: no issues if all entries were added; otherwise none was. */
  propose(entries: readonly unknown[]): readonly EntryIssues[] {
    return this.#growing.append(entries);
  }

  /** The revision readers will see. */
  get proposedRevision(): number {
    return this.#growing.revision;
  }

  /** The entries after a revision, those that were proposed too. */
  proposed(after = this.#revision): readonly Entry[] {
    return this.#growing.log.entries.slice(after);
  }

  /** The header, corrected, as readers see it and as they will. */
  headers(): { readonly before: MatchHeader; readonly after: MatchHeader } {
    return { before: this.#corrected, after: headerAfter(this.#corrected, this.proposed()) };
  }

  /** Lets readers see what was proposed. */
  publish(): void {
    this.#corrected = this.headers().after;
    this.#revision = this.#growing.revision;
    this.#match = undefined;
  }

  /** Forgets what was proposed. */
  withdraw(): void {
    this.#growing = GrowingMatch.of(this.log());
  }
}
