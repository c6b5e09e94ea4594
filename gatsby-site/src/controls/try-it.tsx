import type { ReactElement } from 'react';
import { timeAndSize } from '../requests/run-call';
import { useCall, type Call } from '../requests/use-call';
import * as styles from './try-it.module.css';

/** How much of a response is shown. **Units**: characters. */
const SHOWN = 20_000;

function saidOf(call: Call): string {
  if (call.phase === 'failed') return call.why;
  if (call.phase !== 'answered') return call.phase === 'asking' ? 'Loading …' : '';
  const cut = call.text.length > SHOWN ? `, the first ${SHOWN / 1000} kB are shown` : '';
  return `${call.status} in ${timeAndSize(call)}${cut}`;
}

/** Runs a call from a page against the page's own server with the tab's key, and shows the response below it. */
export function TryIt({ path }: { readonly path: string }): ReactElement {
  const [call, ask] = useCall();
  return (
    <div className={styles.call} data-pagefind-ignore>
      <button
        type="button"
        onClick={() => {
          ask(path);
        }}
      >
        Try it <code>{path}</code>
      </button>
      <span role="status">{saidOf(call)}</span>
      {call.phase === 'answered' && (
        <pre tabIndex={0} role="region" aria-label={`The answer of ${path}`}>
          {call.text.slice(0, SHOWN)}
        </pre>
      )}
    </div>
  );
}
