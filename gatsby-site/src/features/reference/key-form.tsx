import { useEffect, useState, type ReactElement, type SyntheticEvent } from 'react';
import { useApiKey } from '../../requests/api-key';
import * as styles from './reference.module.css';

/** A form for the key that calls use. Once the reference is ready, a new key takes effect on all pages. */
export function KeyForm({
  onKey,
  isReady,
}: {
  readonly onKey: (token: string) => void;
  readonly isReady: boolean;
}): ReactElement {
  const [used, setUsed] = useApiKey();
  const [edited, setToken] = useState<string>();
  const token = edited ?? used;
  useEffect(() => {
    if (isReady) onKey(used);
  }, [isReady, onKey, used]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setUsed(token.trim());
  };
  return (
    <form className={styles.key} aria-label="Authorize calls" onSubmit={submit}>
      <label htmlFor="reference-token">Token or key</label>
      <input
        id="reference-token"
        name="token"
        value={token}
        onChange={({ target: { value } }) => {
          setToken(value);
        }}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="button" disabled={!isReady}>
        Authorize
      </button>
      <span role="status">
        {!isReady
          ? ''
          : used === token.trim()
            ? 'The Try button and all pages use this token.'
            : 'Press Authorize to use it.'}
      </span>
    </form>
  );
}
