import { useSyncExternalStore } from 'react';
import { constants } from '../constants';
import { store, stored } from './stored';

/** The colours of the pages. */
export type Theme = 'light' | 'dark';

const CHANGED = 'themechange';

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(CHANGED));
}

/** Shows the pages in a theme, and remembers it. */
export function chooseTheme(theme: Theme): void {
  store(constants.stored.theme, theme);
  show(theme);
}

/** Follows the browser where its preference changes while a page is shown, unless a theme was chosen. */
export function followPreference(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (stored(constants.stored.theme) === null) show(matches ? 'dark' : 'light');
  });
}

function onChange(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify);
  return () => {
    window.removeEventListener(CHANGED, notify);
  };
}

/** The theme the pages are shown in; light while they are built. */
export const useTheme = (): Theme => useSyncExternalStore(onChange, current, () => 'light');
