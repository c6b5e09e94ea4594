import type { StatisticsTable } from '@goalsquare/openapi/types';
import { useState, type ReactElement } from 'react';
import { MAX_PINNED_BYTES, pinnedTables, pinTable, unpinTable } from './pinned-tables';
import * as styles from './questions.module.css';

interface PinButtonProps {
  readonly search: string;
  readonly title: string;
  readonly table: StatisticsTable;
}

/** A button that pins a table to the Questions page in this browser, or unpins it. */
export function PinButton({ search, title, table }: PinButtonProps): ReactElement {
  const [isPinned, setPinned] = useState(() => pinnedTables().some((one) => one.search === search));
  const [status, setStatus] = useState('');
  const toggle = (): void => {
    if (isPinned) unpinTable(search);
    const hasRoom = isPinned || pinTable({ search, title, day: new Date().toISOString().slice(0, 10), table });
    if (hasRoom) setPinned(!isPinned);
    setStatus(
      !hasRoom
        ? `There is no room: this browser keeps at most ${MAX_PINNED_BYTES / 1000} KB of pinned tables. Remove one.`
        : isPinned
          ? 'Removed.'
          : 'Pinned: the Questions page shows this table first, only in this browser.',
    );
  };
  return (
    <p className={styles.pin}>
      <button type="button" className="button" aria-pressed={isPinned} onClick={toggle}>
        Pin the table
      </button>
      <span role="status">{status}</span>
    </p>
  );
}
