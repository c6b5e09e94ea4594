import { createContext, useContext, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { chooseLanguage, useLanguage } from '../behaviours/language';
import { languages, type Language } from '../contract/languages';
import * as styles from './code-tabs.module.css';

const IdOfTabs = createContext('');

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Returns the language that a key moves to. **Empty**: `undefined` for any other key. */
function reached(key: string, from: Language): Language | undefined {
  const at = languages.findIndex(({ id }) => id === from);
  if (key === 'Home') return languages[0].id;
  if (key === 'End') return languages.at(-1)?.id;
  const step = steps[key];
  return step === undefined ? undefined : languages.at((at + step) % languages.length)?.id;
}

/** A call in several languages, one of which is shown. Without scripts, all are shown one below the other. */
export function CodeTabs({ children }: { readonly children: ReactNode }): ReactElement {
  const id = useId();
  const chosen = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = reached(event.key, chosen);
    if (next === undefined) return;
    event.preventDefault();
    chooseLanguage(next);
    list.current?.querySelector<HTMLElement>(`[data-of='${next}']`)?.focus();
  };
  return (
    <div className={styles.tabs} data-part="code-tabs">
      <div ref={list} role="tablist" aria-label="Language of the call" className={styles.list}>
        {languages.map(({ id: language, label }) => (
          <button
            key={language}
            type="button"
            role="tab"
            data-of={language}
            id={`${id}-tab-${language}`}
            aria-controls={`${id}-${language}`}
            aria-selected={language === chosen}
            tabIndex={language === chosen ? 0 : -1}
            onClick={() => {
              chooseLanguage(language);
            }}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <IdOfTabs.Provider value={id}>{children}</IdOfTabs.Provider>
    </div>
  );
}

/** The call in one language. */
export function CodePanel({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}): ReactElement {
  const id = useContext(IdOfTabs);
  return (
    <div
      role="tabpanel"
      id={`${id}-${language}`}
      aria-labelledby={`${id}-tab-${language}`}
      className={styles.panel}
      data-language={language}
    >
      <p className={styles.label}>{languages.find((one) => one.id === language)?.label}</p>
      {children}
    </div>
  );
}
