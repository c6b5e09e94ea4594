import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import { messageOf } from './message.js';

/** The messages of each match that count. The log of a match that is not in memory is read from them. */
export class StoredLogs {
  readonly #messages = new Map<number, Uint8Array[]>();

  add(matchId: number, bytes: Uint8Array): void {
    const messages = this.#messages.get(matchId);
    const own = Uint8Array.from(bytes);
    if (messages === undefined) this.#messages.set(matchId, [own]);
    else messages.push(own);
  }

  /** Returns the log of a match. **Empty**: `undefined` if no message has the match. */
  readonly log = (matchId: number): MatchLog | undefined => {
    const messages = this.#messages.get(matchId)?.flatMap((bytes) => messageOf(bytes) ?? []);
    if (messages?.[0]?.header === undefined) return undefined;
    return {
      header: messages[0].header as MatchHeader,
      entries: messages.flatMap(({ entries }) => entries as readonly Entry[]),
    };
  };
}
