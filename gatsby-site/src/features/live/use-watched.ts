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

/** State of the match that is followed. */
interface Known {
  readonly of: Watching;
  /** **Empty**: `undefined` if the stream failed before it had caught up. */
  readonly watched: Watched | undefined;
  readonly fault: string | undefined;
}

/**
 * Reads the events of a match from the first one while the component is mounted. It resumes where a stream breaks off.
 * **Empty**: no state until all past events have been read, so that no earlier score is shown as the current one.
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
