import type { Replays } from '@goalsquare/openapi';
import { navigate } from 'gatsby';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../requests/use-answer';
import * as styles from './live.module.css';
import { ReplayButtons } from './replay-buttons';
import { useTask } from './use-replay';

interface OwnReplayProps {
  readonly matchId: number;
  readonly onEnding: (isEnding: boolean) => void;
}

/** Buttons that pause and end a replay that belongs to the key. **Empty**: nothing for any other match. */
export function OwnReplay({ matchId, onEnding }: OwnReplayProps): ReactElement | null {
  const { data } = useAnswer<Replays>('/v1/replays');
  const [changed, setChanged] = useState<boolean>();
  const task = useTask();
  const replay = data?.replays.find((one) => one.matchId === matchId);
  if (replay === undefined) return null;
  return (
    <>
      <ReplayButtons
        matchId={matchId}
        task={task}
        isPaused={changed ?? replay.paused}
        onPaused={setChanged}
        onEnding={onEnding}
        onEnded={() => {
          navigate('/live/');
        }}
      >
        A replay at {replay.speed} times the speed. For a day, it can be opened with your key only.
      </ReplayButtons>
      {task.failure !== undefined && (
        <span className={styles.fault} role="alert">
          {task.failure}
        </span>
      )}
    </>
  );
}
