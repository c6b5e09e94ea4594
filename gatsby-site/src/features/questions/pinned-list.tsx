import { Link, navigate } from 'gatsby';
import { useState, type ReactElement } from 'react';
import { addressOf } from '../../query/paths';
import { withValues } from '../../query/query';
import { readQuery } from '../../query/read-query';
import { pinnedTables, unpinTable, type PinnedTable } from './pinned-tables';
import * as styles from './questions.module.css';
import { ResultTable } from './result-table';
import { countOf } from '../../controls/count-of';

const rowsOf = ({ rows, rowCount }: PinnedTable['table']): string =>
  rows.length < rowCount ? `The first ${rows.length} of ${rowCount} rows` : countOf(rowCount, 'row');

/** A pinned table, with a link to its question and a button that unpins it. */
function Pinned({ pinned, onRemove }: { readonly pinned: PinnedTable; readonly onRemove: () => void }): ReactElement {
  const { search, title, day, table } = pinned;
  const { query } = readQuery(search);
  return (
    <li>
      <div className={styles.pin}>
        <Link to={`/questions/${search}`}>{title}</Link>
        <button type="button" className="button" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </button>
      </div>
      <p className={styles.basis}>
        {rowsOf(table)}, as of {day}.
      </p>
      <ResultTable
        query={query}
        table={table}
        offset={0}
        label={title}
        onSort={(sort) => {
          navigate(`/questions/${addressOf(withValues(query, { sort: [sort] }))}`);
        }}
      />
    </li>
  );
}

/** The tables pinned in this browser. **Empty**: nothing. */
export function PinnedList(): ReactElement | null {
  const [pinned, setPinned] = useState(pinnedTables);
  return pinned.length === 0 ? null : (
    <section aria-labelledby="pinned">
      <h3 id="pinned">Pinned in this browser</h3>
      <ul className={styles.pinned}>
        {pinned.map((one) => (
          <Pinned
            key={one.search}
            pinned={one}
            onRemove={() => {
              unpinTable(one.search);
              setPinned(pinnedTables());
            }}
          />
        ))}
      </ul>
    </section>
  );
}
