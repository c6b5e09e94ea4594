import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { StorageError, storageCauseOf, type StorageCause, type WriteGuard } from '@goalsquare/data';
import { errorMessage } from '../errors.js';

/** Writes resume once a file of this length can be written. **Units**: bytes. */
const ROOM_BYTES = 262_144;

/** Interval between attempts to write to the disk again. **Units**: milliseconds. */
const RETRY_EVERY_MILLISECONDS = 1000;

const OWNER_ONLY = 0o600;

const meanings: Readonly<Record<StorageCause, string>> = {
  'disk-full': 'its disk is full',
  'read-only': 'it is read-only',
  'disk-failed': 'its disk fails',
};

/** Logs failures and recoveries of the disk. */
export interface DiskLog {
  readonly error: (message: string) => void;
  readonly info: (message: string) => void;
}

/** Writes a file to a folder as a test, then removes it. **Throws** if that fails. */
async function tryToWrite(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ROOM_BYTES) throw new StorageError('disk-full', `less than ${ROOM_BYTES} bytes are free`);
  const file = path.join(folder, `.${randomUUID()}.new`);
  const descriptor = openSync(file, 'wx', OWNER_ONLY);
  try {
    for (let done = 0; done < ROOM_BYTES;) done += writeSync(descriptor, Buffer.alloc(ROOM_BYTES - done));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
    rmSync(file, { force: true });
  }
}

interface DiskFault {
  readonly cause: StorageCause;
  readonly detail: string;
  /** **Units**: milliseconds. */
  readonly since: number;
}

/**
 * Tracks whether the state folder can be written. After the first write that fails because of the disk, all writes are
 * refused at once. The server then tries to write a file each second; when that succeeds, writes resume. **Source**:
 * ADR 40.
 */
export class StateDisk {
  readonly #refused = new Map<string, number>();
  #fault: DiskFault | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly directory: string,
    private readonly log: DiskLog,
    private readonly probe: () => Promise<void> = () => tryToWrite(directory),
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns a degraded state while nothing can be written. */
  readonly state = (): 'ready' | { readonly degraded: string } =>
    this.#fault === undefined
      ? 'ready'
      : {
          degraded: `${meanings[this.#fault.cause]} since ${new Date(this.#fault.since).toISOString()}: writes are refused, reads continue`,
        };

  /** Writes that failed or were refused, by part and cause. */
  *refused(): Iterable<{ readonly part: string; readonly cause: string; readonly count: number }> {
    for (const [key, count] of this.#refused) {
      const [part = '', cause = ''] = key.split(' ');
      yield { part, cause, count };
    }
  }

  /** Returns a guard for a part's writes. */
  guard(part: string): WriteGuard {
    this.#beginCounts(part);
    return async (write) => {
      if (this.#fault !== undefined) throw this.#refusal(part, this.#fault);
      try {
        return await write();
      } catch (error) {
        if (!this.failed(part, error)) throw error;
        throw new StorageError(storageCauseOf(error) ?? 'disk-failed', this.#message(), { cause: error });
      }
    };
  }

  /** Returns a function that reports a part's failed writes, and returns whether the disk is the reason. */
  reporter(part: string): (error: unknown) => boolean {
    this.#beginCounts(part);
    return (error) => this.failed(part, error);
  }

  /** Reports a failed write. Returns whether the disk is the reason. Only the first of several is logged. */
  failed(part: string, error: unknown): boolean {
    const cause = storageCauseOf(error);
    if (cause === undefined) return false;
    this.#count(part, cause);
    if (this.#fault === undefined) {
      const detail = errorMessage(error);
      this.#fault = { cause, detail, since: this.now() };
      this.log.error(
        `${this.#message()}: ${detail}. First affected: ${part}. Writes are refused and reads continue until it can be written again`,
      );
      this.#schedule();
    }
    return true;
  }

  /** Tests whether the folder can be written again. If so, writes resume. */
  async tryAgain(): Promise<void> {
    if (this.#fault === undefined) return;
    try {
      await this.probe();
    } catch {
      this.#schedule();
      return;
    }
    this.#fault = undefined;
    this.log.info(`the state folder ${this.directory} can be written again`);
  }

  #message(): string {
    return `the state folder ${this.directory} cannot be written, because ${meanings[this.#fault?.cause ?? 'disk-failed']}`;
  }

  #refusal(part: string, { cause }: DiskFault): StorageError {
    this.#count(part, cause);
    return new StorageError(cause, this.#message());
  }

  /** Starts counts at 0, so that the first increase is visible. */
  #beginCounts(part: string): void {
    for (const cause of Object.keys(meanings)) this.#count(part, cause as StorageCause, 0);
  }

  #count(part: string, cause: StorageCause, by = 1): void {
    const key = `${part} ${cause}`;
    this.#refused.set(key, (this.#refused.get(key) ?? 0) + by);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      void this.tryAgain();
    }, RETRY_EVERY_MILLISECONDS).unref();
  }
}
