import { useEffect, useState } from 'react';

/** Replaces the query of the address: by default as a new history entry, otherwise in the current one. */
export type ShowQuery = (search: string, isStep?: boolean) => void;

/** Returns the query of the page's address and a function that replaces it. Follows Back and Forward. */
export function useAddress(given: string): readonly [search: string, show: ShowQuery] {
  const [state, setState] = useState({ given, search: given });
  if (state.given !== given) setState({ given, search: given });
  useEffect(() => {
    const read = (): void => {
      setState(({ given: before }) => ({ given: before, search: location.search }));
    };
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, []);
  const show: ShowQuery = (search, isStep = true) => {
    const address = location.pathname + search;
    if (!isStep) history.replaceState(history.state, '', address);
    else if (location.search !== search) history.pushState(history.state, '', address);
    setState({ given, search });
  };
  return [state.search, show];
}
