import { useCallback, useState, type ReactElement } from 'react';
import { useSearchShortcut } from '../behaviours/search-shortcut';
import type { SearchDialog } from './search-dialog';
import * as styles from './search-button.module.css';

const load = (): Promise<{ readonly SearchDialog: typeof SearchDialog }> => import('./search-dialog');

/** Preloads the search when the reader is about to open it. */
const preload = (): void => {
  load().catch(() => undefined);
};

/** A button that opens the search. The search is loaded on demand. */
export function SearchButton({ path }: { readonly path: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof SearchDialog }>();
  const open = useCallback(() => {
    load().then(
      (module) => {
        setLoaded({ Dialog: module.SearchDialog });
        setFailed(false);
        setOpen(true);
      },
      () => {
        setFailed(true);
      },
    );
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
        onFocus={preload}
        onPointerEnter={preload}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M15.5 15.5 21 21" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className={styles.word}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {hasFailed && <span role="alert">The search cannot be loaded.</span>}
      {isOpen && loaded !== undefined && <loaded.Dialog path={path} onClose={close} />}
    </>
  );
}
