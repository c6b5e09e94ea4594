import { useCallback, useState, type ReactElement } from 'react';
import { useSearchShortcut } from '../behaviours/search-shortcut';
import { SearchDialog } from './search-dialog';
import * as styles from './search-button.module.css';

/** Opens the search. */
export function SearchButton({ path }: { readonly path: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  useSearchShortcut(open);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M15.5 15.5 21 21" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.word}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && <SearchDialog path={path} onClose={close} />}
    </>
  );
}
