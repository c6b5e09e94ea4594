import type { ReactElement } from 'react';
import { useApiKey } from '../requests/api-key';
import * as styles from './controls.module.css';

/** The key for calls. It is used when its entry is complete, since the server limits attempts with invalid keys. */
export function KeyField(): ReactElement {
  const [apiKey, setKey] = useApiKey();
  return (
    <details className={styles.group}>
      <summary>Key</summary>
      <div className={styles.fields}>
        <label className="form-entry">
          Token or key
          <input
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
        <p className={styles.hint}>Used on every page until you close or reload this tab. Not stored, not in links.</p>
      </div>
    </details>
  );
}
