import { Frames, frameText } from './frames.js';
import { changesReader, type JournalSource, type ReadChanges } from './journal-reader.js';
import { idOf } from './position.js';
import { Tellings } from './tellings.js';
import { Topic, type ReadAfter } from './topic.js';

const inFrames =
  (read: ReadChanges): ReadAfter =>
  async (after, steps) => {
    const { to, changes } = await read(after, steps);
    const pieces = changes.map(({ matchId, season, position, told, known }) => {
      const frames = told
        .map(({ type, data }, place) => ({ type, text: frameText(type, data, idOf(position, place, told.length)) }))
        .slice(known);
      return { matchId, season, frames: new Frames(frames) };
    });
    return { to, pieces };
  };

/**
 * The events of the matches of a league from now on, whose steps are the changes of the journal. Ids are positions of
 * it.
 */
export function leagueTopic(
  source: JournalSource,
  leagueId: number,
  tellings: Tellings,
  failed: (error: unknown) => void,
): Topic {
  const reader = (own: Tellings): ReadAfter => inFrames(changesReader(source, own, (id) => id === leagueId));
  return new Topic(source.journal.position(), reader(tellings), () => reader(new Tellings()), failed);
}
