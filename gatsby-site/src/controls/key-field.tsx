import type { ReactElement } from 'react';
import { useApiKey, useKeyState } from '../requests/api-key';
import * as styles from './controls.module.css';

/**
 * The field for the API key. The key is used once the entry is complete, because the server limits attempts with
 * invalid keys.
 */
export function KeyField(): ReactElement {
  const [apiKey, setKey] = useApiKey();
  const { isStored } = useKeyState();
  return (
    <details className={styles.group}>
      <summary>Key</summary>
      <div className={styles.fields}>
        <label className="form-entry">
          Token or key
          <input
            key={apiKey}
            defaultValue={apiKey}
            autoComplete="off"
            spellCheck={false}
            onBlur={({ target }) => {
              setKey(target.value.trim());
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') setKey(currentTarget.value.trim());
            }}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={isStored}
            onChange={({ target: { checked } }) => {
              setKey(apiKey, checked);
            }}
          />{' '}
          Keep it in this tab
        </label>
        <p className="hint">
          Used on every page until you close this tab, or reload it without keeping the key. Links do not contain it.
        </p>
      </div>
    </details>
  );
}
