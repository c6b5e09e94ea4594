import type { Replay } from '@goalsquare/client';
import { useState, type ReactElement } from 'react';
import * as styles from './live.module.css';
import { ReplayForm, type ReplayRequest } from './replay-form';
import { endReplay, postReplay, useTask } from './use-replay';
import { Watch } from './watch';

/** A replay that the reader starts on the page. Shows the match as its events arrive. */
export function ReplayRoom(): ReactElement {
  const [replay, setReplay] = useState<Replay>();
  const { isBusy, failure, run } = useTask();
  const end = (): void => {
    setReplay(undefined);
  };
  const start = (request: ReplayRequest): void => {
    run(async () => {
      if (replay !== undefined) await endReplay(replay.matchId, end);
      setReplay(await postReplay(request));
    });
  };
  return (
    <section aria-label="A replay">
      <ReplayForm isBusy={isBusy} onStart={start} />
      {failure !== undefined && (
        <p className={styles.fault} role="alert">
          {failure}
        </p>
      )}
      {replay !== undefined && <Watch key={replay.matchId} matchId={replay.matchId} replay={replay} onEnded={end} />}
    </section>
  );
}
