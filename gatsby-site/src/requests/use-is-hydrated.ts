import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Whether a component has hydrated. The first render of a built page equals its HTML, so that it has neither the
 * reader's key nor the parameters of the address.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
