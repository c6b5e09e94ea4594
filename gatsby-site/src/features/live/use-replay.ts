import type { Replay } from '@goalsquare/client';
import { useState } from 'react';
import { clientOf } from '../../requests/client';
import { failureOf } from '../../requests/failure';
import { useApiKey } from '../../requests/api-key';
import type { WormFacts } from '../../pictures/facts/worm';
import type { ReplayRequest } from './replay-form';
import type { Watching } from './use-watched';

/** A ground size for functions that require one. The live page does not draw the ground. */
export const ground = { lengthMetres: 160, widthMetres: 130 } as const;

/** Starts a replay and returns it. **Throws** an error with the reason if the server rejects the request. */
export const postReplay = async ({ matchId, start, speed }: ReplayRequest, key: string): Promise<Replay> =>
  (await clientOf(key)).beginReplay(matchId, { start, speed });

async function startReplay(request: ReplayRequest, token: string): Promise<WormFacts['match']> {
  const { matchId } = await postReplay(request, token);
  const { home, away } = await (await clientOf(token)).getMatch({ matchId });
  return { id: matchId, squads: [home, away], ground };
}

/** Pauses or continues a replay. */
export async function pauseReplay(id: number, paused: boolean, key: string): Promise<void> {
  await (await clientOf(key)).changeReplay(id, { paused });
}

/** Ends a replay. The server deletes its match. */
export async function endReplay(id: number, key: string): Promise<void> {
  await (await clientOf(key)).endReplay(id);
}

/** Returns a function that runs a task, whether a task is running, and why the last one failed. */
export function useTask(): {
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly run: (task: () => Promise<void>) => void;
} {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const run = (task: () => Promise<void>): void => {
    setBusy(true);
    setFailure(undefined);
    task()
      .catch((error: unknown) => {
        setFailure(failureOf(error).detail);
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return { isBusy, failure, run };
}

/** A replay and its actions. */
export interface ReplayControl {
  /** The match that the replay plays. **Empty**: `undefined` while no replay runs. */
  readonly watching: Watching | undefined;
  /** Whether a request to the server is running. */
  readonly isBusy: boolean;
  readonly isPaused: boolean;
  readonly failure: string | undefined;
  /** Starts a replay. Ends the current one first. */
  readonly start: (request: ReplayRequest) => void;
  readonly togglePaused: (id: number) => void;
  readonly end: (id: number) => void;
}

/** Starts, pauses and ends a replay on the page's own server, with the tab's key. */
export function useReplay(): ReplayControl {
  const [token] = useApiKey();
  const [watching, setWatching] = useState<Watching | undefined>();
  const [isPaused, setPaused] = useState(false);
  const { isBusy, failure, run } = useTask();
  return {
    watching,
    isBusy,
    isPaused,
    failure,
    start: (request) => {
      run(async () => {
        if (watching !== undefined) await endReplay(watching.match.id, token);
        setWatching(undefined);
        setPaused(false);
        setWatching({ match: await startReplay(request, token), token });
      });
    },
    togglePaused: (id) => {
      run(async () => {
        await pauseReplay(id, !isPaused, token);
        setPaused(!isPaused);
      });
    },
    end: (id) => {
      run(async () => {
        await endReplay(id, token);
        setWatching(undefined);
      });
    },
  };
}
