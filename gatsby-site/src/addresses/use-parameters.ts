import { useState } from 'react';
import { useIsHydrated } from '../requests/use-is-hydrated';
import { readAddress, writeQuery } from './address-query';

/** Parameters of an address, and a function that replaces some of them. */
export interface Parameters {
  readonly values: Readonly<Record<string, string>>;
  /** Replaces parameters in the address. An empty text removes one. */
  readonly change: (values: Readonly<Record<string, string>>) => void;
  /** Whether the address has been read. The first render does not read it, so that it matches the built page. */
  readonly isRead: boolean;
}

/** The location of a page: the `search` of its address, and a key for each visit. */
export interface Place {
  readonly search: string;
  readonly key?: string;
}

function read(search: string): Readonly<Record<string, string>> {
  const { names, text } = readAddress(search);
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}

/** The parameters of a visit. */
interface Visited {
  readonly visit: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the parameters of a page's address. Changes are written to the address, so that readers can copy it. */
export function useParameters({ search, key = '' }: Place): Parameters {
  const visit = `${key} ${search}`;
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<Visited>();
  if (isHydrated && state?.visit !== visit) setState({ visit, values: read(search) });
  const isRead = state?.visit === visit;
  const values = isRead ? state.values : {};
  const change = (changed: Readonly<Record<string, string>>): void => {
    const next = Object.fromEntries(Object.entries({ ...values, ...changed }).filter(([, value]) => value !== ''));
    history.replaceState(history.state, '', location.pathname + writeQuery(next) + location.hash);
    setState({ visit, values: next });
  };
  return { values, change, isRead };
}
