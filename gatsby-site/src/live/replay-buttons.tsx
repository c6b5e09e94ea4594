import type { Replays } from '@goalsquare/openapi';
import { navigate } from 'gatsby';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../questions/use-answer';
import * as styles from './live.module.css';
import { endReplay, pauseReplay, useTask } from './use-replay';

interface ReplayButtonsProps {
  readonly matchId: number;
  readonly apiKey: string;
}

/** Pauses and ends a replay of the key. **Empty**: nothing for any other match. */
export function ReplayButtons({ matchId, apiKey }: ReplayButtonsProps): ReactElement | null {
  const { data } = useAnswer<Replays>('/v1/replays', apiKey);
  const [changed, setChanged] = useState<boolean>();
  const { isBusy, failure, run } = useTask();
  const replay = data?.replays.find((one) => one.matchId === matchId);
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
            await pauseReplay(matchId, !isPaused, apiKey);
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
            await endReplay(matchId, apiKey);
            navigate('/live/');
          });
        }}
      >
        End
      </button>
      <span>A replay at {replay.speed} times the speed. Only readers with your key can open it, for a day.</span>
      {failure !== undefined && (
        <span className={styles.fault} role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
