import { useEffect } from 'react';

/**
 * Names in the title of the page what it shows, such as a player, so that tabs and entries of the history differ. The
 * name of the site stays. **Empty**: `undefined` leaves the title as it is.
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
