import { useEffect, useState } from 'react';
import type { WormFacts } from '../pictures/facts/worm';
import { ask } from './ask';
import { readUntilReset } from './read-events';
import { afterEvent, unwatched, type Watched } from './watched';

/** What is watched, and with which key. */
export interface Watching {
  readonly match: WormFacts['match'];
  readonly token: string;
}

/** How long after a stream broke off it is opened again. **Units**: milliseconds. */
const AGAIN = 2000;

/** What is known of what is watched. */
interface Known {
  readonly of: Watching;
  readonly watched: Watched;
  readonly fault?: string;
}

/**
 * Follows the events of a match from its first on, for as long as it is shown, and goes on where a stream broke off.
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
    let last: string | undefined;
    const apply = (change: (watched: Watched) => Watched, fault?: string): void => {
      setKnown((before) => ({
        of: watching,
        watched: change(before?.of === watching ? before.watched : unwatched(match)),
        ...(fault !== undefined && { fault }),
      }));
    };
    const read = async (): Promise<void> => {
      const from = last === undefined ? '&from=0' : '';
      const { body } = await ask(`/v1/matches/${match.id}/events?types=MatchStatus&types=MatchScore${from}`, token, {
        signal: stop.signal,
        headers: last === undefined ? {} : { 'Last-Event-ID': last },
      });
      if (body === null) return;
      last = await readUntilReset(body, last, (event) => {
        apply((watched) => afterEvent(watched, event));
      });
    };
    const follow = (): void => {
      if (stop.signal.aborted) return;
      read().then(
        () => {
          setTimeout(follow, AGAIN);
        },
        (error: unknown) => {
          if (!stop.signal.aborted) apply((watched) => watched, error instanceof Error ? error.message : String(error));
        },
      );
    };
    follow();
    return () => {
      stop.abort();
    };
  }, [watching]);
  if (watching === undefined) return { watched: undefined, fault: undefined };
  return known?.of === watching
    ? { watched: known.watched, fault: known.fault }
    : { watched: unwatched(watching.match), fault: undefined };
}
