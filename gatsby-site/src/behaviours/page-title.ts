import { useEffect } from 'react';

/**
 * Adds what the page shows, such as a player, to its title, so that browser tabs and history entries differ. The name
 * of the site stays. **Empty**: `undefined` leaves the title unchanged.
 */
export function usePageTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const before = document.title;
    const title = `${name} · ${before.split(' · ').at(-1) ?? ''}`;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [name]);
}
