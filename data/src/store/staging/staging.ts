import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { COMMITTED, makeCommittedChanges, REMOVING_PREFIX, writeJournal } from './committed-changes.js';
import { recoverFolder } from './recover-folder.js';
import { syncPath } from './sync-path.js';
import { writing } from './write-error.js';
import { newWriterName } from './writer-name.js';
import { hasCode } from '../unless-missing.js';

/** Maximum number of times that a commit waits for other commits. */
const ATTEMPTS = 5;

/** Length of the unique end of a writer's name, which is also the name of the folder in which the files wait. */
const UNIQUE = 12;

/** Returns an error like those of the file system. */
const fault = (code: string, message: string): Error => Object.assign(new Error(`${code}: ${message}`), { code });

/**
 * Changes to files in a folder that become visible in one step. Files wait in `.writing-*` until `commit`, which
 * renames it to `.committed` and then moves them into place. If a process is killed before that rename, nothing has
 * changed. If it is killed later, the next reader of the folder moves the remaining files. **Source**: ADR 40.
 */
export class Staging {
  #folder: string | undefined;
  #contents = '';
  #moves: (readonly [from: string, to: string])[] = [];
  #removes: string[] = [];

  /** Starts a set of changes. Recovers from an interrupted command first. **Throws** WriteError, StoreError. */
  constructor(private readonly directory: string) {
    writing(directory, () => {
      mkdirSync(directory, { recursive: true });
      recoverFolder(directory);
    });
  }

  /** The folder for files that are written before their final path is known. **Throws** WriteError. */
  get contents(): string {
    if (this.#folder === undefined) {
      const name = newWriterName();
      const folder = path.join(this.directory, name);
      this.#contents = path.join(folder, name.slice(-UNIQUE));
      writing(this.directory, () => mkdirSync(this.#contents, { recursive: true }));
      this.#folder = folder;
    }
    return this.#contents;
  }

  /** Returns the path at which to write a file that will be moved to `file`. The caller syncs it. */
  place(file: string): string {
    const from = String(this.#moves.length);
    this.adopt(from, file);
    return path.join(this.contents, from);
  }

  /** Sets the final path of a file that was written to `contents`. */
  adopt(from: string, file: string): void {
    this.#moves.push([from, file]);
  }

  /** Keeps the existing file at a path under the first free name among `<file>.old`, `<file>.old-2` and so on. */
  keepOld(file: string): string {
    const taken = (name: string): boolean =>
      existsSync(path.join(this.directory, name)) || this.#moves.some(([, to]) => to === name);
    let name = `${file}.old`;
    for (let n = 2; taken(name); n += 1) name = `${file}.old-${n}`;
    const [from, to] = [path.join(this.directory, file), this.place(name)];
    writing(path.join(this.directory, name), () => {
      try {
        linkSync(from, to);
      } catch {
        copyFileSync(from, to);
        syncPath(to);
      }
    });
    return name;
  }

  /** Removes a file at the next commit, and parents that are then empty. */
  remove(file: string): void {
    this.#removes.push(file);
  }

  /**
   * Makes all changes since the last commit. Runs `check` right before. **Throws** the error of `check`, and WriteError
   * if a file cannot be put in place. In both cases nothing is changed.
   */
  commit(check: () => void = () => undefined): void {
    if (this.#moves.length + this.#removes.length === 0) return;
    const { contents, directory } = this;
    const [moves, removes, folder] = [this.#moves, this.#removes, path.dirname(contents)];
    this.#checkPlaces(contents);
    writing(directory, () => {
      writeJournal(contents, { moves, removes });
      const waiting = moves.map(([from]) => path.dirname(path.join(contents, from)));
      for (const one of new Set([...waiting, contents, folder])) syncPath(one);
      this.#rename(folder, check);
      [this.#folder, this.#moves, this.#removes] = [undefined, [], []];
      syncPath(directory);
    });
    makeCommittedChanges(directory);
  }

  /** Removes uncommitted files, and files that were replaced or removed. */
  end(): void {
    for (const folder of this.#leftovers()) rmSync(folder, { recursive: true, force: true });
  }

  /** Does the same as `end`, asynchronously. */
  async endLater(): Promise<void> {
    for (const folder of this.#leftovers()) await rm(folder, { recursive: true, force: true });
  }

  #leftovers(): readonly string[] {
    const removed = readdirSync(this.directory).filter((name) => name.startsWith(REMOVING_PREFIX));
    const folders = removed.map((name) => path.join(this.directory, name));
    if (this.#folder !== undefined) folders.push(this.#folder);
    [this.#folder, this.#moves, this.#removes] = [undefined, [], []];
    return folders;
  }

  /** Commits. If another process has just committed, its changes are made first. */
  #rename(folder: string, check: () => void): void {
    for (let attempt = 1; ; attempt += 1) {
      makeCommittedChanges(this.directory);
      check();
      try {
        renameSync(folder, path.join(this.directory, COMMITTED));
        return;
      } catch (error) {
        if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM') || attempt === ATTEMPTS) throw error;
      }
    }
  }

  /** Creates the folders of the files, and checks that each file can take its place. */
  #checkPlaces(contents: string): void {
    const { dev } = writing(this.directory, () => statSync(contents));
    const folders = new Set<string>();
    for (const [, file] of this.#moves) {
      const target = path.join(this.directory, file);
      const folder = path.dirname(target);
      writing(target, () => {
        if (!folders.has(folder)) {
          mkdirSync(folder, { recursive: true });
          accessSync(folder, constants.W_OK);
          if (statSync(folder).dev !== dev)
            throw fault('EXDEV', `${folder} is on a different disk from ${this.directory}`);
          folders.add(folder);
        }
        if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory())
          throw fault('EISDIR', 'a folder is in its place');
      });
    }
  }
}
