import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Breakable } from '../../components/breakable';
import { OneOf, type Option } from '../../controls/choice-pills';
import { copyText } from '../../controls/copy-text';
import { failureOf } from '../../requests/failure';
import * as styles from './playground.module.css';

/** A button of the panel. Its action returns a message. `waiting` is shown until then. */
interface PanelAction {
  readonly label: string;
  readonly waiting?: string;
  readonly act: () => Promise<string>;
}

/** Buttons, and the message of the last one that was pressed. */
function Actions({ actions }: { readonly actions: readonly PanelAction[] }): ReactElement {
  const [status, setStatus] = useState('');
  return (
    <p className={styles.actions}>
      {actions.map(({ label, waiting = '', act }) => (
        <button
          key={label}
          type="button"
          className="button"
          onClick={() => {
            setStatus(waiting);
            act()
              .catch((error: unknown) => failureOf(error).detail)
              .then(setStatus, () => undefined);
          }}
        >
          {label}
        </button>
      ))}
      <span role="status">{status}</span>
    </p>
  );
}

interface CopyPanelProps<K extends string> {
  /** **Empty**: no heading, if the part around the panel has one. Then `label` names the panel. */
  readonly heading?: string | undefined;
  readonly label?: string;
  /** The ways to write the call, with their names. */
  readonly kinds: readonly Option<K>[];
  readonly kind: K;
  readonly onKind: (kind: K) => void;
  readonly text: string;
  /** The accessible name of the text. */
  readonly textLabel: string;
  /** The address to copy, and what it shows. */
  readonly link: string;
  readonly linkOf: 'question' | 'answer';
  readonly more?: readonly PanelAction[];
  readonly children?: ReactNode;
}

/** A call as code in one of several languages, with buttons that copy it and the address of its result. */
export function CopyPanel<K extends string>(props: CopyPanelProps<K>): ReactElement {
  const { heading, label, kinds, kind, onKind, text, textLabel, link, linkOf, more = [], children } = props;
  const id = useId();
  const name = kinds.find(([value]) => value === kind)?.[1] ?? kind;
  return (
    <section className={styles.copy} {...(heading === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })}>
      {heading !== undefined && <h2 id={id}>{heading}</h2>}
      <OneOf legend="Copy as" name={`call-${id}`} options={kinds} selected={kind} onSelect={onKind} />
      <pre tabIndex={0} aria-label={textLabel}>
        <code>
          <Breakable text={text} />
        </code>
      </pre>
      <Actions
        key={kind}
        actions={[
          { label: `Copy ${name}`, act: () => copyText(name, text) },
          { label: `Copy a link to this ${linkOf}`, act: () => copyText('The link', link) },
          ...more,
        ]}
      />
      {children}
      {kind === 'excel' && (
        <p className="hint">
          In the workbook of the Excel package; its queries <code>GoalsquareUrl</code> and <code>GoalsquareToken</code>{' '}
          contain the server and the key.
        </p>
      )}
    </section>
  );
}
