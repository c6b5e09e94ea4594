import { createHash } from 'node:crypto';
import type { Entry, MatchLog } from '@goalsquare/engine';
import { DataError, faultLine } from '../../log/fault.js';
import type { Register } from '../../register/register.js';
import type { FolderChanges } from '../../tail/folder-changes.js';
import { TargetError, type Target } from '../../tail/target.js';
import { gatherFiles } from '../afl-json/gather.js';
import { Findings } from '../findings.js';
import { importLogs, provenanceOf, type ImportedLogs, type ImportTarget } from '../index.js';
import type { KnownFolder } from '../known-folder.js';
import { hasPlay } from '../log-contents.js';
import { canonical } from '../reimport/canonical.js';
import type { FollowedFiles } from './followed-files.js';
import { liveEntries } from './live-entries.js';

/** Access to the servers' data folder. */
export interface DataFolder {
  /** Returns the content of the folder. It is read again only if the folder has changed. */
  readonly read: () => KnownFolder;
  /** Writes a register, unless the folder has changed since it was read. Returns whether it was written. */
  readonly write: (register: Register) => Promise<boolean>;
}

/** Everything that is needed to follow a folder. */
export interface Following {
  readonly files: FollowedFiles;
  readonly changes: FolderChanges;
  readonly data: DataFolder;
  readonly target: Target;
  readonly importTarget: ImportTarget;
  readonly now: () => number;
  readonly report: (message: string) => void;
  readonly complain: (message: string) => void;
  readonly isOver: () => boolean;
}

/** Maximum number of entries that a server accepts in one batch. */
const MOST_ENTRIES = 500;

/** Maximum number of warnings that are remembered, so that each is printed once. */
const MOST_WARNINGS = 10_000;

const REASON = 'live file';

const hasResult = ({ entries }: MatchLog): boolean => entries.some(({ kind }) => kind === 'result');

/** Sends the changes of matches when files change. */
class Follower {
  readonly #said = new Map<number, string>();
  readonly #warnings = new Set<string>();

  constructor(private readonly following: Following) {}

  /** Sends the changes in the files. Resolves when the target has stored them. */
  async look(): Promise<void> {
    const { files } = this.following;
    const { matches, others } = files.changed();
    for (const file of others) this.#checkOther(file);
    if (matches.size > 0) await this.#update(matches);
  }

