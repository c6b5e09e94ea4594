import type { ReactElement } from 'react';
import type { ChainFact } from '../facts/chains';
import * as styles from './ground-marks.module.css';

interface ChainEndSelectProps {
  readonly chains: readonly ChainFact[];
  /** The selected end. **Empty**: `''` selects every chain. */
  readonly end: string;
  readonly onSelect: (end: string) => void;
}

/** A field that selects chains by how they ended. Each option shows its number of chains. */
export function ChainEndSelect({ chains, end, onSelect }: ChainEndSelectProps): ReactElement {
  const ends = [...new Set(chains.map((chain) => chain.end))].sort();
  return (
    <div className={styles.choices}>
      <label>
        Chains that ended in
        <select
          value={end}
          onChange={({ target }) => {
            onSelect(target.value);
          }}
        >
          <option value="">anything ({chains.length})</option>
          {ends.map((one) => (
            <option key={one} value={one}>
              {one} ({chains.filter((chain) => chain.end === one).length})
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
