import { useId, type ReactElement, type SyntheticEvent } from 'react';
import { constants } from '../constants';
import { useApiKey, useKeyState } from '../requests/api-key';
import { useSiteFacts } from '../requests/site-facts';
import * as styles from './controls.module.css';

/** Explains once on a page that the server rejects the key and where to get one, and asks for a key. */
export function KeyNotice(): ReactElement | null {
  const [current, setKey] = useApiKey();
  const { isRefused, isStored } = useKeyState();
  const { keys = 'Ask its operator for a key. The first start in a terminal prints one.' } = useSiteFacts();
  const id = useId();
  if (!isRefused) return null;
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const key = entered.get('key');
    if (typeof key !== 'string' || key.trim() === '') return;
    setKey(key.trim(), entered.has('stored'));
    // The form is removed.
    document.getElementById('content')?.focus();
  };
  return (
    <form className={styles.notice} aria-label="Key of this server" onSubmit={submit}>
      <p role="alert">
        {current === constants.sandboxKey
          ? 'This server needs a key of its own'
          : 'The server does not accept this key'}
        , so parts of this page are empty. {keys}
      </p>
      <div className={styles.noticeFields}>
        <label className="form-entry" htmlFor={id}>
          Key of this server
          <input id={id} name="key" required autoComplete="off" spellCheck={false} />
        </label>
        <label>
          <input type="checkbox" name="stored" defaultChecked={isStored} /> Keep it in this tab
        </label>
        <button type="submit" className="button">
          Use this key
        </button>
      </div>
    </form>
  );
}
