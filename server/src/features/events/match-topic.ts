import type { MatchLog } from '@goalsquare/engine';
import { Frames, frameText } from './frames.js';
import { isAfter, lastWholeStep } from './position.js';
import { EventLogCache } from './event-log-cache.js';
import { Topic, type ReadPage } from './topic.js';

/** Finds the log of a match. **Empty**: `undefined` if it is not stored. */
export type FindLog = (matchId: number) => Promise<MatchLog | undefined>;

/** Returns a reader for the events of a match. Steps are revisions. */
const readerOf =
  (find: FindLog, matchId: number, cache: EventLogCache): ReadPage =>
  async (after, steps) => {
    const log = await find(matchId);
    if (log === undefined) return { to: after.at, matches: [] };
    const from = lastWholeStep(after);
    const to = Math.min(from + steps, log.entries.length);
    const events =
      to <= from
        ? []
        : (await cache.between(log, from, to)).filter(({ revision, place }) => isAfter(after, revision, place));
    const frames = events.map(({ type, kind, id, data }) => ({ type, kind, text: frameText(type, data, id) }));
    const { leagueId, levelId, seasonId } = log.header;
    return {
      to,
      matches:
        frames.length === 0 ? [] : [{ matchId, season: { leagueId, levelId, seasonId }, frames: new Frames(frames) }],
    };
  };

/**
 * Returns the topic of a match, with its events after a revision. Event ids are positions in the sequence of revisions.
 */
export const matchTopic = (
  find: FindLog,
  matchId: number,
  revision: number,
  cache: EventLogCache,
  failed: (error: unknown) => void,
): Topic =>
  new Topic(revision, readerOf(find, matchId, cache), () => readerOf(find, matchId, new EventLogCache()), failed);
