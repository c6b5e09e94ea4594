import { Link } from 'gatsby';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { Breakable } from '../../components/breakable';
import { copyText } from '../../controls/copy-text';
import { OneOf, type Option } from '../../controls/choice-pills';
import * as shared from '../playground/playground.module.css';
import type { Call } from '../../query/call';
import { useApiKey } from '../../requests/api-key';
import { csvOf, save } from '../../requests/download';
import { failureOf } from '../../requests/failure';
import { request } from '../../requests/request';
import { snippetKinds, snippetOf, sqlKinds, sqlPath, type SnippetKind, type SqlKind } from '../../query/snippets';

type Kind = SnippetKind | SqlKind;

const labels: Readonly<Record<Kind, string>> = { ...snippetKinds, ...sqlKinds };
const isSql = (kind: Kind): kind is SqlKind => kind in sqlKinds;

const kindsOf = (call: Call): readonly Option<Kind>[] =>
  (Object.entries(labels) as unknown as readonly Option<Kind>[]).filter(
    ([kind]) => !isSql(kind) || sqlPath(call, kind) !== undefined,
  );

/** Returns a call as code in a language. SQL comes from the server. **Empty**: an explanation why there is no code. */
function useText(kind: Kind, call: Call): string {
  const [apiKey] = useApiKey();
  const [loaded, setLoaded] = useState({ path: '', text: '' });
  const path = isSql(kind) ? sqlPath(call, kind) : undefined;
  useEffect(() => {
    if (path === undefined) return undefined;
    const stop = new AbortController();
    request(path, { accept: 'application/sql', signal: stop.signal })
      .then((response) => response.text())
      .catch((error: unknown) => `-- ${failureOf(error).detail}`)
      .then(
        (text) => {
          if (!stop.signal.aborted) setLoaded({ path, text });
        },
        () => undefined,
      );
    return () => {
      stop.abort();
    };
  }, [path, apiKey]);
  if (!isSql(kind)) return snippetOf(kind, location.origin, apiKey, call);
  return loaded.path === path ? loaded.text : '-- Loading …';
}

interface CallPanelProps {
  readonly call: Call;
  /** The address that shows the same result. */
  readonly permalink: string;
  /** The text and level of the panel's heading. **Empty**: no heading, if the part around the panel has one. */
  readonly heading?: string;
  /** Reads all rows as CSV with the columns of the page. **Empty**: rows are saved as the API returns them. */
  readonly readShown?: (signal: AbortSignal) => Promise<string>;
}

interface ActionsProps extends CallPanelProps {
  readonly kind: Kind;
  readonly text: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function download(call: Call, readShown: CallPanelProps['readShown']): Promise<string> {
  const { signal } = new AbortController();
  save(await (readShown === undefined ? csvOf(call, signal) : readShown(signal)), `${call.file}.csv`);
  return 'CSV saved.';
}

/** Buttons that copy the call or the link, and save all rows. */
function Actions({ call, permalink, readShown, kind, text }: ActionsProps): ReactElement {
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
          show(copyText(labels[kind], text));
        }}
      >
        Copy {labels[kind]}
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
          show(download(call, readShown));
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
            show(download(call, undefined));
          }}
        >
          CSV with a row for each value
        </button>
      )}
      <span role="status">{status}</span>
    </p>
  );
}

/** A call in five languages and in SQL, a link to its result, and all of its rows as a CSV file. */
export function CallPanel({ call, permalink, heading, readShown }: CallPanelProps): ReactElement {
  const [kind, setKind] = useState<Kind>('curl');
  const id = useId();
  const text = useText(kind, call);
  return (
    <section
      className={shared.copy}
      {...(heading === undefined ? { 'aria-label': `The call ${call.path}` } : { 'aria-labelledby': id })}
    >
      {heading !== undefined && <h2 id={id}>{heading}</h2>}
      <OneOf legend="Copy as" name={`call-${id}`} options={kindsOf(call)} selected={kind} onSelect={setKind} />
      <pre tabIndex={0} aria-label={`The call in ${labels[kind]}`}>
        <code>
          <Breakable text={text} />
        </code>
      </pre>
      <Actions key={kind} call={call} permalink={permalink} kind={kind} text={text} {...(readShown && { readShown })} />
      {isSql(kind) && (
        <p className="hint">
          Over a <Link to="/guides/datasets/">dataset</Link> in the folder <code>dataset</code>, on one machine or{' '}
          <Link to="/guides/beyond-one-machine/">more</Link>.
        </p>
      )}
      {kind === 'excel' && (
        <p className="hint">
          In the workbook of the Excel package; its queries <code>GoalsquareUrl</code> and <code>GoalsquareToken</code>{' '}
          contain the server and the key.
        </p>
      )}
    </section>
  );
}
