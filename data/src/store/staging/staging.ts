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

/** How often a commit waits for other commits. */
const ATTEMPTS = 5;

/** Length of the end of a writer's name that is unique. The files wait in a folder of that name. */
const UNIQUE = 12;

/** An error as the file system throws it. */
const fault = (code: string, message: string): Error => Object.assign(new Error(`${code}: ${message}`), { code });

/**
 * Changes of the files of a folder that become visible by one step. Files wait in `.writing-*` until `commit`, which
 * renames it to `.committed` and then moves them into place. If a process is killed before that rename, nothing has
 * changed; after it, the next reader of the folder moves the rest. **Source**: ADR 40.
 */
export class Staging {
  #folder: string | undefined;
  #contents = '';
  #moves: (readonly [from: string, to: string])[] = [];
  #removes: string[] = [];

  /** Begins changes, and recovers from an interrupted command. **Throws** WriteError, StoreError. */
  constructor(private readonly directory: string) {
    writing(directory, () => {
      mkdirSync(directory, { recursive: true });
      recoverFolder(directory);
    });
  }

  /** The folder for files that are written before their place is known. **Throws** WriteError. */
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

  /** Returns where to write a file that gets a path in the folder. The caller syncs it. */
  place(file: string): string {
    const from = String(this.#moves.length);
    this.adopt(from, file);
    return path.join(this.contents, from);
  }

  /** Gives a file that was written into `contents` its path in the folder. */
  adopt(from: string, file: string): void {
    this.#moves.push([from, file]);
  }

  /** Keeps the file that is at a path under the first free name of `<file>.old`, `<file>.old-2` and so on. */
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

  /** Removes a file of the folder, and the folders that are empty then. */
  remove(file: string): void {
    this.#removes.push(file);
  }

  /**
   * Makes the changes since the last commit. Runs `check` right before. **Throws** what `check` throws, and WriteError
   * if a file cannot take its place; nothing is changed then.
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

  /** Does the same as `end`, several files at a time. */
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

  /** Commits. If another process has just done so, its changes are made first. */
  #rename(folder: string, check: () => void): void {
    for (let attempt = 1; ; attempt += 1) {
      makeCommittedChanges(this.directory);
      check();
      try {
        renameSync(folder, path.join(this.directory, COMMITTED));
        return;
      } catch (error) {
        const isTaken = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
        if (!isTaken || attempt === ATTEMPTS) throw error;
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
          if (statSync(folder).dev !== dev) throw fault('EXDEV', `${folder} is on another disk than ${this.directory}`);
          folders.add(folder);
        }
        if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory())
          throw fault('EISDIR', 'a folder is in its place');
      });
    }
  }
}
