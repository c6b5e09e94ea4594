import type { ReactElement } from 'react';

/** Four posts above the goal square. */
export const Logo = (): ReactElement => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="7" fill="var(--brand)" />
    <path d="M7 12v9M13 5v16M19 5v16M25 12v9" stroke="var(--on-brand)" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M12 21h8v5h-8z" fill="none" stroke="var(--on-brand)" strokeWidth="2" />
  </svg>
);
