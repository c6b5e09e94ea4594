import { Link } from 'gatsby';
import { useEffect, useState, type ReactElement } from 'react';
import type { Option } from '../../controls/choice-pills';
import { CopyPanel } from '../playground/copy-panel';
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

async function download(call: Call, readShown?: CallPanelProps['readShown']): Promise<string> {
  const { signal } = new AbortController();
  save(await (readShown === undefined ? csvOf(call, signal) : readShown(signal)), `${call.file}.csv`);
  return 'CSV saved.';
}

const waiting = 'Reading all rows …';

/** A call in five languages and in SQL, a link to its result, and all of its rows as a CSV file. */
export function CallPanel({ call, permalink, heading, readShown }: CallPanelProps): ReactElement {
  const [kind, setKind] = useState<Kind>('curl');
  const text = useText(kind, call);
  return (
    <CopyPanel
      heading={heading}
      label={`The call ${call.path}`}
      kinds={kindsOf(call)}
      kind={kind}
      onKind={setKind}
      text={text}
      textLabel={`The call in ${labels[kind]}`}
      link={permalink}
      linkOf="answer"
      more={[
        { label: 'Download CSV', waiting, act: () => download(call, readShown) },
        ...(readShown === undefined
          ? []
          : [{ label: 'CSV with a row for each value', waiting, act: () => download(call) }]),
      ]}
    >
      {isSql(kind) && (
        <p className="hint">
          Over a <Link to="/guides/datasets/">dataset</Link> in the folder <code>dataset</code>, on one machine or{' '}
          <Link to="/guides/beyond-one-machine/">more</Link>.
        </p>
      )}
    </CopyPanel>
  );
}
