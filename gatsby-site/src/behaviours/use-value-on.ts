import { useCallback, useSyncExternalStore } from 'react';

/** Returns a value that is read again at each event of the window. `built` is the value at build time. */
export function useValueOn<T>(event: string, read: () => T, built: T): T {
  const subscribe = useCallback(
    (notify: () => void) => {
      window.addEventListener(event, notify);
      return () => {
        window.removeEventListener(event, notify);
      };
    },
    [event],
  );
  return useSyncExternalStore(subscribe, read, () => built);
}
