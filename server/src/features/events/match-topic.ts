import type { MatchLog } from '@goalsquare/engine';
import { Frames, frameText } from './frames.js';
import { isAfter, wholeStep } from './position.js';
import { Tellings } from './tellings.js';
import { Topic, type ReadAfter } from './topic.js';

/** Finds the log of a match. **Empty**: none is held. */
export type FindLog = (matchId: number) => Promise<MatchLog | undefined>;

/** Reads the events of a match, whose steps are its revisions. */
const readerOf =
  (find: FindLog, matchId: number, tellings: Tellings): ReadAfter =>
  async (after, steps) => {
    const log = await find(matchId);
    if (log === undefined) return { to: after.at, pieces: [] };
    const from = wholeStep(after);
    const to = Math.min(from + steps, log.entries.length);
    const told =
      to <= from
        ? []
        : tellings.between(log, from, to).filter(({ revision, place }) => isAfter(after, revision, place));
    const frames = told.map(({ type, id, data }) => ({ type, text: frameText(type, data, id) }));
    const { leagueId, levelId, seasonId } = log.header;
    return {
      to,
      pieces:
        frames.length === 0 ? [] : [{ matchId, season: { leagueId, levelId, seasonId }, frames: new Frames(frames) }],
    };
  };

/** The events of a match from a revision on. Ids are revisions. */
export const matchTopic = (
  find: FindLog,
  matchId: number,
  revision: number,
  tellings: Tellings,
  failed: (error: unknown) => void,
): Topic =>
  new Topic(revision, readerOf(find, matchId, tellings), () => readerOf(find, matchId, new Tellings()), failed);
