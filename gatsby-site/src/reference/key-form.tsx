import { useState, type ReactElement, type SyntheticEvent } from 'react';
import { constants } from '../constants';
import * as styles from './reference.module.css';

/** Takes a token that calls are made with, until the page is left: nothing is stored. */
export function KeyForm({
  onKey,
  isReady,
}: {
  readonly onKey: (token: string) => void;
  readonly isReady: boolean;
}): ReactElement {
  const [token, setToken] = useState<string>(constants.sandboxKey);
  const [used, setUsed] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onKey(token.trim());
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
      <span role="status">{used === '' ? '' : 'Calls are made with this token until you leave the page.'}</span>
    </form>
  );
}
