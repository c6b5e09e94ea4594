import { useEffect, type ReactElement } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { siteName } from '../requests/site-facts';
import { site } from '../site';

/**
 * Keeps the title of a crashed page, even when the router sets another. Returns a function that restores the page's
 * title.
 */
function showTitle(): () => void {
  const title = `This page crashed · ${siteName()}`;
  let before = document.title;
  const show = (): void => {
    if (document.title === title) return;
    before = document.title;
    document.title = title;
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = before;
  };
}

/** The page shown in place of one that crashed. **Source**: specification section 2. */
export function CrashPage({ error, resetErrorBoundary }: FallbackProps): ReactElement {
  useEffect(showTitle, []);
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
