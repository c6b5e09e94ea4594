import { constants } from '../constants';
import { languageOf, type Language } from '../contract/languages';
import { store } from './stored';
import { useValueOn } from './use-value-on';

const CHANGED = 'languagechange-of-code';

const current = (): Language => languageOf(document.documentElement.dataset.language);

/**
 * Shows the calls on every page in a language, and stores the choice. The style sheet shows the blocks of the root
 * element's language.
 */
export function chooseLanguage(language: Language): void {
  document.documentElement.dataset.language = language;
  store(constants.stored.language, language);
  window.dispatchEvent(new Event(CHANGED));
}

/** Returns the language that calls are shown in. At build time it is the first one. */
export const useLanguage = (): Language => useValueOn(CHANGED, current, languageOf(undefined));
