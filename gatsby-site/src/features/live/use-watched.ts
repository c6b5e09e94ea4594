import { ownClient } from '../../requests/client';
import { useFollowed, type Followed } from '../../requests/use-followed';
import type { MatchHead } from '../../pictures/facts/match-head';
import { followMatch } from './follow-match';
import type { Watched } from './watched';

/**
 * Reads the events of a match from the start while the component is mounted. Resumes if the stream breaks off.
 * **Empty**: no state until all past events have been read, so that readers never see an outdated score.
 */
export const useWatched = (match: MatchHead | undefined): Followed<Watched> =>
  useFollowed(match && String(match.id), async (signal, show) => {
    if (match === undefined) return;
    const { id } = match;
    async function* eventsOf(onCurrent: () => void) {
      const client = await ownClient();
      yield* client.matchEvents(id, ['MatchStatus', 'MatchScore'], { since: 0, signal, onCurrent });
    }
    await followMatch(match, eventsOf, signal, show);
  });
