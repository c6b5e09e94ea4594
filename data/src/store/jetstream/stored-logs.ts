import type { Entry, MatchHeader, MatchLog } from '@goalsquare/engine';
import { messageOf } from './message.js';

/**
 * The logs of matches as the messages that count: what is read again when a match is asked for that is not in memory
 * otherwise.
 */
export class StoredLogs {
  readonly #messages = new Map<number, Uint8Array[]>();

  add(matchId: number, bytes: Uint8Array): void {
    const messages = this.#messages.get(matchId);
    const own = Uint8Array.from(bytes);
    if (messages === undefined) this.#messages.set(matchId, [own]);
    else messages.push(own);
  }

  /** **Empty**: `undefined` where no message tells of the match. */
  readonly log = (matchId: number): MatchLog | undefined => {
    const messages = this.#messages.get(matchId)?.flatMap((bytes) => messageOf(bytes) ?? []);
    if (messages?.[0]?.header === undefined) return undefined;
    return {
      header: messages[0].header as MatchHeader,
      entries: messages.flatMap(({ entries }) => entries as readonly Entry[]),
    };
  };
}
