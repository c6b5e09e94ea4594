import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unpacked } from '../../log/read.js';
import { jsonFiles } from '../afl-json/files.js';
import { matchesOf, type FileMatch, type FileMatches } from './file-matches.js';

/**
 * A file as last read. `isLeftOut` means that it is faulty and its fault was reported. **Empty**: no matches for a
 * partial file.
 */
interface FollowedFile extends FileMatches {
  readonly signature: string;
  readonly since: number;
  readonly isPartial: boolean;
  isLeftOut: boolean;
}

/** Time after which an unchanged file that cannot be parsed is reported. */
const PARTIAL_MILLISECONDS = 2000;

const MAX_BYTES = 64 * 1024 * 1024;

/** **Empty**: `undefined` if the file does not exist. */
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

/** The files of a folder that a collector writes. Remembers which matches each one describes, not its content. */
export class FollowedFiles {
  readonly #files = new Map<string, FollowedFile>();

  /** **Units**: `now` in milliseconds. */
  constructor(
    private readonly folder: string,
    private readonly now: () => number,
    private readonly complain: (message: string) => void,
  ) {}

  /**
   * Finds new and changed files. Returns the matches they describe, and the files that describe none. An incomplete
   * file waits until it is complete. **Empty**: nothing if nothing changed.
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

  /** Whether a file is to be read again although it is the same. Reports one that stays incomplete. */
  #waits(file: string, before: FollowedFile): boolean {
    if (!before.isPartial || before.isLeftOut) return false;
    if (this.now() - before.since < PARTIAL_MILLISECONDS) return true;
    before.isLeftOut = true;
    this.complain(`${path.basename(file)}: it is no complete JSON file; it is read when it changes`);
    return false;
  }

  #matches(): readonly FileMatch[] {
    return [...this.#files.values()].flatMap(({ matches }) => matches);
  }

  /** Returns the files that describe some matches, without faulty ones. */
  filesOf(ids: ReadonlySet<string>): readonly string[] {
    const teams = new Set(this.#matches().flatMap((one) => (ids.has(one.id) ? (one.teams ?? []) : [])));
    return [...this.#files].flatMap(([file, one]) => {
      const isOfThem = one.matches.some(({ id }) => ids.has(id)) || (one.teams !== undefined && teams.has(one.teams));
      return isOfThem && !one.isLeftOut && !one.isPartial ? [file] : [];
    });
  }

  /** Leaves out files of these names until they change. Returns whether there are any. */
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
