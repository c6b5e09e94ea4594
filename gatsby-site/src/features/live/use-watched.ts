import { useEffect, useState } from 'react';
import { clientOf } from '../../requests/client';
import { failureOf } from '../../requests/failure';
import type { WormFacts } from '../../pictures/facts/worm';
import { afterEvent, unwatched, type Watched } from './watched';

/** The match to follow, and the key to use. */
export interface Watching {
  readonly match: WormFacts['match'];
  readonly token: string;
}

/** State of the match that is followed. */
interface Known {
  readonly of: Watching;
  /** **Empty**: `undefined` if the stream failed before it had caught up. */
  readonly watched?: Watched;
  readonly fault?: string;
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
    let watched = unwatched(match);
    let isCurrent = false;
    const show = (): void => {
      if (isCurrent && !signal.aborted) setKnown({ of: watching, watched });
    };
    const onCurrent = (): void => {
      isCurrent = true;
      show();
    };
    const follow = async (): Promise<void> => {
      const client = await clientOf(token);
      const options = { since: 0, signal, onCurrent };
      // After a reset, which the server sends if the match is moved back, events are read from the first one again.
      while (!signal.aborted)
        for await (const event of client.matchEvents(match.id, ['MatchStatus', 'MatchScore'], options)) {
          watched = afterEvent(watched, event);
          if (event.type === 'reset') {
            isCurrent = false;
            break;
          }
          show();
        }
    };
    follow().catch((error: unknown) => {
      if (!signal.aborted) setKnown({ of: watching, ...(isCurrent && { watched }), fault: failureOf(error).detail });
    });
    return () => {
      stop.abort();
    };
  }, [watching]);
  return known?.of === watching
    ? { watched: known?.watched, fault: known?.fault }
    : { watched: undefined, fault: undefined };
}
