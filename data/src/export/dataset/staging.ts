import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeSynced, writing } from './dataset-file.js';

const PREFIX = '.writing-';

/** Returns whether a folder is missing, or holds nothing but what an interrupted export left. */
export function isUnused(directory: string): boolean {
  try {
    return readdirSync(directory).every((name) => name.startsWith(PREFIX));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/**
 * Files that wait beside their places in a dataset until all of them are complete. `commit` moves them, one after the
 * other, each of them atomically.
 */
export class Staging {
  readonly #folder: string;
  readonly #files: { readonly waiting: string; readonly target: string }[] = [];

  /** Begins an export, and removes what an interrupted one left. **Throws** WriteError. */
  constructor(private readonly directory: string) {
    this.#folder = writing(directory, () => {
      mkdirSync(directory, { recursive: true });
      for (const name of readdirSync(directory))
        if (name.startsWith(PREFIX)) rmSync(path.join(directory, name), { recursive: true, force: true });
      return mkdtempSync(path.join(directory, PREFIX));
    });
  }

  /** Adds a file by its path within the dataset. **Throws** WriteError. */
  add(file: string, bytes: Uint8Array): void {
    const waiting = path.join(this.#folder, String(this.#files.length));
    const target = path.join(this.directory, file);
    writeSynced(waiting, bytes, target);
    this.#files.push({ waiting, target });
  }

  /** Moves the files that were added since the last commit to their places. **Throws** WriteError. */
  commit(): void {
    for (const { waiting, target } of this.#files.splice(0)) {
      writing(target, () => {
        mkdirSync(path.dirname(target), { recursive: true });
        renameSync(waiting, target);
      });
    }
  }

  /** Removes a file of the dataset, and the folders that are empty then. */
  remove(file: string): void {
    const target = path.join(this.directory, file);
    writing(target, () => {
      rmSync(target, { force: true });
    });
    const names = file.split('/').slice(0, -1);
    for (; names.length > 0; names.pop()) {
      try {
        rmdirSync(path.join(this.directory, ...names));
      } catch {
        return;
      }
    }
  }

  /** Removes files that were not committed. */
  end(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
