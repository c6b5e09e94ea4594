import { WrittenElsewhere, type LiveJournal, type Writing } from './live-journal.js';
import { KEYS_KEPT_MILLISECONDS, namedKey, repeatedAnswer, type NamedKey } from './batch-keys.js';
import type { LiveMatch } from './live-match.js';
import { newMatch, type LiveMatches } from './live-matches.js';
import type { LiveMatchState } from './live-seasons.js';
import { AppendError, type Appended, type Batch, type JournalChange } from './live-store.js';
import { MatchTurns } from './match-turns.js';

/** Old keys are looked for this often. */
const TIDY_EVERY_MILLISECONDS = 60 * 60 * 1000;

/** What a writer writes with. **Units**: `now` in milliseconds. */
export interface WriterParts {
  readonly matches: LiveMatches;
  readonly journal: LiveJournal;
  readonly now: () => number;
  readonly complain: (message: string) => void;
}

/** The writing side of a live store: one batch of a match after another, each durable before it is seen. */
export class LiveWriter {
  readonly #turns = new MatchTurns();
  #position: number;
  #visible: number;
  #awaySince: number | undefined;
  /** The last publication: they come in the order of their positions. */
  #published: Promise<void> = Promise.resolve();
  #tidied: number;

  constructor(private readonly parts: WriterParts) {
    this.#position = this.#visible = parts.journal.position();
    this.#tidied = parts.now();
  }

  /** Position of the last change that is visible. */
  get visible(): number {
    return this.#visible;
  }
  /** When writing began to fail. **Empty**: it does not. */
  get awaySince(): number | undefined {
    return this.#awaySince;
  }

  async begin(header: unknown, key?: string): Promise<Appended> {
    const match = newMatch(header);
    const { id } = match.header;
    const kept = namedKey(key, header);
    return this.#turns.take(id, () => {
      const repeated = this.#repeated(id, kept);
      if (repeated !== undefined) return repeated;
      this.parts.matches.requireNew(id);
      return this.#write(match, kept);
    });
  }

  append(batch: Batch): Promise<Appended> {
    const { matchId } = batch;
    const key = namedKey(batch.key, batch.entries);
    return this.#turns.take(matchId, async () => {
      const repeated = this.#repeated(matchId, key);
      if (repeated !== undefined) return repeated;
      const match = await this.parts.matches.opened(matchId);
      this.parts.matches.propose(match, batch);
      return batch.entries.length === 0
        ? { matchId, revision: match.revision, repeated: false }
        : this.#write(match, key);
    });
  }

  /** The end of all that is under way. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  #repeated(matchId: number, key: NamedKey | undefined): Appended | undefined {
    const kept = key && this.parts.journal.keptKey(matchId, key.name);
    return kept === undefined || key === undefined || kept.at < this.parts.now() - KEYS_KEPT_MILLISECONDS
      ? undefined
      : repeatedAnswer(matchId, kept, key);
  }

  async #write(match: LiveMatch, key: NamedKey | undefined): Promise<Appended> {
    const standing = this.parts.matches.standingOf(match);
    const { matchId, revision } = standing;
    const change = this.parts.matches.changeOf(match, (this.#position += 1));
    const written = this.#written(match, standing, change, key && { ...key, revision, at: this.parts.now() });
    const published = Promise.allSettled([this.#published, written])
      .then(() => written)
      .then(() => {
        this.parts.matches.publish(match, standing);
        this.#visible = change.position;
        this.#awaySince = undefined;
      });
    this.#published = published.catch(() => undefined);
    await published.catch((error: unknown) => {
      throw this.#failed(match, error);
    });
    this.#tidy();
    return { matchId, revision, repeated: false };
  }

  /** Of a match of which nothing is written yet, the whole log is. */
  #written(match: LiveMatch, standing: LiveMatchState, change: JournalChange, key: Writing['key']): Promise<void> {
    const isWhole = !this.parts.matches.has(standing.matchId);
    const entries = match.proposed(isWhole ? 0 : match.revision);
    return this.parts.journal.write({
      standing,
      change,
      entries,
      after: standing.revision - entries.length,
      ...(isWhole && { header: match.header }),
      ...(key && { key }),
    });
  }

  #failed(match: LiveMatch, error: unknown): AppendError {
    const { id } = match.header;
    if (error instanceof WrittenElsewhere) {
      this.parts.matches.forget(id);
      this.#position = Math.max(this.#position, this.parts.journal.position());
      return new AppendError('unavailable', `another process writes to match ${id}: one server at a time may`, {
        cause: error,
      });
    }
    this.parts.complain(
      `entries of match ${id} could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
    this.#awaySince ??= this.parts.now();
    match.withdraw();
    return new AppendError('unavailable', 'what was sent could not be written, and nothing of it is kept', {
      cause: error,
    });
  }

  #tidy(): void {
    if (this.parts.now() - this.#tidied < TIDY_EVERY_MILLISECONDS) return;
    this.#tidied = this.parts.now();
    void this.parts.journal.forgetKeys(this.parts.now() - KEYS_KEPT_MILLISECONDS).catch(() => undefined);
  }
}
