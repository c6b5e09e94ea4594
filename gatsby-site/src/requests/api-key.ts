import { useSyncExternalStore } from 'react';
import { constants } from '../constants';
import { Kept } from './kept';
import { keepInTab, textInTab } from './tab-storage';

const { sandboxKey, stored } = constants;

interface KeyOfTab {
  readonly key: string;
  /** Whether the key is kept when the page is reloaded. */
  readonly isStored: boolean;
  /** Whether the server has rejected the key. */
  readonly isRefused: boolean;
}

const initial: KeyOfTab = { key: sandboxKey, isStored: false, isRefused: false };

const storedKey = typeof window === 'undefined' ? null : textInTab(stored.key);

const kept = new Kept<KeyOfTab>(storedKey === null ? initial : { ...initial, key: storedKey, isStored: true });

const useKept = (): KeyOfTab => useSyncExternalStore(kept.subscribe, kept.get, () => initial);

/**
 * Replaces the key on all pages. It is kept until the tab is closed or, if it is not stored, until the page is
 * reloaded.
 */
function setKey(key: string, isStored = kept.get().isStored): void {
  keepInTab(stored.key, isStored ? key : undefined);
  kept.set({ key, isStored, isRefused: key === kept.get().key && kept.get().isRefused });
}

/** Records that the server has rejected the tab's key. */
export function refuseKey(): void {
  if (!kept.get().isRefused) kept.set({ ...kept.get(), isRefused: true });
}

/** Returns the key for calls outside components. */
export const currentKey = (): string => kept.get().key;

/** Calls a function whenever the key changes. Returns a function that stops this. */
export const onKeyChange = kept.subscribe;

/** Returns the key for calls, and a function that replaces it on all pages. */
export const useApiKey = (): readonly [key: string, setKey: (key: string, isStored?: boolean) => void] => [
  useKept().key,
  setKey,
];

/** Returns whether the key is stored in the tab, and whether the server has rejected it. */
export const useKeyState = (): Pick<KeyOfTab, 'isStored' | 'isRefused'> => useKept();
