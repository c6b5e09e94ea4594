import { useState, type ReactElement } from 'react';
import type { MatchHead } from '../../pictures/facts/match-head';
import { useApiKey } from '../../requests/api-key';
import { LiveMatch } from './live-match';
import * as styles from './live.module.css';
import { ReplayForm, type ReplayRequest } from './replay-form';
import { ReplayButtons } from './replay-buttons';
import { endReplay, startReplay, useTask } from './use-replay';
import { useWatched } from './use-watched';

/** A replay that the reader starts on the page. Shows the match as its events arrive. */
export function ReplayRoom(): ReactElement {
  const [key] = useApiKey();
  const [match, setMatch] = useState<MatchHead>();
  const [isPaused, setPaused] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const task = useTask();
  const { watched, fault } = useWatched(isEnding ? undefined : match);
  const failure = task.failure ?? fault;
  const start = (request: ReplayRequest): void => {
    task.run(async () => {
      if (match !== undefined) await endReplay(match.id, setEnding);
      setMatch(undefined);
      setPaused(false);
      setEnding(false);
      setMatch(await startReplay(request));
    });
  };
  return (
    <section className={styles.room} aria-label="A replay">
      <ReplayForm isBusy={task.isBusy} onStart={start} />
      {failure !== undefined && (
        <p className={styles.fault} role="alert">
          {failure}
        </p>
      )}
      {match !== undefined && (
        <p className={styles.buttons}>
          <ReplayButtons
            matchId={match.id}
            task={task}
            isPaused={isPaused}
            onPaused={setPaused}
            onEnding={setEnding}
            onEnded={() => {
              setMatch(undefined);
            }}
          >
            It is match <code>{match.id}</code>, for the key <code>{key}</code> alone.
          </ReplayButtons>
        </p>
      )}
      {match !== undefined && watched !== undefined && <LiveMatch watched={watched} />}
    </section>
  );
}
