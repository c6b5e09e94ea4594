import { useSyncExternalStore } from 'react';
import { constants } from '../constants';

/** A text that is kept while a tab shows the site, and its subscribers. */
class KeptText {
  #text: string;
  readonly #listeners = new Set<() => void>();

  constructor(text: string) {
    this.#text = text;
  }

  readonly get = (): string => this.#text;

  readonly set = (text: string): void => {
    this.#text = text;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
}

const kept = new KeptText(constants.sandboxKey);

const initial = (): string => constants.sandboxKey;

/** Returns the key for calls, and a function that replaces it on all pages until the tab is closed or reloaded. */
export const useApiKey = (): readonly [key: string, setKey: (key: string) => void] => [
  useSyncExternalStore(kept.subscribe, kept.get, initial),
  kept.set,
];
