import type { ReactElement } from 'react';
import * as styles from './controls.module.css';
import type { Waiting } from '../requests/request';

function secondsText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${whole} ${whole === 1 ? 'second' : 'seconds'}`;
}

/** Shown while a query runs. If the server is not ready yet, it shows how many matches have been simulated. */
export function LoadingView({ waiting }: { readonly waiting: Waiting | undefined }): ReactElement {
  return (
    <div className={styles.loading} role="status">
      {waiting === undefined ? (
        <p>Getting the answer …</p>
      ) : (
        <>
          <p>
            {waiting.detail} The request is repeated in {secondsText(waiting.seconds)}.
          </p>
          {waiting.progress && (
            <p>
              <progress aria-label="Matches simulated" value={waiting.progress.done} max={waiting.progress.all} />{' '}
              {waiting.progress.done} of {waiting.progress.all} matches
            </p>
          )}
        </>
      )}
    </div>
  );
}
