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
  readonly watched: Watched;
  readonly fault?: string;
}

/**
 * Reads the events of a match from the first one while the component is mounted. It resumes where a stream breaks off.
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
    const apply = (change: (watched: Watched) => Watched, fault?: string): void => {
      setKnown((before) => ({
        of: watching,
        watched: change(before?.of === watching ? before.watched : unwatched(match)),
        ...(fault !== undefined && { fault }),
      }));
    };
    const follow = async (): Promise<void> => {
      const client = await clientOf(token);
      const { signal } = stop;
      // After a reset, which the server sends if the match is moved back, events are read from the first one again.
      while (!signal.aborted)
        for await (const event of client.matchEvents(match.id, ['MatchStatus', 'MatchScore'], { since: 0, signal })) {
          apply((watched) => afterEvent(watched, event));
          if (event.type === 'reset') break;
        }
    };
    follow().catch((error: unknown) => {
      if (!stop.signal.aborted) apply((watched) => watched, failureOf(error).detail);
    });
    return () => {
      stop.abort();
    };
  }, [watching]);
  if (watching === undefined) return { watched: undefined, fault: undefined };
  return known?.of === watching
    ? { watched: known.watched, fault: known.fault }
    : { watched: unwatched(watching.match), fault: undefined };
}
