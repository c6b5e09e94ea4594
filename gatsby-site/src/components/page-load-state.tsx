import type { ReactElement } from 'react';
import { usePageLoad } from '../behaviours/page-load';

/** The bar and the spinner of a page that takes its time, and the box of one that failed. */
export function PageLoadState(): ReactElement | null {
  const load = usePageLoad();
  if (load.phase === 'failed') {
    return (
      <div className="load-error" role="alert">
        <p>{load.message}</p>
        <button type="button" className="button" onClick={() => { location.reload(); }}>Retry</button>
      </div>
    );
  }
  return load.phase === 'slow' ? <div className="page-progress" role="progressbar" aria-label="Loading the page"><span className="spinner" /></div> : null;
}
