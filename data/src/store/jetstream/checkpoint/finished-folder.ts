import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncPath } from '../../staging/sync-path.js';
import type { BriefShelf, KeptBrief } from '../../live/live-matches.js';
import {
  digestOfCheckpoint,
  isUndamaged,
  readCheckpoint,
  UnusableCheckpoint,
  type MatchCheckpoint,
} from './checkpoint.js';

/**
 * Writes a file atomically and durably. Even after a crash, readers see the whole file or none. **Throws** errors of
 * the file system.
 */
function writeFileDurably(file: string, bytes: Uint8Array): void {
  const temporary = `${file}.${randomUUID()}.new`;
  try {
    writeFileSync(temporary, bytes, { flush: true });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncPath(path.dirname(file));
}

/**
 * A folder with a copy of each finished match's checkpoint, so that their logs take no memory and can be read while
 * NATS is unavailable. Files are written atomically and never change, so servers may share the folder.
 */
export class FinishedFolder implements BriefShelf {
  /** Creates the folder if it is missing. **Throws** errors of the file system. */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** Stores a checkpoint durably. **Throws** errors of the file system. */
  add(matchId: number, bytes: Uint8Array): void {
    writeFileDurably(this.#fileOf(matchId, digestOfCheckpoint(bytes)), bytes);
  }

  /** Whether an undamaged checkpoint is stored. */
  has(matchId: number, digest: string): boolean {
    try {
      return isUndamaged(readFileSync(this.#fileOf(matchId, digest)), digest);
    } catch {
      return false;
    }
  }

  /** Reads a checkpoint. **Throws** UnusableCheckpoint if its file is missing or damaged. */
  read(matchId: number, digest: string): MatchCheckpoint {
    let bytes: Buffer;
    try {
      bytes = readFileSync(this.#fileOf(matchId, digest));
    } catch (error) {
      throw new UnusableCheckpoint(`its file cannot be read: ${(error as Error).message}`);
    }
    if (digestOfCheckpoint(bytes) !== digest) throw new UnusableCheckpoint('its file contains another checkpoint');
    return readCheckpoint(bytes);
  }

  readonly brief = (matchId: number): KeptBrief | undefined => {
    try {
      return JSON.parse(readFileSync(this.#briefFile(matchId), 'utf8')) as KeptBrief;
    } catch {
      return undefined;
    }
  };

  readonly keepBrief = (matchId: number, kept: KeptBrief): void => {
    try {
      writeFileDurably(this.#briefFile(matchId), Buffer.from(JSON.stringify(kept)));
    } catch {
      // It is computed again when it is needed.
    }
  };

  #fileOf(matchId: number, digest: string): string {
    return path.join(this.folder, `${matchId}-${digest.slice(0, 16)}.checkpoint`);
  }

  #briefFile(matchId: number): string {
    return path.join(this.folder, `${matchId}.brief.json`);
  }
}
