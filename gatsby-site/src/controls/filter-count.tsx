import type { ReactElement } from 'react';
import * as styles from './filters.module.css';

interface FilterCountProps {
  readonly found: number;
  readonly all: number;
  /** The name of the listed things, in the plural. */
  readonly of: string;
  /** Removes every filter. **Empty**: `undefined` if no filter is set. */
  readonly onClear: (() => void) | undefined;
}

/** The number of entries that pass the filters, and a button that removes every filter. */
export const FilterCount = ({ found, all, of, onClear }: FilterCountProps): ReactElement => (
  <div className={styles.count}>
    <span role="status">{found === all ? `${all} ${of}` : `${found} of ${all} ${of}`}</span>
    {onClear !== undefined && (
      <button type="button" className="button" onClick={onClear}>
        Show all
      </button>
    )}
  </div>
);
