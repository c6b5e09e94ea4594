import { useEffect, type ReactElement } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { siteName } from '../requests/site-facts';
import { site } from '../site';

/** What is shown instead of a page that crashed. **Source**: specification section 2. */
export function CrashPage({ error, resetErrorBoundary }: FallbackProps): ReactElement {
  useEffect(() => {
    document.title = `This page crashed · ${siteName()}`;
  }, []);
  return (
    <main className="prose centred">
      <div role="alert">
        <h1>This page crashed.</h1>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </div>
      <button type="button" className="button" onClick={resetErrorBoundary}>
        Try again
      </button>
      <p>
        <a href="/">Home</a> · <a href={site.support.href}>Report this page</a>
      </p>
    </main>
  );
}
