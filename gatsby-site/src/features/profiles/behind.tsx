import { Link } from 'gatsby';
import { useEffect, useState, type ComponentProps, type ComponentType, type ReactElement } from 'react';
import { FailedBox } from '../../components/failed-box';
import type { Call } from '../../query/call';
import type { CallPanel } from '../questions/call-panel';
import * as styles from './profiles.module.css';

type Panel = ComponentType<ComponentProps<typeof CallPanel>>;

interface BehindProps {
  readonly call: Call;
  /** The id of the element that links to this part point to. */
  readonly part: string;
  /** The address of the same query on the Questions page. **Empty**: `undefined` if the call is not such a query. */
  readonly question?: string;
}

/** Loads and shows the panel on first use, because it contains code generators for five languages. */
function LoadedPanel({ call, part }: Pick<BehindProps, 'call' | 'part'>): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const [loaded, setLoaded] = useState<{ readonly Panel: Panel }>();
  useEffect(() => {
    import('../questions/call-panel').then(
      (module) => {
        setLoaded({ Panel: module.CallPanel });
      },
      () => {
        setFailed(attempt);
      },
    );
  }, [attempt]);
  if (loaded !== undefined) {
    const permalink = `${location.origin}${location.pathname}${location.search}#${part}`;
    return <loaded.Panel call={call} permalink={permalink} />;
  }
  if (failed !== attempt) return <p role="status">Loading …</p>;
  return (
    <FailedBox
      detail="The call cannot be loaded."
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}

/** The call behind a table or picture in five languages, a link to it, and its rows as CSV. */
export function Behind({ call, part, question }: BehindProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.behind}>
      <details
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>
          Call, link and CSV <code>GET {call.path.replace(/\?.*$/su, '')}</code>
        </summary>
        {isOpen && <LoadedPanel key={call.path} call={call} part={part} />}
      </details>
      {question !== undefined && <Link to={question}>Open as a question</Link>}
    </div>
  );
}
