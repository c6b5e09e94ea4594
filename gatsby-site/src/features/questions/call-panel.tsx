import { useId, useState, type ReactElement } from 'react';
import { Breakable } from '../../components/breakable';
import { copyText } from '../../controls/copy-text';
import { OneOf, type Option } from '../../controls/choice-pills';
import * as shared from '../playground/playground.module.css';
import type { Call } from '../../query/call';
import { csvOf, save } from '../../requests/download';
import { snippetKinds, snippetOf, type SnippetKind } from '../../query/snippets';

const kinds = Object.entries(snippetKinds) as unknown as readonly Option<SnippetKind>[];

interface CallPanelProps {
  readonly call: Call;
  readonly apiKey: string;
  /** The address that shows the same answer. */
  readonly permalink: string;
  /** Text and level of its heading. **Empty**: no heading, if the panel is in a part that has one. */
  readonly heading?: string;
  /** Reads all rows as CSV, as the page shows them. **Empty**: the rows are saved as the API returns them. */
  readonly readShown?: (key: string, signal: AbortSignal) => Promise<string>;
}

interface ActionsProps extends CallPanelProps {
  readonly kind: SnippetKind;
  readonly text: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function download(call: Call, key: string, readShown: CallPanelProps['readShown']): Promise<string> {
  const { signal } = new AbortController();
  save(await (readShown === undefined ? csvOf(call, key, signal) : readShown(key, signal)), `${call.file}.csv`);
  return 'CSV saved.';
}

/** Buttons that copy the call or the link, and save all rows. */
function Actions({ call, apiKey, permalink, readShown, kind, text }: ActionsProps): ReactElement {
  const [status, setStatus] = useState('');
  const show = (work: Promise<string>): void => {
    work.catch(messageOf).then(setStatus, () => undefined);
  };
  return (
    <p className={shared.actions}>
      <button
        type="button"
        className="button"
        onClick={() => {
          show(copyText(snippetKinds[kind], text));
        }}
      >
        Copy {snippetKinds[kind]}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          show(copyText('The link', permalink));
        }}
      >
        Copy a link to this answer
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          setStatus('Reading all rows …');
          show(download(call, apiKey, readShown));
        }}
      >
        Download CSV
      </button>
      {readShown !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => {
            setStatus('Reading all rows …');
            show(download(call, apiKey, undefined));
          }}
        >
          CSV with a row for each value
        </button>
      )}
      <span role="status">{status}</span>
    </p>
  );
}

/** A call in five languages, a link to its answer, and all of its rows as a CSV file. */
export function CallPanel({ call, apiKey, permalink, heading, readShown }: CallPanelProps): ReactElement {
  const [kind, setKind] = useState<SnippetKind>('curl');
  const id = useId();
  const text = snippetOf(kind, location.origin, apiKey, call);
  return (
    <section
      className={shared.copy}
      {...(heading === undefined ? { 'aria-label': `The call ${call.path}` } : { 'aria-labelledby': id })}
    >
      {heading !== undefined && <h2 id={id}>{heading}</h2>}
      <OneOf legend="Copy as" name={`call-${id}`} options={kinds} selected={kind} onSelect={setKind} />
      <pre tabIndex={0} aria-label={`The call in ${snippetKinds[kind]}`}>
        <code>
          <Breakable text={text} />
        </code>
      </pre>
      <Actions
        key={kind}
        call={call}
        apiKey={apiKey}
        permalink={permalink}
        kind={kind}
        text={text}
        {...(readShown && { readShown })}
      />
      {kind === 'excel' && (
        <p className={shared.hint}>
          In the workbook of the Excel package; its queries <code>GoalsquareUrl</code> and <code>GoalsquareToken</code>{' '}
          contain the server and the key.
        </p>
      )}
    </section>
  );
}
