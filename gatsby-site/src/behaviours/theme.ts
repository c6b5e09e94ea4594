import { constants } from '../constants';
import { store, stored } from './stored';
import { useValueOn } from './use-value-on';

/** The colour scheme of the pages. */
export type Theme = 'light' | 'dark';

const CHANGED = 'themechange';

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(CHANGED));
}

/** Applies a theme, and stores the choice. */
export function chooseTheme(theme: Theme): void {
  store(constants.stored.theme, theme);
  show(theme);
}

/** Follows the browser's preference while a page is open, unless the reader has chosen a theme. */
export function followPreference(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (stored(constants.stored.theme) === null) show(matches ? 'dark' : 'light');
  });
}

/** Returns the current theme. At build time it is light. */
export const useTheme = (): Theme => useValueOn(CHANGED, current, 'light');
