import type { Answer, Replay } from '@goalsquare/openapi';
import { useState, type ReactElement } from 'react';
import { constants } from '../constants';
import type { WormFacts } from '../pictures/facts/worm';
import { ask } from './ask';
import { LiveMatch } from './live-match';
import * as styles from './live.module.css';
import { ReplayForm, type Wanted } from './replay-form';
import { useWatched, type Watching } from './use-watched';

const token = constants.sandboxKey;

/** The ground is not drawn here. */
const ground = { lengthMetres: 160, widthMetres: 130 } as const;

async function begun(wanted: Wanted): Promise<WormFacts['match']> {
  const { matchId } = (await (
    await ask('/v1/replays', token, { method: 'POST', body: JSON.stringify(wanted) })
  ).json()) as Replay;
  const { home, away } = (await (await ask(`/v1/matches/${matchId}`, token)).json()) as Answer<'getMatch'>;
  return { id: matchId, squads: [home, away], ground };
}

const changed = (id: number, change: object): Promise<Response> =>
  ask(`/v1/replays/${id}`, token, { method: 'POST', body: JSON.stringify(change) });
const ended = (id: number): Promise<Response> => ask(`/v1/replays/${id}`, token, { method: 'DELETE' });

/** A replay that is begun on the page, and what its events tell. */
export function ReplayRoom(): ReactElement {
  const [watching, setWatching] = useState<Watching | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const { watched, fault } = useWatched(watching);
  const id = watching?.match.id;
  const doing = (work: () => Promise<unknown>): void => {
    setBusy(true);
    setFailure(undefined);
    work()
      .catch((error: unknown) => {
        setFailure(error instanceof Error ? error.message : String(error));
      })
      .finally(() => {
        setBusy(false);
      });
  };
  const start = (wanted: Wanted): void => {
    doing(async () => {
      if (id !== undefined) await ended(id);
      setWatching(undefined);
      setPaused(false);
      setWatching({ match: await begun(wanted), token });
    });
  };
  return (
    <section className={styles.room} aria-label="A replay">
      <ReplayForm isBusy={isBusy} onStart={start} />
      {(failure ?? fault) !== undefined && (
        <p className={styles.fault} role="alert">
          {failure ?? fault}
        </p>
      )}
      {id !== undefined && (
        <p className={styles.buttons}>
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => {
              doing(async () => {
                await changed(id, { paused: !isPaused });
                setPaused(!isPaused);
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
              doing(async () => {
                await ended(id);
                setWatching(undefined);
              });
            }}
          >
            End
          </button>
          <span>
            It is match <code>{id}</code>, for the key <code>{token}</code> alone.
          </span>
        </p>
      )}
      {id !== undefined && watched !== undefined && <LiveMatch watched={watched} />}
    </section>
  );
}
