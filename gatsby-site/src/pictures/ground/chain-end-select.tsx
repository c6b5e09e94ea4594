import type { ReactElement } from 'react';
import { SelectField } from '../../controls/select-field';
import type { ChainFact } from '../facts/chains';

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
    <SelectField
      label="Chains that ended in"
      options={[
        ['', `anything (${chains.length})`],
        ...ends.map((one) => [one, `${one} (${chains.filter((chain) => chain.end === one).length})`] as const),
      ]}
      selected={end}
      onSelect={onSelect}
    />
  );
}
