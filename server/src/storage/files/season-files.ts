import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';
import { engineFingerprint } from '@goalsquare/data';
import { isOfColumns, isOfRows, partOfSaved, rowsOf, savedSeasonVersion, type SavedSeason } from '@goalsquare/engine';
import type { OpenedSeason, SavedSeasons, SavedTotals } from '../../features/across/saved-seasons.js';
import { workQueue, type Steps, type WorkQueue } from '../../domain/work-queue.js';
import { openTypedArrays, writeTypedArrays, type ArraySelection } from './typed-array-file.js';

const SUFFIX = '.season';

/** Name of a file that is about to become that of a season. Its process may have been killed. */
const UNFINISHED = /\.season\.[0-9a-f-]{36}\.new$/u;

/** No process writes one file for so long. **Units**: milliseconds. */
const ABANDONED_AFTER = 60_000;

/** All files together: about 100 seasons. **Units**: bytes. */
const MOST_BYTES = 2_147_483_648;

/** What stays free on the disk for others. **Units**: bytes. */
const FREE_BYTES = 536_870_912;

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** What a file contains. `by` is the engine that wrote it. */
interface FileContents {
  readonly by: string;
  readonly contents: readonly (readonly [matchId: number, content: string])[];
  readonly season: SavedSeason;
}

/** The engine and the version of what it saves. */
const THIS_ENGINE = `${engineFingerprint}-${savedSeasonVersion}`;

/** Selects arrays of the season of a file. */
const ofSeason =
  (isSelected: ArraySelection): ArraySelection =>
  ([, ...path]) =>
    isSelected(path);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** **Throws** an error unless the disk of a folder has so many bytes left. */
async function requireFree(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw new Error(`less than ${bytes} bytes of the disk are free`);
}

/** Saves the totals of seasons in a folder, which can be removed at any time. */
export class SeasonFiles implements SavedSeasons {
  #isWritable = true;
  readonly #damaged = new Set<string>();

  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void,
    private readonly limits = { mostBytes: MOST_BYTES, freeBytes: FREE_BYTES },
    private readonly queue: WorkQueue = workQueue,
  ) {}

  readonly names = (): ReadonlySet<string> => {
    try {
      return new Set(
        readdirSync(this.folder).flatMap((file) => (file.endsWith(SUFFIX) ? [file.slice(0, -SUFFIX.length)] : [])),
      );
    } catch {
      return new Set();
    }
  };

  readonly read = async (name: string): Promise<OpenedSeason | undefined> => {
    const file = this.#fileOf(name);
    if (this.#damaged.has(file)) return undefined;
    const opened = await this.queue.finish(this.#unlessDamaged(file, () => this.#open(file)));
    if (opened !== undefined) await this.#markUsed(file);
    return opened;
  };

  readonly write = async (name: string, make: () => Promise<SavedTotals>): Promise<void> => {
    const temporary = `${this.#fileOf(name)}.${randomUUID()}.new`;
    try {
      const { contents, season } = await make();
      await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY.folder });
      await requireFree(this.folder, this.limits.freeBytes);
      await writeTypedArrays(temporary, { by: THIS_ENGINE, contents: [...contents], season } satisfies FileContents);
      await rename(temporary, this.#fileOf(name));
      this.#damaged.delete(this.#fileOf(name));
      await this.#removeUnneeded();
      this.#isWritable = true;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      if (this.#isWritable) this.warn(`totals of seasons cannot be saved in ${this.folder}: ${messageOf(error)}`);
      this.#isWritable = false;
    }
  };

  *#open(file: string): Steps<OpenedSeason | undefined> {
    const { read } = openTypedArrays(file);
    const opened = (yield* read(ofSeason(isOfRows))) as FileContents | undefined;
    if (opened?.by !== THIS_ENGINE) return undefined;
    const rows = rowsOf(opened.season);
    const part = (isSelected: ArraySelection): Steps<SavedSeason | undefined> =>
      this.#unlessDamaged(file, function* season() {
        return ((yield* read(ofSeason(isSelected))) as FileContents | undefined)?.season;
      });
    return {
      contents: new Map(opened.contents),
      rows,
      *columns(reads) {
        const saved = yield* part(isOfColumns(reads));
        return saved && partOfSaved(rows, saved, reads);
      },
      whole: () => part(() => true),
    };
  }

  /** Reads a file. **Empty**: `undefined` if it cannot be read. One that is damaged is not read again. */
  *#unlessDamaged<T>(file: string, read: () => Steps<T | undefined>): Steps<T | undefined> {
    try {
      return yield* read();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return undefined;
      if (code === undefined) this.#damaged.add(file);
      this.warn(`${file} cannot be read, so its season is computed again: ${messageOf(error)}`);
      return undefined;
    }
  }

  #fileOf(name: string): string {
    return path.join(this.folder, `${name}${SUFFIX}`);
  }

  /** Sets when a file was last used. A folder that cannot be written need not have it. */
  async #markUsed(file: string): Promise<void> {
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
  }

  /** Removes files that killed processes left half-written, and the least recently used ones above the limit. */
  async #removeUnneeded(): Promise<void> {
    const names = await readdir(this.folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        // Another process may remove it.
        const found = await stat(file).catch(() => undefined);
        return found && { file, size: found.size, usedAt: found.mtimeMs, isUnfinished: UNFINISHED.test(name) };
      }),
    );
    const present = files.filter((file) => file !== undefined);
    let bytes = 0;
    for (const { file, size, usedAt, isUnfinished } of present.sort((a, b) => b.usedAt - a.usedAt)) {
      const isUnneeded = isUnfinished ? Date.now() - usedAt > ABANDONED_AFTER : bytes + size > this.limits.mostBytes;
      if (isUnneeded) await rm(file, { force: true });
      else bytes += size;
    }
  }
}
