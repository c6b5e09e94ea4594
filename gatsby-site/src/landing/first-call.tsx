import { Link } from 'gatsby';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FailedBox } from '../components/failed-box';
import { constants } from '../constants';
import * as styles from './landing.module.css';
import type { FirstCall as Asked } from './first-calls';
import { useCall } from './use-call';

const inKilobytes = new Intl.NumberFormat('en-AU', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

interface FirstCallProps {
  readonly calls: readonly Asked[];
  /** What is shown until there is an answer. */
  readonly children: ReactNode;
}

/** A call to this very server, made by one click: what it asks, and what the server answers. */
export function FirstCall({ calls, children }: FirstCallProps): ReactElement | null {
  const [chosen, choose] = useState(calls[0]);
  const [call, ask, forget] = useCall();
  if (chosen === undefined) return null;
  const hasAnswer = call.phase === 'answered';
  return (
    <form
      className={styles.call}
      aria-label="Make a call"
      onSubmit={(event) => {
        event.preventDefault();
        ask(chosen.url);
      }}
    >
      <div className={styles.questions} role="group" aria-label="Call">
        {calls.map((one) => (
          <button
            key={one.url}
            type="button"
            aria-pressed={one === chosen}
            onClick={() => {
              choose(one);
              forget();
            }}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div className={styles.request}>
        <code>
          <b>GET</b> {chosen.url}
        </code>
        <button type="submit" className="button primary" disabled={call.phase === 'asking'}>
          Run
        </button>
      </div>
      <div className={styles.screen}>
        <div className={styles.idle} data-hidden={hasAnswer}>
          {children}
        </div>
        {hasAnswer && (
          <pre className={styles.answer} tabIndex={0} aria-label="The answer">
            <code>{call.text}</code>
          </pre>
        )}
        {call.phase === 'failed' && (
          <div className={styles.failed}>
            <FailedBox
              detail={call.why}
              onRetry={() => {
                ask(chosen.url);
              }}
            />
          </div>
        )}
      </div>
      <p className={styles.told}>
        <span role="status">
          {hasAnswer ? (
            <>
              <b>{call.status}</b> in {call.took} ms, {inKilobytes.format(call.size / 1000)}
            </>
          ) : (
            'The call goes to the server of this page.'
          )}
        </span>
        <span>
          Key <code>{constants.sandboxKey}</code>
        </span>
        <Link to={`/api/#${chosen.anchor}`}>Open in the reference</Link>
      </p>
    </form>
  );
}
