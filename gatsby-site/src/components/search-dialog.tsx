import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { scopeGroups, type Scope } from '../search/scope';
import { SearchResults } from './search-results';
import { inWords, useSearch } from './use-search';
import * as styles from './search-dialog.module.css';

/** How many places each arrow key moves the focus through the field and the results. */
const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowSteps[event.key];
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = targets.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  targets[(at + step + targets.length) % targets.length]?.focus();
}

/** Opens a dialog as a modal, and closes it when the page's path changes. */
function useModal(path: string, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const [openedAt] = useState(path);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (path !== openedAt) onClose();
  }, [path, openedAt, onClose]);
  return dialog;
}

interface SearchFormProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

const SearchForm = ({ text, onType, onSubmit, onClose }: SearchFormProps): ReactElement => (
  <form
    role="search"
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <input
      type="search"
      aria-label="Search the documentation"
      placeholder="Search the documentation"
      value={text}
      onChange={({ target }) => {
        onType(target.value);
      }}
      autoComplete="off"
      spellCheck={false}
    />
    <button type="button" className="button" onClick={onClose}>
      Close
    </button>
  </form>
);

/** A drop-down list of the kinds and topics that a search can be limited to. */
const ScopeField = ({
  scope,
  onChoose,
}: {
  readonly scope: Scope;
  readonly onChoose: (scope: Scope) => void;
}): ReactElement => (
  <label className={styles.scope}>
    Show
    <select
      value={scope}
      onChange={({ target }) => {
        onChoose(target.value as Scope);
      }}
    >
      <option value="">everything</option>
      {scopeGroups.map(([label, options]) => (
        <optgroup key={label} label={label}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

const KeyHints = (): ReactElement => (
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
);

/**
 * The search of the hub, optionally limited to a kind or topic. Results appear as you type. Arrow keys move through the
 * results, Enter opens one, Escape closes the dialog.
 */
export function SearchDialog({ path, onClose }: { readonly path: string; readonly onClose: () => void }): ReactElement {
  const dialog = useModal(path, onClose);
  const [text, setText] = useState('');
  const [scope, setScope] = useState<Scope>('');
  const [attempt, setAttempt] = useState(0);
  const words = useDeferredValue(text.trim());
  const search = useSearch(words, scope, attempt);
  const close = (): void => {
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) close();
      }}
      onKeyDown={moveFocus}
    >
      <SearchForm
        text={text}
        onType={setText}
        onSubmit={() => {
          dialog.current?.querySelector('a')?.click();
        }}
        onClose={close}
      />
      <ScopeField scope={scope} onChoose={setScope} />
      <p role="status" className={styles.status}>
        {inWords(search, words, scope)}
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
        <SearchResults words={search.words} scope={search.scope} found={search.found} onOpen={close} />
      )}
      <KeyHints />
    </dialog>
  );
}
