import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { SearchResults } from './search-results';
import { inWords, useSearch } from './use-search';
import * as styles from './search-dialog.module.css';

/** Steps of the arrow keys through field and results. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function move(dialog: HTMLElement, event: KeyboardEvent): void {
  const step = steps[event.key];
  const places = [...dialog.querySelectorAll<HTMLElement>('input, a')];
  const at = places.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  places[(at + step + places.length) % places.length]?.focus();
}

/**
 * The search of the hub. Words are looked for while they are typed; arrows move through what is found, Enter opens it,
 * Escape closes.
 */
export function SearchDialog({ path, onClose }: { readonly path: string; readonly onClose: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, type] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [openedAt] = useState(path);
  const words = useDeferredValue(typed.trim());
  const search = useSearch(words, attempt);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (path !== openedAt) onClose();
  }, [path, openedAt, onClose]);
  const openFirst = (): void => {
    dialog.current?.querySelector('a')?.click();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current.close();
      }}
      onKeyDown={(event) => {
        move(event.currentTarget, event);
      }}
    >
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          openFirst();
        }}
      >
        <input
          type="search"
          aria-label="Search the documentation"
          placeholder="Search the documentation"
          value={typed}
          onChange={({ target }) => {
            type(target.value);
          }}
          autoComplete="off"
          spellCheck={false}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            dialog.current?.close();
          }}
        >
          Close
        </button>
      </form>
      <p role="status" className={styles.status}>
        {inWords(search, words)}
      </p>
      {search.phase === 'failed' && (
        <p className={styles.status}>
          <button
            type="button"
            className="button"
            onClick={() => {
              setAttempt(attempt + 1);
            }}
          >
            Retry
          </button>
        </p>
      )}
      {search.phase === 'found' && (
        <SearchResults
          found={search.found}
          onOpen={() => {
            dialog.current?.close();
          }}
        />
      )}
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> move
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
    </dialog>
  );
}
