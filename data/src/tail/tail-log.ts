import { createHash } from 'node:crypto';
import type { LogState, MatchHeader } from '@goalsquare/engine';
import { DataError, throwIssues, type Fault } from '../log/fault.js';
import { beginLog, parsedLine } from '../log/read.js';
import type { LineSource } from './line-source.js';
import { TargetError, type Accepted, type Target } from './target.js';

/** Settings for sending a log. */
export interface Tailing {
  /** Name of the source in faults. */
  readonly file: string;
  readonly source: LineSource;
  readonly target: Target;
  /** Maximum number of entries in a batch. */
  readonly most: number;
  readonly report: (message: string) => void;
  /** Called for an entry that was sent but breaks a quality rule. */
  readonly warn: (message: string) => void;
}

/** An entry that has not been sent yet, with its line. */
interface PendingEntry {
  readonly line: number;
  readonly entry: unknown;
}

const idOf = (entry: unknown): unknown => (entry as { readonly id?: unknown }).id;

/** The part of a log read so far: its header, the revision of the target, and the entries that the target lacks. */
class Feed {
  #line = 1;
  readonly #pending: PendingEntry[] = [];

  private constructor(
    private readonly state: LogState,
    private readonly matchId: number,
    private sent: number,
    private readonly tailing: Tailing,
  ) {}

  /** Resumes at the target's revision, or creates the match. **Throws** DataError if the header is invalid. */
  static async of(text: string, tailing: Tailing): Promise<Feed> {
    const { target, report, file } = tailing;
    const header = parsedLine(file, 1, text) as MatchHeader;
    const state = beginLog(file, 1, header);
    const known = await target.revision(header.id);
    report(known === undefined ? `match ${header.id} begins` : `match ${header.id} resumes after revision ${known}`);
    return new Feed(state, header.id, known ?? (await target.begin(header)), tailing);
  }

  /** Adds a line. **Throws** DataError if it is invalid. */
  add(text: string): void {
    this.#line += 1;
    const { file } = this.tailing;
    const entry = parsedLine(file, this.#line, text);
    throwIssues(file, this.#line, this.state.add(entry));
    if (this.state.revision > this.sent) this.#pending.push({ line: this.#line, entry });
  }

  /** Sends the entries that the target lacks. **Throws** DataError if the target rejects an entry. */
  async send(): Promise<void> {
    const { target, report } = this.tailing;
    const { matchId, sent: expectedRevision } = this;
    const pending = this.#pending.splice(0);
    const entries = pending.map(({ entry }) => entry);
    if (entries.length === 0) return;
    const key = createHash('sha256')
      .update(JSON.stringify([expectedRevision, entries]))
      .digest('base64url');
    try {
      const { revision, warnings } = await target.append({ matchId, entries, expectedRevision, key });
      this.sent = revision;
      report(`match ${matchId} is at revision ${revision} (${entries.length} more)`);
      this.#warn(warnings, pending);
    } catch (error) {
      if (!(error instanceof TargetError) || error.faults.length === 0) throw error;
      const { file } = this.tailing;
      throw new DataError(
        error.faults.map(({ at, ...fault }): Fault => ({ file, line: pending[at]?.line ?? 0, ...fault })),
      );
    }
  }

  /** Prints each row that breaks a quality rule, with the sent line that last wrote it. */
  #warn(warnings: Accepted['warnings'], sent: readonly PendingEntry[]): void {
    const { warn, file } = this.tailing;
    for (const { rule, severity, samples } of warnings)
      for (const { transactionId, text } of samples) {
        const last =
          transactionId === undefined ? undefined : sent.findLast(({ entry }) => idOf(entry) === transactionId);
        warn(`${last === undefined ? file : `${file}:${last.line}`}: ${rule}: ${severity}: ${text}`);
      }
  }
}

/**
 * Sends a log as it grows, until its source ends. **Throws** TargetError, or DataError for an invalid line, after the
 * lines before it are sent.
 */
export async function tailLog(tailing: Tailing): Promise<void> {
  const { report, source, most } = tailing;
  let feed: Feed | undefined;
  for (let piece = await source.next(most); piece !== undefined; piece = await source.next(most)) {
    if (piece.restarted) {
      report(`${tailing.file} starts again: it was truncated or replaced`);
      feed = undefined;
    }
    try {
      for (const text of piece.lines) {
        if (feed === undefined) feed = await Feed.of(text, tailing);
        else feed.add(text);
      }
    } finally {
      await feed?.send();
    }
  }
  if (feed === undefined)
    throw DataError.of(tailing.file, 'the header of a match log; there are no lines', { line: 1 });
}
