import { useRef, useState, type ReactElement } from 'react';
import * as styles from './try-it.module.css';

/** How much of a response is shown. **Units**: characters. */
const SHOWN = 20_000;

/** Runs a call from a page against the page's own server with the tab's key, and shows the response below it. */
export function TryIt({ path }: { readonly path: string }): ReactElement {
  const [{ said, text }, show] = useState({ said: '', text: '' });
  const running = useRef<AbortController>(undefined);
  const run = async (): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    show({ said: 'Loading …', text });
    try {
      const { runCall, timeAndSize } = await import('../requests/run-call');
      const result = await runCall(path, signal);
      if (signal.aborted) return;
      if (result.phase === 'failed') show({ said: result.why, text: '' });
      else {
        const cut = result.text.length > SHOWN ? `, the first ${SHOWN / 1000} kB are shown` : '';
        show({ said: `${result.status} in ${timeAndSize(result)}${cut}`, text: result.text.slice(0, SHOWN) });
      }
    } catch {
      show({ said: 'The page could not load the code that runs the call. Try again.', text: '' });
    }
  };
  return (
    <div className={styles.call} data-pagefind-ignore>
      <button
        type="button"
        onClick={() => {
          void run();
        }}
      >
        Try it <code>{path}</code>
      </button>
      <span role="status">{said}</span>
      {text !== '' && (
        <pre tabIndex={0} role="region" aria-label={`The answer of ${path}`}>
          {text}
        </pre>
      )}
    </div>
  );
}
