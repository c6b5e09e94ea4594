import type { ReactElement } from 'react';
import * as styles from './playground.module.css';

/** The ignored parts of an address. **Empty**: nothing if all parts are valid. */
export const AddressFaults = ({ faults }: { readonly faults: readonly string[] }): ReactElement | null =>
  faults.length === 0 ? null : (
    <div className={styles.faults} role="alert">
      <p>Part of this address is invalid and was ignored:</p>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  );