  /** Reports the fault of a file that describes no match. A ladder is not a fault. */
  #checkOther(file: string): void {
    try {
      gatherFiles([file], new Findings());
    } catch (error) {
      this.#complainOf(error);
    }
  }

  #complainOf(error: unknown): ReadonlySet<string> {
    if (!(error instanceof DataError)) throw error;
    for (const fault of error.faults) this.following.complain(`${faultLine(fault)}; the file is left out`);
    return new Set(error.faults.map(({ file }) => file));
  }

  /**
   * Imports the files about some matches. Faulty files are reported and left out. **Empty**: `undefined` if no file
   * remains.
   */
  #imported(ids: ReadonlySet<string>, resultsOnly?: ReadonlySet<string>): ImportedLogs | undefined {
    const { files, data, importTarget } = this.following;
    for (;;) {
      const paths = files.filesOf(ids);
      if (paths.length === 0) return undefined;
      try {
        return importLogs({ format: 'afl-json', paths }, { ...importTarget, resultsOnly, known: data.read() });
      } catch (error) {
        if (!files.leaveOut(this.#complainOf(error))) return undefined;
      }
    }
  }

  async #update(ids: ReadonlySet<string>): Promise<void> {
    const first = this.#imported(ids);
    if (first === undefined) return;
    const isOfThem = ({ header }: MatchLog): boolean => ids.has(first.matchIds.get(header.id) ?? '');
    const stored = new Map<number, MatchLog>();
    for (const { header } of first.logs.filter(isOfThem)) {
      const log = await this.following.target.log(header.id);
      if (log !== undefined) stored.set(header.id, log);
    }
    const withoutPlay = first.logs.filter((log) => {
      const before = stored.get(log.header.id);
      return hasPlay(log) && before !== undefined && hasResult(before);
    });
    const names = new Set(withoutPlay.flatMap(({ header }) => first.matchIds.get(header.id) ?? []));
    const imported = names.size === 0 ? first : this.#imported(ids, names);
    if (imported === undefined) return;
    const { data } = this.following;
    const isNew = imported.register !== data.read().register;
    if (isNew && !(await data.write(imported.register))) {
      await this.#update(ids);
      return;
    }
    for (const log of imported.logs.filter(isOfThem)) await this.#sendOrReport(log, stored.get(log.header.id));
  }

  /**
   * Sends a match. If the target refuses it, reads the stored log again and retries once, because another feed may have
   * been faster. A second refusal is reported.
   */
  async #sendOrReport(log: MatchLog, stored: MatchLog | undefined): Promise<void> {
    const { id } = log.header;
    try {
      await this.#send(log, stored).catch(async (error: unknown) => {
        if (!(error instanceof TargetError) || error.isOfAccount) throw error;
        await this.#send(log, await this.following.target.log(id));
      });
    } catch (error) {
      if (!(error instanceof TargetError) || error.isOfAccount) throw error;
      const [fault] = error.faults;
      const where = fault === undefined ? '' : ` (${fault.field}: allowed is ${fault.allowed})`;
      this.#sayOnce(id, `match ${id} is refused: ${error.message}${where}`);
    }
  }

  async #send(log: MatchLog, stored: MatchLog | undefined): Promise<void> {
    const { header } = log;
    if (stored === undefined) {
      await this.following.target.begin(header);
      await this.#append(log, 0, log.entries, 'begins');
      return;
    }
    const { importTarget, now } = this.following;
    const changes = liveEntries(stored, log, provenanceOf({ ...importTarget, reason: REASON, now: now() }));
    if ('why' in changes) {
      this.#sayOnce(header.id, `match ${header.id} is not changed: ${changes.why}`);
      return;
    }
    if (changes.entries.length > 0) await this.#append(log, stored.entries.length, changes.entries, 'is');
  }

  async #append(log: MatchLog, revision: number, entries: readonly Entry[], does: string): Promise<void> {
    const { target, report } = this.following;
    const { id, home, away } = log.header;
    let expectedRevision = revision;
    for (let at = 0; at < entries.length; at += MOST_ENTRIES) {
      const batch = entries.slice(at, at + MOST_ENTRIES);
      const contents = batch.map((entry) => ({ ...entry, recorded: undefined }));
      const key = createHash('sha256')
        .update(canonical([expectedRevision, contents]))
        .digest('base64url');
      const accepted = await target.append({ matchId: id, entries: batch, expectedRevision, key });
      expectedRevision = accepted.revision;
      for (const { rule, severity, samples } of accepted.warnings)
        for (const { text } of samples) this.#warnOnce(`match ${id}: ${rule}: ${severity}: ${text}`);
    }
    this.#said.delete(id);
    const names = `${home.name} v ${away.name}`;
    report(`match ${id} (${names}) ${does} at revision ${expectedRevision} (${entries.length} more)`);
  }

  /** Prints a warning once. Later batches of the match repeat it. */
  #warnOnce(warning: string): void {
    if (this.#warnings.has(warning)) return;
    if (this.#warnings.size >= MOST_WARNINGS) this.#warnings.clear();
    this.#warnings.add(warning);
    this.following.complain(warning);
  }

  #sayOnce(id: number, message: string): void {
    if (this.#said.get(id) === message) return;
    this.#said.set(id, message);
    this.following.complain(message);
  }
}

/**
 * Follows a folder into which a collector writes files of the AFL, and sends the changes of each match until `isOver`
 * returns true. What it sends depends only on the files and the target, so it resumes correctly after it was killed.
 * **Throws** TargetError if the target refuses the account, or cannot return a stored log.
 */
export async function followFolder(following: Following): Promise<void> {
  const follower = new Follower(following);
  for (;;) {
    await follower.look();
    if (following.isOver()) return;
    await following.changes.next();
    if (following.isOver()) return;
  }
}
