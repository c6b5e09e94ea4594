import { Frames, frameText } from './frames.js';
import { changesReader, type JournalSource, type ReadChanges } from './journal-reader.js';
import { eventId } from './position.js';
import { EventLogCache } from './event-log-cache.js';
import { Topic, type ReadPage } from './topic.js';

const toFrames =
  (read: ReadChanges): ReadPage =>
  async (after, steps) => {
    const { to, changes } = await read(after, steps);
    const matches = changes.map(({ matchId, season, position, events, alreadyRead }) => {
      const frames = events
        .map(({ type, kind, data }, place) => ({
          type,
          kind,
          text: frameText(type, data, eventId(position, place, events.length)),
        }))
        .slice(alreadyRead);
      return { matchId, season, frames: new Frames(frames) };
    });
    return { to, matches };
  };

/**
 * Returns the topic for the selected leagues, with the new events of their matches. Steps are journal changes, and ids
 * are journal positions.
 */
export function leagueTopic(
  source: JournalSource,
  isWanted: (leagueId: number) => boolean,
  cache: EventLogCache,
  failed: (error: unknown) => void,
): Topic {
  const reader = (own: EventLogCache): ReadPage => toFrames(changesReader(source, own, isWanted));
  return new Topic(source.journal.position(), reader(cache), () => reader(new EventLogCache()), failed);
}
