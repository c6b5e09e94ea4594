import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { access, constants, mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import path from 'node:path';
import { engineFingerprint } from '@goalsquare/data';
import {
  allColumns,
  arraysOfColumns,
  arraysOfRows,
  columnsOfSaved,
  rowsOfSaved,
  savedSeasonVersion,
  type SavedSeason,
} from '@goalsquare/engine';
import type { OpenedSeason, SavedSeasons, SavedTotals, UnreadColumns } from '../../features/across/saved-seasons.js';
import { workQueue, type Steps, type WorkQueue } from '../../domain/work-queue.js';
import { openTypedArrays, writeTypedArrays } from './typed-array-file.js';
import { errorMessage } from '../../domain/errors.js';

const SUFFIX = '.season';

/** Pattern of temporary season files. A killed process may have left one behind. */
const UNFINISHED = /\.season\.[0-9a-f-]{36}\.new$/u;

/**
 * Age above which a temporary file counts as abandoned, because writing never takes so long. **Units**: milliseconds.
 */
const ABANDONED_AFTER = 60_000;

/** Maximum size of all files together: about 130 seasons of 216 matches. **Units**: bytes. */
const MOST_BYTES = 4_294_967_296;

/** Disk space that is left free for other uses. **Units**: bytes. */
const FREE_BYTES = 536_870_912;

const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** The contents of a file, except for its arrays. `by` is the engine that wrote it. */
interface FileContents extends Pick<SavedSeason, 'phaseCodes'> {
  readonly by: string;
  readonly contents: readonly (readonly [matchId: number, content: string])[];
}

/** Identifies the current engine and the version of its saved format. */
const THIS_ENGINE = `${engineFingerprint}-${savedSeasonVersion}`;

/** Checks that a folder's disk has enough free bytes. **Throws** an error if it does not. */
async function requireFree(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw new Error(`less than ${bytes} bytes of the disk are free`);
}

/** Saves season totals in a folder that can be removed at any time. */
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

  readonly write = async (name: string, make: () => SavedTotals): Promise<boolean> => {
    const temporary = `${this.#fileOf(name)}.${randomUUID()}.new`;
    try {
      await mkdir(this.folder, { recursive: true, mode: OWNER_ONLY.folder });
      await access(this.folder, constants.W_OK);
      await requireFree(this.folder, this.limits.freeBytes);
      const { contents, season } = make();
      const data = { by: THIS_ENGINE, contents: [...contents], phaseCodes: season.phaseCodes } satisfies FileContents;
      await writeTypedArrays(temporary, data, season.arrays);
      await rename(temporary, this.#fileOf(name));
      this.#damaged.delete(this.#fileOf(name));
      await this.#removeUnneeded();
      this.#isWritable = true;
      return true;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      if (this.#isWritable) this.warn(`totals of seasons cannot be saved in ${this.folder}: ${errorMessage(error)}`);
      this.#isWritable = false;
      return false;
    }
  };

  *#open(file: string): Steps<OpenedSeason | undefined> {
    const opened = yield* openTypedArrays(file);
    const { by, contents, phaseCodes } = opened.data as FileContents;
    if (by !== THIS_ENGINE) return undefined;
    const { arrays: unread } = opened;
    const arraysOfFile = yield* unread.read(arraysOfRows);
    if (arraysOfFile === undefined) return undefined;
    const rows = rowsOfSaved({ phaseCodes, arrays: arraysOfFile });
    const columns: UnreadColumns['columns'] = (reads) =>
      this.#unlessDamaged(file, function* season() {
        const arrays = yield* unread.read(arraysOfColumns(reads));
        return arrays && columnsOfSaved(rows, { phaseCodes, arrays }, reads);
      });
    const whole: UnreadColumns['whole'] = () => columns(allColumns);
    return { contents: new Map(contents), rows, unread: { bytes: unread.bytes, columns, whole } };
  }

  /** Reads a file. **Empty**: `undefined` if it cannot be read. A damaged file is not read again. */
  *#unlessDamaged<T>(file: string, read: () => Steps<T | undefined>): Steps<T | undefined> {
    try {
      return yield* read();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return undefined;
      if (code === undefined) this.#damaged.add(file);
      this.warn(`${file} cannot be read, so its season is computed again: ${errorMessage(error)}`);
      return undefined;
    }
  }

  #fileOf(name: string): string {
    return path.join(this.folder, `${name}${SUFFIX}`);
  }

  /** Records when a file was last used, if the folder can be written. */
  async #markUsed(file: string): Promise<void> {
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
  }

  /** Removes temporary files of killed processes, and the least recently used files above the limit. */
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
