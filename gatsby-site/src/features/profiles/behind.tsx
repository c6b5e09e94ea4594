import { Link } from 'gatsby';
import { useState, type ReactElement } from 'react';
import { whenShown } from '../../components/when-shown';
import type { Call } from '../../query/call';
import * as styles from './profiles.module.css';

interface BehindProps {
  readonly call: Call;
  /** The id of the element that links to this part point to. */
  readonly part: string;
  /** The address of the same query on the Questions page. **Empty**: `undefined` if the call is not such a query. */
  readonly question?: string;
}

/** The panel, which contains code generators for five languages. */
const LoadedPanel = whenShown('The call', async () => (await import('../questions/call-panel')).CallPanel);

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
        {isOpen && (
          <LoadedPanel
            key={call.path}
            call={call}
            permalink={`${location.origin}${location.pathname}${location.search}#${part}`}
          />
        )}
      </details>
      {question !== undefined && <Link to={question}>Open as a question</Link>}
    </div>
  );
}
