import type { ReactElement } from 'react';
import { LiveMatch } from './live-match';
import * as styles from './live.module.css';
import { ReplayForm } from './replay-form';
import { ReplayButtons } from './replay-buttons';
import { useReplay } from './use-replay';
import { useWatched } from './use-watched';

/** A replay that the reader starts on the page. Shows the match as its events arrive. */
export function ReplayRoom(): ReactElement {
  const replay = useReplay();
  const { watching } = replay;
  const { watched, fault } = useWatched(watching);
  const failure = replay.failure ?? fault;
  return (
    <section className={styles.room} aria-label="A replay">
      <ReplayForm isBusy={replay.isBusy} onStart={replay.start} />
      {failure !== undefined && (
        <p className={styles.fault} role="alert">
          {failure}
        </p>
      )}
      {watching !== undefined && (
        <p className={styles.buttons}>
          <ReplayButtons
            isBusy={replay.isBusy}
            isPaused={replay.isPaused}
            onTogglePaused={() => {
              replay.togglePaused(watching.match.id);
            }}
            onEnd={() => {
              replay.end(watching.match.id);
            }}
          >
            It is match <code>{watching.match.id}</code>, for the key <code>{watching.token}</code> alone.
          </ReplayButtons>
        </p>
      )}
      {watching !== undefined && watched !== undefined && <LiveMatch watched={watched} apiKey={watching.token} />}
    </section>
  );
}
