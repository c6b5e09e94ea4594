import type { Replays } from '@goalsquare/openapi';
import { navigate } from 'gatsby';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../requests/use-answer';
import * as styles from './live.module.css';
import { ReplayButtons } from './replay-buttons';
import { endReplay, pauseReplay, useTask } from './use-replay';

interface OwnReplayProps {
  readonly matchId: number;
  readonly apiKey: string;
}

/** Buttons that pause and end a replay that belongs to the key. **Empty**: nothing for any other match. */
export function OwnReplay({ matchId, apiKey }: OwnReplayProps): ReactElement | null {
  const { data } = useAnswer<Replays>('/v1/replays', apiKey);
  const [changed, setChanged] = useState<boolean>();
  const { isBusy, failure, run } = useTask();
  const replay = data?.replays.find((one) => one.matchId === matchId);
  if (replay === undefined) return null;
  const isPaused = changed ?? replay.paused;
  return (
    <>
      <ReplayButtons
        isBusy={isBusy}
        isPaused={isPaused}
        onTogglePaused={() => {
          run(async () => {
            await pauseReplay(matchId, !isPaused, apiKey);
            setChanged(!isPaused);
          });
        }}
        onEnd={() => {
          run(async () => {
            await endReplay(matchId, apiKey);
            navigate('/live/');
          });
        }}
      >
        A replay at {replay.speed} times the speed. For a day, it can be opened with your key only.
      </ReplayButtons>
      {failure !== undefined && (
        <span className={styles.fault} role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
