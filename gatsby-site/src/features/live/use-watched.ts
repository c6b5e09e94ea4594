import { useEffect, useState } from 'react';
import { useApiKey } from '../../requests/api-key';
import { ownClient } from '../../requests/client';
import type { MatchHead } from '../../pictures/facts/match-head';
import { followMatch } from './follow-match';
import type { Watched } from './watched';

/** The current state of the followed match. */
interface Known {
  readonly of: MatchHead;
  /** The state of the match. **Empty**: `undefined` if the stream failed before it had caught up. */
  readonly watched: Watched | undefined;
  readonly fault: string | undefined;
}

/**
 * Reads the events of a match from the start while the component is mounted. Resumes if the stream breaks off.
 * **Empty**: no state until all past events have been read, so that readers never see an outdated score.
 */
export function useWatched(match: MatchHead | undefined): {
  readonly watched: Watched | undefined;
  readonly fault: string | undefined;
} {
  const [key] = useApiKey();
  const [known, setKnown] = useState<Known | undefined>();
  useEffect(() => {
    if (match === undefined) return undefined;
    const { id } = match;
    const stop = new AbortController();
    const { signal } = stop;
    async function* eventsOf(onCurrent: () => void) {
      const client = await ownClient();
      yield* client.matchEvents(id, ['MatchStatus', 'MatchScore'], { since: 0, signal, onCurrent });
    }
    void followMatch(match, eventsOf, signal, (watched, fault) => {
      setKnown({ of: match, watched, fault });
    });
    return () => {
      stop.abort();
    };
  }, [match, key]);
  return known?.of === match
    ? { watched: known?.watched, fault: known?.fault }
    : { watched: undefined, fault: undefined };
}
