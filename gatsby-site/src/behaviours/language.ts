import { useSyncExternalStore } from 'react';
import { constants } from '../constants';
import { languageOf, type Language } from '../contract/languages';
import { store } from './stored';

const CHANGED = 'languagechange-of-code';

const current = (): Language => languageOf(document.documentElement.dataset.language);

/**
 * Shows calls in a language on every page, and remembers it. The style sheet shows the blocks of the language that the
 * root names.
 */
export function chooseLanguage(language: Language): void {
  document.documentElement.dataset.language = language;
  store(constants.stored.language, language);
  window.dispatchEvent(new Event(CHANGED));
}

function onChange(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify);
  return () => {
    window.removeEventListener(CHANGED, notify);
  };
}

/** The language calls are shown in; the first while pages are built. */
export const useLanguage = (): Language => useSyncExternalStore(onChange, current, () => languageOf(undefined));
