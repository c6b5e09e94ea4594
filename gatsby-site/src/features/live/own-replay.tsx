import type { Replays } from '@goalsquare/openapi';
import { useState, type ReactElement } from 'react';
import { ownClient } from '../../requests/client';
import { useAnswer } from '../../requests/use-answer';
import * as styles from './live.module.css';
import { endReplay, useTask } from './use-replay';

type Replay = Pick<Replays['replays'][number], 'matchId' | 'speed' | 'paused'>;

interface OwnReplayProps {
  readonly matchId: number;
  /** The replay, if the page has started it. **Empty**: `undefined` to look it up among those of the key. */
  readonly started: Replay | undefined;
  /** Called as by `endReplay`. */
  readonly onEnding: (isEnding: boolean) => void;
  readonly onEnded: () => void;
}

/** Buttons that pause and end a replay that belongs to the key. **Empty**: nothing for any other match. */
export function OwnReplay({ matchId, started, onEnding, onEnded }: OwnReplayProps): ReactElement | null {
  const { data } = useAnswer<Replays>(started === undefined ? '/v1/replays' : undefined);
  const [changed, setChanged] = useState<boolean>();
  const { isBusy, failure, run } = useTask();
  const replay = started ?? data?.replays.find((one) => one.matchId === matchId);
  if (replay === undefined) return null;
  const isPaused = changed ?? replay.paused;
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => {
          run(async () => {
            await (await ownClient()).changeReplay(matchId, { paused: !isPaused });
            setChanged(!isPaused);
          });
        }}
      >
        {isPaused ? 'Go on' : 'Pause'}
      </button>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => {
          run(async () => {
            await endReplay(matchId, onEnding);
            onEnded();
          });
        }}
      >
        End
      </button>
      <span>A replay at {replay.speed} times the speed. For a day, it can be opened with your key only.</span>
      {failure !== undefined && (
        <span className={styles.fault} role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
