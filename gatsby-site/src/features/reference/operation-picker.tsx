import type { ReactElement } from 'react';
import type { TagOfOperations } from '../../contract/operations';
import { anchorOf } from './prepared-contract';
import * as styles from './reference.module.css';

/** A drop-down list of operations for narrow screens, where RapiDoc has no room for its own list. */
export const OperationPicker = ({
  tags,
  isReady,
  onPick,
}: {
  readonly tags: readonly TagOfOperations[];
  readonly isReady: boolean;
  readonly onPick: (anchor: string) => void;
}): ReactElement => (
  <nav className={styles.picker} aria-label="Choose an operation">
    <label htmlFor="reference-operation">Operation</label>
    <select
      id="reference-operation"
      defaultValue=""
      disabled={!isReady}
      onChange={({ target: { value } }) => {
        onPick(value);
      }}
    >
      <option value="overview">Overview</option>
      <option value="auth">Authentication</option>
      {tags.map(({ tag, operations }) => (
        <optgroup key={tag} label={tag}>
          {operations.map(({ operationId, method, path, summary }) => (
            <option key={operationId} value={anchorOf(method, path)}>
              {summary}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </nav>
);
