import type { ReactElement } from 'react';

/** What is shown when something could not be loaded: what went wrong, and a way to try again. */
export const FailedBox = ({
  detail,
  onRetry,
}: {
  readonly detail: string;
  readonly onRetry: () => void;
}): ReactElement => (
  <div className="load-error" role="alert">
    <p>{detail}</p>
    <button type="button" className="button" onClick={onRetry}>
      Retry
    </button>
  </div>
);
