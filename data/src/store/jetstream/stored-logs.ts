import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import { readCheckpoint, type MatchCheckpoint } from './checkpoint/checkpoint.js';
import { messageOf } from './message.js';

/** The stored parts of a match: a checkpoint, and the later messages that count. */
interface StoredMatch {
  /** **Empty**: `undefined` if all messages are in memory. */
  readonly checkpoint?: { readonly read: () => MatchCheckpoint; readonly bytes: number };
  readonly messages: Uint8Array[];
}

/** Memory used by a message in addition to its bytes. */
const MESSAGE_BYTES = 120;

/**
 * The logs of matches: each match's last checkpoint, in memory or in a file, and the messages after it. Logs of
 * unopened matches are read from these.
 */
export class StoredLogs {
  readonly #matches = new Map<number, StoredMatch>();
  #bytes = 0;

  /** Memory used by checkpoints and messages. **Units**: bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Adds a message that counts. */
  add(matchId: number, bytes: Uint8Array): void {
    const stored = this.#matches.get(matchId) ?? { messages: [] };
    this.#matches.set(matchId, stored);
    stored.messages.push(Uint8Array.from(bytes));
    this.#bytes += bytes.length + MESSAGE_BYTES;
  }

  /** Replaces everything that is stored for a match with a checkpoint in memory. */
  keep(matchId: number, checkpoint: Uint8Array): void {
    const bytes = Uint8Array.from(checkpoint);
    this.#replace(matchId, { read: () => readCheckpoint(bytes), bytes: bytes.length + MESSAGE_BYTES });
  }

  /** Replaces everything that is stored for a match with a checkpoint that is read from elsewhere. */
  refer(matchId: number, read: () => MatchCheckpoint): void {
    this.#replace(matchId, { read, bytes: 0 });
  }

  /** Whether any part of a match is in memory. */
  isInMemory(matchId: number): boolean {
    const stored = this.#matches.get(matchId);
    return stored !== undefined && (stored.messages.length > 0 || (stored.checkpoint?.bytes ?? 0) > 0);
  }

  /** Reads the checkpoint of a match. **Empty**: `undefined` if it has none. **Throws** UnusableCheckpoint. */
  checkpoint(matchId: number): MatchCheckpoint | undefined {
    return this.#matches.get(matchId)?.checkpoint?.read();
  }

  /**
   * Returns the log of a match. **Empty**: `undefined` if nothing is stored for it. **Throws** UnusableCheckpoint if
   * its checkpoint cannot be read.
   */
  readonly log = (matchId: number): MatchLog | undefined => {
    const stored = this.#matches.get(matchId);
    const before = stored?.checkpoint?.read().log;
    const messages = stored?.messages.flatMap((bytes) => messageOf(bytes) ?? []) ?? [];
    const header = before?.header ?? (messages[0]?.header as MatchHeader | undefined);
    if (header === undefined) return undefined;
    return {
      header,
      entries: [...(before?.entries ?? []), ...messages.flatMap(({ entries }) => entries as readonly Entry[])],
    };
  };

  #replace(matchId: number, checkpoint: Required<StoredMatch>['checkpoint']): void {
    const before = this.#matches.get(matchId);
    const released = before?.messages.reduce((sum, { length }) => sum + length + MESSAGE_BYTES, 0) ?? 0;
    this.#bytes += checkpoint.bytes - released - (before?.checkpoint?.bytes ?? 0);
    this.#matches.set(matchId, { checkpoint, messages: [] });
  }
}
