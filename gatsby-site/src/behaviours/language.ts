import { useSyncExternalStore } from 'react';
import { constants } from '../constants';
import { languageOf, type Language } from '../contract/languages';
import { store } from './stored';

const CHANGED = 'languagechange-of-code';

const current = (): Language => languageOf(document.documentElement.dataset.language);

/**
 * Shows calls in a language on every page, and stores the choice. The style sheet shows the blocks of the language that
 * is set on the root element.
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

/** The language calls are shown in. While pages are built, the first one. */
export const useLanguage = (): Language => useSyncExternalStore(onChange, current, () => languageOf(undefined));
