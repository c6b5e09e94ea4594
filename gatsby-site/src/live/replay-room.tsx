import type { ReactElement } from 'react';
import { LiveMatch } from './live-match';
import * as styles from './live.module.css';
import { ReplayForm } from './replay-form';
import { useReplay, type ReplayControl } from './use-replay';
import { useWatched, type Watching } from './use-watched';

/** The buttons of a replay that runs, and the id of its match. */
function ReplayButtons({
  watching: { match, token },
  replay: { isBusy, isPaused, togglePaused, end },
}: {
  readonly watching: Watching;
  readonly replay: ReplayControl;
}): ReactElement {
  return (
    <p className={styles.buttons}>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => {
          togglePaused(match.id);
        }}
      >
        {isPaused ? 'Go on' : 'Pause'}
      </button>
      <button
        type="button"
        className="button"
        disabled={isBusy}
        onClick={() => {
          end(match.id);
        }}
      >
        End
      </button>
      <span>
        It is match <code>{match.id}</code>, for the key <code>{token}</code> alone.
      </span>
    </p>
  );
}

/** A replay that the reader starts on the page, and the match as its events arrive. */
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
      {watching !== undefined && <ReplayButtons watching={watching} replay={replay} />}
      {watching !== undefined && watched !== undefined && <LiveMatch watched={watched} apiKey={watching.token} />}
    </section>
  );
}
