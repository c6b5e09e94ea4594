import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unpacked } from '../../log/read.js';
import { jsonFiles } from '../afl-json/files.js';
import { matchesOf, type FileMatch, type FileMatches } from './file-matches.js';

/**
 * A file as it was last read. `isLeftOut` is set once its fault was reported. **Empty**: a partial file has no matches.
 */
interface FollowedFile extends FileMatches {
  readonly signature: string;
  readonly since: number;
  readonly isPartial: boolean;
  isLeftOut: boolean;
}

/** Time after which an incomplete file that does not change is reported. */
const PARTIAL_MILLISECONDS = 2000;

const MAX_BYTES = 64 * 1024 * 1024;

/** Returns a text that changes whenever a file does. **Empty**: `undefined` if the file does not exist. */
function signatureOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stats === undefined ? undefined : `${stats.ino} ${stats.size} ${stats.mtimeNs}`;
}

/** Reads which matches a file describes. **Empty**: `undefined` if it is not complete JSON. */
function contentOf(file: string): FileMatches | undefined {
  try {
    const bytes = unpacked(path.basename(file), readFileSync(file), MAX_BYTES);
    return matchesOf(file, JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return undefined;
  }
}

/**
 * The files in a folder that a collector writes. Keeps in memory which matches each file describes, not its content.
 */
export class FollowedFiles {
  readonly #files = new Map<string, FollowedFile>();

  /** Creates a view of a folder. `now` returns the time. **Units**: milliseconds. */
  constructor(
    private readonly folder: string,
    private readonly now: () => number,
    private readonly complain: (message: string) => void,
  ) {}

  /**
   * Finds new and changed files. Returns the matches they describe, and the files that describe none. An incomplete
   * file is skipped until it is complete. **Empty**: no matches and no files if nothing changed.
   */
  changed(): { readonly matches: ReadonlySet<string>; readonly others: readonly string[] } {
    const changed: FileMatches[] = [];
    const others: string[] = [];
    const present = new Set(jsonFiles([this.folder], true));
    for (const file of this.#files.keys()) if (!present.has(file)) this.#files.delete(file);
    for (const file of present) {
      const signature = signatureOf(file);
      const before = this.#files.get(file);
      if (signature === undefined || (before?.signature === signature && !this.#waits(file, before))) continue;
      const content = contentOf(file);
      const since = before?.signature === signature ? before.since : this.now();
      this.#files.set(file, {
        ...(content ?? { matches: [] }),
        signature,
        since,
        isPartial: content === undefined,
        isLeftOut: false,
      });
      if (content === undefined) continue;
      changed.push(content);
      if (content.matches.length === 0 && content.teams === undefined) others.push(file);
    }
    const ids = changed.flatMap(({ matches }) => matches.map(({ id }) => id));
    const teams = new Set(changed.flatMap((one) => one.teams ?? []));
    const ofTeams = this.#matches().flatMap((one) => (one.teams !== undefined && teams.has(one.teams) ? [one.id] : []));
    return { matches: new Set([...ids, ...ofTeams]), others };
  }

  /**
   * Checks whether an unchanged file must be read again because it was incomplete. Reports a file that stays
   * incomplete.
   */
  #waits(file: string, before: FollowedFile): boolean {
    if (!before.isPartial || before.isLeftOut) return false;
    if (this.now() - before.since < PARTIAL_MILLISECONDS) return true;
    before.isLeftOut = true;
    this.complain(`${path.basename(file)}: the JSON is incomplete; the file is read again when it changes`);
    return false;
  }

  #matches(): readonly FileMatch[] {
    return [...this.#files.values()].flatMap(({ matches }) => matches);
  }

  /** Returns the files that describe some matches, except faulty and incomplete files. */
  filesOf(ids: ReadonlySet<string>): readonly string[] {
    const teams = new Set(this.#matches().flatMap((one) => (ids.has(one.id) ? (one.teams ?? []) : [])));
    return [...this.#files].flatMap(([file, one]) => {
      const isOfThem = one.matches.some(({ id }) => ids.has(id)) || (one.teams !== undefined && teams.has(one.teams));
      return isOfThem && !one.isLeftOut && !one.isPartial ? [file] : [];
    });
  }

  /** Leaves out the files with these names until they change. Returns whether any file was left out. */
  leaveOut(names: ReadonlySet<string>): boolean {
    let isAny = false;
    for (const [file, one] of this.#files)
      if (!one.isLeftOut && names.has(path.basename(file))) {
        one.isLeftOut = true;
        isAny = true;
      }
    return isAny;
  }
}
