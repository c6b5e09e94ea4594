import { useState, type ReactElement } from 'react';
import { OneOf, type Option } from '../playground/choice-pills';
import * as shared from '../playground/playground.module.css';
import { csvOf, save } from './download';
import type { Query } from './query';
import { snippetKinds, snippetOf, type SnippetKind } from './snippets';

const kinds = Object.entries(snippetKinds) as unknown as readonly Option<SnippetKind>[];

interface CallPanelProps {
  readonly query: Query;
  readonly apiKey: string;
}

interface ActionsProps extends CallPanelProps {
  readonly kind: SnippetKind;
  readonly text: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function copy(what: string, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} copied.`;
  } catch {
    return `${what} could not be copied: the browser does not allow it. Select the text instead.`;
  }
}

async function download(query: Query, key: string): Promise<string> {
  save(await csvOf(query, key, new AbortController().signal), `${query.level}.csv`);
  return 'CSV saved.';
}

/** Copies the call or the link, and saves all rows. */
function Actions({ query, apiKey, kind, text }: ActionsProps): ReactElement {
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
          show(copy(snippetKinds[kind], text));
        }}
      >
        Copy {snippetKinds[kind]}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          show(copy('The link', location.href));
        }}
      >
        Copy a link to this answer
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          setStatus('Reading all rows …');
          show(download(query, apiKey));
        }}
      >
        Download CSV
      </button>
      <span role="status">{status}</span>
    </p>
  );
}

/** The call of a query in five languages, a link to the query, and all of its rows as a CSV file. */
export function CallPanel({ query, apiKey }: CallPanelProps): ReactElement {
  const [kind, setKind] = useState<SnippetKind>('curl');
  const text = snippetOf(kind, location.origin, apiKey, query);
  return (
    <section className={shared.copy} aria-labelledby="call-heading">
      <h2 id="call-heading">The call behind it</h2>
      <OneOf legend="Copy as" name="call" options={kinds} selected={kind} onSelect={setKind} />
      <pre tabIndex={0} aria-label={`The call in ${snippetKinds[kind]}`}>
        <code>{text}</code>
      </pre>
      <Actions key={kind} query={query} apiKey={apiKey} kind={kind} text={text} />
      {kind === 'excel' && (
        <p className={shared.hint}>
          In the workbook of the Excel package; its queries <code>GoalsquareUrl</code> and <code>GoalsquareToken</code>{' '}
          contain the server and the key.
        </p>
      )}
    </section>
  );
}
