import { Link } from 'gatsby';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FailedBox } from '../../components/failed-box';
import { useApiKey } from '../../requests/api-key';
import { timeAndSize } from '../../requests/run-call';
import type { FirstCall as ExampleCall } from './first-calls';
import * as styles from './landing.module.css';
import { useCall, type Call } from '../../requests/use-call';

interface CallChoiceProps {
  readonly calls: readonly ExampleCall[];
  readonly selected: ExampleCall;
  readonly onSelect: (call: ExampleCall) => void;
}

const CallChoice = ({ calls, selected, onSelect }: CallChoiceProps): ReactElement => (
  <div className={styles.questions} role="group" aria-label="Call">
    {calls.map((one) => (
      <button
        key={one.url}
        type="button"
        aria-pressed={one === selected}
        onClick={() => {
          onSelect(one);
        }}
      >
        {one.label}
      </button>
    ))}
  </div>
);

interface ScreenProps {
  readonly call: Call;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The request, and beside it the response or the reason for a failure. */
const Screen = ({ call, onRetry, children }: ScreenProps): ReactElement => (
  <div className={styles.screen} data-answered={call.phase === 'answered'}>
    <div className={styles.idle}>{children}</div>
    {call.phase === 'answered' && (
      <pre className={styles.answer} tabIndex={0} aria-label="The answer">
        <code>{call.text}</code>
      </pre>
    )}
    {call.phase === 'failed' && (
      <div className={styles.failed}>
        <FailedBox detail={call.why} onRetry={onRetry} />
      </div>
    )}
  </div>
);

/** The status, time and size of a response, the key used, and a link to the operation. */
function Summary({ call, anchor }: { readonly call: Call; readonly anchor: string }): ReactElement {
  const [apiKey] = useApiKey();
  return (
    <p className={styles.summary}>
      <span role="status">
        {call.phase === 'answered' ? (
          <>
            <b>{call.status}</b> in {timeAndSize(call)}
          </>
        ) : (
          'The call is sent to the server that serves this page.'
        )}
      </span>
      <span>
        Key <code>{apiKey}</code>
      </span>
      <Link to={`/api/#${anchor}`}>Open in the reference</Link>
    </p>
  );
}

interface FirstCallProps {
  readonly calls: readonly ExampleCall[];
  /** The content of the request panel. It starts above the response, and then moves beside it. */
  readonly children: ReactNode;
}

/** A call that runs against the page's own server with one click, and its response. */
export function FirstCall({ calls, children }: FirstCallProps): ReactElement | null {
  const [selected, select] = useState(calls[0]);
  const [call, send, forget] = useCall();
  if (selected === undefined) return null;
  const sendSelected = (): void => {
    send(selected.url);
  };
  return (
    <form
      className={styles.call}
      aria-label="Make a call"
      onSubmit={(event) => {
        event.preventDefault();
        sendSelected();
      }}
    >
      <CallChoice
        calls={calls}
        selected={selected}
        onSelect={(one) => {
          select(one);
          forget();
        }}
      />
      <div className={styles.request}>
        <code>
          <b>GET</b> {selected.url}
        </code>
        <button type="submit" className="button primary" disabled={call.phase === 'asking'}>
          Run
        </button>
      </div>
      <Screen call={call} onRetry={sendSelected}>
        {children}
      </Screen>
      <Summary call={call} anchor={selected.anchor} />
    </form>
  );
}
