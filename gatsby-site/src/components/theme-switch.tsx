import type { ReactElement } from 'react';
import { chooseTheme, useTheme } from '../behaviours/theme';

/** Switches between the light and the dark theme. */
export function ThemeSwitch(): ReactElement {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={`Use the ${other} theme`}
      title={`Use the ${other} theme`}
      onClick={() => {
        chooseTheme(other);
      }}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}
