import { useState, type ReactElement } from 'react';
import { Breakable } from '../../components/breakable';
import { callKinds, callOf, type CallKind } from './calls';
import { copyText } from '../../controls/copy-text';
import { OneOf, type Option } from '../../controls/choice-pills';
import { useApiKey } from '../../requests/api-key';
import * as styles from './playground.module.css';
import type { Question } from './question';

const kinds = Object.entries(callKinds) as unknown as readonly Option<CallKind>[];

const CallText = ({ kind, text }: { readonly kind: CallKind; readonly text: string }): ReactElement => (
  <pre tabIndex={0} aria-label={`The call as ${callKinds[kind]}`}>
    <code>
      <Breakable text={text} />
    </code>
  </pre>
);

/** The equivalent server call in the reader's language and the address of the question, both to copy. */
export function CopyPanel({ question, base }: { readonly question: Question; readonly base: string }): ReactElement {
  const [kind, setKind] = useState<CallKind>('curl');
  const [message, setMessage] = useState('');
  const [apiKey] = useApiKey();
  const text = callOf(kind, base, apiKey, question);
  const copy = (what: string, copied: string): void => {
    copyText(what, copied).then(setMessage, () => undefined);
  };
  return (
    <section className={styles.copy} aria-labelledby="copy-heading">
      <h2 id="copy-heading">The call behind it</h2>
      <OneOf
        legend="Copy as"
        name="call"
        options={kinds}
        selected={kind}
        onSelect={(one) => {
          setKind(one);
          setMessage('');
        }}
      />
      <CallText kind={kind} text={text} />
      <p className={styles.actions}>
        <button
          type="button"
          className="button"
          onClick={() => {
            copy(callKinds[kind], text);
          }}
        >
          Copy {callKinds[kind]}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            copy('The link', location.href);
          }}
        >
          Copy a link to this question
        </button>
        <span role="status">{message}</span>
      </p>
      {kind === 'excel' && (
        <p className="hint">
          In the workbook of the Excel package; its queries <code>GoalsquareUrl</code> and <code>GoalsquareToken</code>{' '}
          hold the server and the key.
        </p>
      )}
    </section>
  );
}
