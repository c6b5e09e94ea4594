import { constants } from 'node:fs';
import { open, readFile, realpath, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import {
  datasetManifestOf,
  DATASET_MANIFEST,
  seasonManifestOf,
  seasonManifestPath,
  waitingFile,
  type DatasetManifest,
  type SeasonKey,
  type SeasonManifest,
} from '@goalsquare/data';

/** Codes of the file system that mean that there is no such file to be served. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR', 'ENAMETOOLONG']);

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && ABSENT.has(error.code);

/** Returns what some work on a file does. **Empty**: `undefined` if there is no such file. */
async function unlessAbsent<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * The folder of a dataset, as the data command exports it. Files are read on request, so an export may update the
 * folder while the server runs.
 */
export class DatasetFolder {
  constructor(private readonly directory: string) {}

  /** Returns the manifest. **Empty**: `undefined` if the folder has no dataset of a supported version. */
  manifest(): Promise<DatasetManifest | undefined> {
    return this.#read(DATASET_MANIFEST, datasetManifestOf);
  }

  /** Returns the manifest of a season. **Empty**: `undefined` if the dataset does not have the season. */
  season(ids: SeasonKey): Promise<SeasonManifest | undefined> {
    return this.#read(seasonManifestPath(ids), seasonManifestOf);
  }

  /**
   * Opens a file by its path within the dataset. The caller closes it. **Empty**: `undefined` if there is no such file,
   * or if a symbolic link leads to it.
   */
  open(file: string): Promise<FileHandle | undefined> {
    return unlessAbsent(async () => {
      const place = await this.#place(await realpath(this.directory), file);
      if ((await realpath(place)) !== place) return undefined;
      const handle = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
      if ((await handle.stat()).isFile()) return handle;
      await handle.close();
      return undefined;
    });
  }

  /** Returns where a file is: in its place, or where the last export left it, if it has not moved it yet. */
  async #place(directory: string, file: string): Promise<string> {
    return (await waitingFile(directory, file)) ?? path.join(directory, ...file.split('/'));
  }

  async #read<T>(file: string, parse: (text: string) => T | undefined): Promise<T | undefined> {
    const text = await unlessAbsent(async () => readFile(await this.#place(this.directory, file), 'utf8'));
    return text === undefined ? undefined : parse(text);
  }
}
