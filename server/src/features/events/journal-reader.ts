import type { Journal, SeasonKey } from '@goalsquare/data';
import type { FindLog } from './match-topic.js';
import { isAfter, lastWholeStep, type Position } from './position.js';
import type { EventLogCache } from './event-log-cache.js';
import type { EncodedEvent } from './event-encoder.js';

/** The journal, which orders the changes of all matches, and the logs that it refers to. */
export interface JournalSource {
  readonly journal: Journal;
  readonly find: FindLog;
}

export interface EncodedChange {
  readonly matchId: number;
  readonly season: SeasonKey;
  readonly position: number;
  /** All events of the change. The reader has already read the first `alreadyRead` of them. */
  readonly events: readonly EncodedEvent[];
  readonly alreadyRead: number;
}

/** The changes after a journal position. */
export interface EncodedChanges {
  readonly to: number;
  readonly changes: readonly EncodedChange[];
}

/** Reads at most `most` changes after a journal position. */
export type ReadChanges = (after: Position, most: number) => Promise<EncodedChanges>;

/** Returns a reader for the changes in leagues that `isWanted` selects. */
export const changesReader =
  ({ journal, find }: JournalSource, cache: EventLogCache, isWanted: (leagueId: number) => boolean): ReadChanges =>
  async (after, most) => {
    const all = await journal.since(lastWholeStep(after), most);
    const changes: EncodedChange[] = [];
    for (const { matchId, from, revision, position } of all) {
      const log = await find(matchId);
      if (log === undefined || !isWanted(log.header.leagueId)) continue;
      const { leagueId, levelId, seasonId } = log.header;
      const events = await cache.between(log, from, revision);
      const alreadyRead = events.filter((_, place) => !isAfter(after, position, place)).length;
      changes.push({ matchId, season: { leagueId, levelId, seasonId }, position, events, alreadyRead });
    }
    return { to: all.at(-1)?.position ?? Math.min(after.at, journal.position()), changes };
  };
