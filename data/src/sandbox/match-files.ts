import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineFingerprint } from '../store/fingerprint.js';
import { openMatchFile, type CachedDetails, type OpenedMatch } from './match-file.js';
import { errorMessage } from '../error-message.js';
import { hasCode } from '../store/unless-missing.js';

/** Name of a folder with the matches of an edition, simulated for one engine. */
const EDITION_FOLDER = /^[0-9a-f]{16}-[0-9a-f]{16}$/u;

/** Name of the file of a match. */
const FILE = /^\d+\.match$/u;

/** Name of a match's temporary file. The process that wrote it may have been killed. */
const UNFINISHED = /^\d+\.match\../u;

/**
 * Age from which a temporary file counts as abandoned, because no write takes that long. Process ids do not show
 * whether a process still writes, since containers that share a folder use the same ids. **Units**: milliseconds.
 */
const ABANDONED_AFTER = 60_000;

/** Removes files that killed processes left unfinished in the folder of an edition. */
function removeAbandoned(folder: string, now: number): void {
  for (const name of readdirSync(folder).filter((file) => UNFINISHED.test(file))) {
    const file = path.join(folder, name);
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && now - written > ABANDONED_AFTER) rmSync(file, { force: true });
  }
}

/** The files of simulated matches. If they cannot be written, matches are kept only in memory. */
export class MatchFiles {
  readonly #folder: string;
  #isWritable = true;

  constructor(
    directory: string,
    edition: string,
    private readonly log: (line: string) => void,
  ) {
    const current = `${edition}-${engineFingerprint}`;
    this.#folder = path.join(directory, current);
    this.#write(() => {
      mkdirSync(this.#folder, { recursive: true });
      for (const name of readdirSync(directory))
        if (EDITION_FOLDER.test(name) && name !== current) rmSync(path.join(directory, name), { recursive: true });
      removeAbandoned(this.#folder, Date.now());
    });
  }

  get isWritable(): boolean {
    return this.#isWritable;
  }

  /** Returns the ids of the matches that have a file now. Other processes may add files too. */
  ids(): ReadonlySet<number> {
    try {
      return new Set(readdirSync(this.#folder).flatMap((name) => (FILE.test(name) ? Number.parseInt(name, 10) : [])));
    } catch {
      return new Set();
    }
  }

  has(matchId: number): boolean {
    return existsSync(this.#fileOf(matchId));
  }

  /**
   * Opens the file of a match. **Empty**: `undefined` if there is no file, or if it is damaged. A damaged file is
   * removed.
   */
  open(matchId: number, cachedDetails?: CachedDetails): OpenedMatch | undefined {
    const file = this.#fileOf(matchId);
    try {
      return openMatchFile(readFileSync(file), cachedDetails);
    } catch (error) {
      const { syscall, message } = error as NodeJS.ErrnoException;
      if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
      this.log(syscall === undefined ? `${file} is damaged: the match is simulated again` : message);
      this.#write(() => {
        rmSync(file, { force: true });
      });
      return undefined;
    }
  }

  /** Writes the file of a match, so that a killed process leaves either the whole file or none. */
  keep(matchId: number, bytes: Uint8Array): void {
    const file = this.#fileOf(matchId);
    const temporary = `${file}.${randomUUID()}.new`;
    this.#write(() => {
      try {
        writeFileSync(temporary, bytes);
        renameSync(temporary, file);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
    });
  }

  #fileOf(matchId: number): string {
    return path.join(this.#folder, `${matchId}.match`);
  }

  /** Runs a write. Logs its error, unless the write before it failed too. */
  #write(work: () => void): void {
    try {
      work();
      this.#isWritable = true;
    } catch (error) {
      if (this.#isWritable) this.log(`simulated matches cannot be stored: ${errorMessage(error)}`);
      this.#isWritable = false;
    }
  }
}
