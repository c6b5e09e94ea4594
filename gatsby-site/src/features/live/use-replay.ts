import type { Replay } from '@goalsquare/client';
import { useState } from 'react';
import { ownClient } from '../../requests/client';
import { failureOf } from '../../requests/failure';
import type { ReplayRequest } from './replay-form';

/** Starts a replay and returns it. **Throws** an error with the reason if the server rejects the request. */
export const postReplay = async ({ matchId, start, speed }: ReplayRequest): Promise<Replay> =>
  (await ownClient()).beginReplay(matchId, { start, speed });

/**
 * Ends a replay. The server deletes its match, so nothing may ask for it any more: `onEnding` is called with `true`
 * first, and with `false` if the replay cannot be ended.
 */
export async function endReplay(id: number, onEnding: (isEnding: boolean) => void): Promise<void> {
  onEnding(true);
  try {
    await (await ownClient()).endReplay(id);
  } catch (error) {
    onEnding(false);
    throw error;
  }
}

/** A task of which one runs at a time. */
export interface Task {
  readonly isBusy: boolean;
  /** Why the last run failed. */
  readonly failure: string | undefined;
  readonly run: (task: () => Promise<void>) => void;
}

/** Returns a function that runs a task, whether a task is running, and why the last one failed. */
export function useTask(): Task {
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
