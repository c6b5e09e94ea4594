import { useEffect, useState } from 'react';
import { clientOf } from '../../requests/client';
import type { WormFacts } from '../../pictures/facts/worm';
import { followMatch } from './follow-match';
import type { Watched } from './watched';

/** The match to follow, and the key to use. */
export interface Watching {
  readonly match: WormFacts['match'];
  readonly token: string;
}

/** The current state of the followed match. */
interface Known {
  readonly of: Watching;
  /** The state of the match. **Empty**: `undefined` if the stream failed before it had caught up. */
  readonly watched: Watched | undefined;
  readonly fault: string | undefined;
}

/**
 * Reads the events of a match from the start while the component is mounted. Resumes if the stream breaks off.
 * **Empty**: no state until all past events have been read, so that readers never see an outdated score.
 */
export function useWatched(watching: Watching | undefined): {
  readonly watched: Watched | undefined;
  readonly fault: string | undefined;
} {
  const [known, setKnown] = useState<Known | undefined>();
  useEffect(() => {
    if (watching === undefined) return undefined;
    const { match, token } = watching;
    const stop = new AbortController();
    const { signal } = stop;
    async function* eventsOf(onCurrent: () => void) {
      const client = await clientOf(token);
      yield* client.matchEvents(match.id, ['MatchStatus', 'MatchScore'], { since: 0, signal, onCurrent });
    }
    void followMatch(match, eventsOf, signal, (watched, fault) => {
      setKnown({ of: watching, watched, fault });
    });
    return () => {
      stop.abort();
    };
  }, [watching]);
  return known?.of === watching
    ? { watched: known?.watched, fault: known?.fault }
    : { watched: undefined, fault: undefined };
}
