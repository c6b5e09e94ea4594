import type { ReactElement } from 'react';
import { usePageLoad } from '../behaviours/page-load';
import { FailedBox } from './failed-box';

/** The progress bar and spinner of a slow page load, and the message of a failed one. */
export function PageLoadState(): ReactElement | null {
  const load = usePageLoad();
  if (load.phase === 'failed')
    return (
      <FailedBox
        detail={load.message}
        onRetry={() => {
          location.reload();
        }}
      />
    );
  return load.phase === 'slow' ? (
    <div className="page-progress" role="progressbar" aria-label="Loading the page">
      <span className="spinner" />
    </div>
  ) : null;
}
