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

/** File system error codes that mean that there is no file to serve. */
const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR', 'ENAMETOOLONG']);

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && ABSENT.has(error.code);

/** Runs work on a file and returns its result. **Empty**: `undefined` if the file does not exist. */
async function unlessAbsent<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * The folder of a dataset that the data command has exported. Files are read on request, so an export may update the
 * folder while the server runs.
 */
export class DatasetFolder {
  constructor(private readonly directory: string) {}

  /** Returns the manifest. **Empty**: `undefined` if the folder has no dataset of a supported version. */
  manifest(): Promise<DatasetManifest | undefined> {
    return this.#read(DATASET_MANIFEST, datasetManifestOf);
  }

  /** Returns the manifest of a season. **Empty**: `undefined` if the season is not in the dataset. */
  season(ids: SeasonKey): Promise<SeasonManifest | undefined> {
    return this.#read(seasonManifestPath(ids), seasonManifestOf);
  }

  /**
   * Opens a file by its path within the dataset. The caller closes it. **Empty**: `undefined` if the file does not
   * exist or is a symbolic link.
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

  /** Returns the path of a file: its final one, or its temporary one if the last export has not moved it yet. */
  async #place(directory: string, file: string): Promise<string> {
    return (await waitingFile(directory, file)) ?? path.join(directory, ...file.split('/'));
  }

  async #read<T>(file: string, parse: (text: string) => T | undefined): Promise<T | undefined> {
    const text = await unlessAbsent(async () => readFile(await this.#place(this.directory, file), 'utf8'));
    return text === undefined ? undefined : parse(text);
  }
}
