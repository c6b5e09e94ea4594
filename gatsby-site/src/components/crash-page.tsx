import type { ReactElement } from 'react';
import type { FallbackProps } from 'react-error-boundary';

/** What is shown instead of a page that crashed. **Source**: specification section 2. */
export const CrashPage = ({ error, resetErrorBoundary }: FallbackProps): ReactElement => (
  <main className="prose centred">
    <div role="alert">
      <h1>This page crashed.</h1>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
    </div>
    <button type="button" className="button" onClick={resetErrorBoundary}>
      Try again
    </button>
  </main>
);
