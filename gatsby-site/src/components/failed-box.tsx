import type { ReactElement } from 'react';

/** An error message with a retry button. */
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
