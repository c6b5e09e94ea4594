import { appendAudit, auditLine } from './audit-file.js';
import type { AuditEntry, AuditLog } from './audit-entry.js';
import { errorMessage } from '../errors.js';

/** Maximum delay until entries are on disk. */
const WRITE_AFTER_MILLISECONDS = 100;

/** Delay before another attempt if entries could not be written. */
const RETRY_AFTER_MILLISECONDS = 5000;

/** Maximum number of entries in memory while they cannot be written. */
const MAX_PENDING = 10_000;

/** The audit log of a server. It writes entries in batches. */
export class AuditWriter implements AuditLog {
  #pending: string[] = [];
  #lost = 0;
  #isFailing = false;
  #timer: NodeJS.Timeout | undefined;
  #written: Promise<void> = Promise.resolve();

  /**
   * Creates the log. `complain` is called once with the error if entries cannot be written, and once if some are lost.
   */
  constructor(
    private readonly stateDirectory: string,
    private readonly complain: (message: string, error?: unknown) => void,
    private readonly now: () => number = Date.now,
  ) {}

  record(entry: Omit<AuditEntry, 'at'>): void {
    if (this.#pending.length >= MAX_PENDING) {
      if (this.#lost === 0) this.complain('too many audit entries are waiting to be written: further entries are lost');
      this.#lost += 1;
      return;
    }
    this.#pending.push(auditLine({ at: new Date(this.now()).toISOString(), ...entry }));
    this.#schedule(WRITE_AFTER_MILLISECONDS);
  }

  /** Writes all entries recorded so far. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = this.#written.then(() => this.#write());
    await this.#written;
  }

  async #write(): Promise<void> {
    const lines = this.#pending;
    if (lines.length === 0) return;
    this.#pending = [];
    try {
      await appendAudit(this.stateDirectory, lines.join(''), this.now());
      this.#lost = 0;
      this.#isFailing = false;
    } catch (error) {
      this.#pending = [...lines, ...this.#pending];
      if (!this.#isFailing)
        this.complain(`the audit log cannot be written and will be retried: ${errorMessage(error)}`, error);
      this.#isFailing = true;
      this.#schedule(RETRY_AFTER_MILLISECONDS);
    }
  }

  #schedule(milliseconds: number): void {
    this.#timer ??= setTimeout(() => {
      void this.flush();
    }, milliseconds).unref();
  }
}
