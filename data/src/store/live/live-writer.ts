import { WrittenElsewhere, type LiveJournal } from './live-journal.js';
import { KEYS_KEPT_MILLISECONDS, namedKey, repeatedAnswer, type NamedKey } from './batch-keys.js';
import { newMatch, type LiveMatches } from './live-matches.js';
import { AppendError, type Appended, type Batch } from './live-store.js';
import type { LiveTransaction } from './live-transaction.js';
import { MatchTurns } from './match-turns.js';
import { recordedAt } from './recorded-at.js';
import { StorageError } from '../storage-error.js';
import { errorMessage } from '../../error-message.js';

/** Interval at which old keys are removed. */
const TIDY_EVERY_MILLISECONDS = 60 * 60 * 1000;

/** The parts that a writer uses. **Units**: `now` in milliseconds. */
export interface WriterParts {
  readonly matches: LiveMatches;
  readonly journal: LiveJournal;
  readonly now: () => number;
  readonly complain: (message: string, error?: unknown) => void;
}

/**
 * Writes the batches of a live store. A match has one batch at a time, and a batch becomes visible only once it is
 * durable.
 */
export class LiveWriter {
  readonly #turns = new MatchTurns();
  #position: number;
  #visible: number;
  #awaySince: number | undefined;
  /** The last commit. Transactions are committed in order of their positions. */
  #committed: Promise<void> = Promise.resolve();
  #tidied: number;

  constructor(private readonly parts: WriterParts) {
    this.#position = this.#visible = parts.journal.position();
    this.#tidied = parts.now();
  }

  /** Position of the last visible change. */
  get visible(): number {
    return this.#visible;
  }
  /** Time at which writes started to fail. **Empty**: `undefined` if they do not fail. */
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
      return this.#write(this.parts.matches.begin(match, { entries: [] }), kept);
    });
  }

  append(batch: Batch): Promise<Appended> {
    const { matchId } = batch;
    const key = namedKey(batch.key, batch.entries);
    return this.#turns.take(matchId, async () => {
      const repeated = this.#repeated(matchId, key);
      if (repeated !== undefined) return repeated;
      const transaction = this.parts.matches.begin(await this.parts.matches.opened(matchId), {
        ...batch,
        entries: recordedAt(batch),
      });
      if (batch.entries.length > 0) return this.#write(transaction, key);
      transaction.rollback();
      return { matchId, revision: transaction.revision, repeated: false };
    });
  }

  /** Resolves once all current work is complete. */
  settled(): Promise<void> {
    return this.#turns.settled();
  }

  #repeated(matchId: number, key: NamedKey | undefined): Appended | undefined {
    const kept = key && this.parts.journal.keptKey(matchId, key.name);
    return kept === undefined || key === undefined || kept.at < this.parts.now() - KEYS_KEPT_MILLISECONDS
      ? undefined
      : repeatedAnswer(matchId, kept, key);
  }

  /** Writes a transaction durably, then commits it. **Throws** AppendError if it cannot be written. */
  async #write(transaction: LiveTransaction, key: NamedKey | undefined): Promise<Appended> {
    const { revision, state, entries, header, isNew } = transaction;
    const { matchId } = state;
    const position = (this.#position += 1);
    const written = this.parts.journal.write({
      standing: state,
      change: { matchId, from: isNew ? -1 : revision, revision: state.revision, position },
      entries,
      after: state.revision - entries.length,
      ...(header && { header }),
      ...(key && { key: { ...key, revision: state.revision, at: this.parts.now() } }),
    });
    const committed = Promise.allSettled([this.#committed, written])
      .then(() => written)
      .then(() => {
        transaction.commit();
        this.#visible = position;
        this.#awaySince = undefined;
      });
    this.#committed = committed.catch(() => undefined);
    await committed.catch((error: unknown) => {
      transaction.rollback();
      throw this.#failed(matchId, error);
    });
    this.#tidy();
    return { matchId, revision: state.revision, repeated: false };
  }

  #failed(matchId: number, error: unknown): AppendError {
    if (error instanceof WrittenElsewhere) {
      this.parts.matches.forget(matchId);
      this.#position = Math.max(this.#position, this.parts.journal.position());
      return new AppendError(
        'unavailable',
        `another process is writing to match ${matchId}, but only one server may write to it at a time`,
        {
          cause: error,
        },
      );
    }
    // The code that rejects writes reports the disk itself.
    if (!(error instanceof StorageError)) {
      if (this.#awaySince === undefined)
        this.parts.complain(`entries of match ${matchId} could not be written: ${errorMessage(error)}`, error);
      this.#awaySince ??= this.parts.now();
    }
    return new AppendError('unavailable', 'the batch could not be written, and no part of it was stored', {
      cause: error,
    });
  }

  #tidy(): void {
    if (this.parts.now() - this.#tidied < TIDY_EVERY_MILLISECONDS) return;
    this.#tidied = this.parts.now();
    void this.parts.journal.forgetKeys(this.parts.now() - KEYS_KEPT_MILLISECONDS).catch(() => undefined);
  }
}
