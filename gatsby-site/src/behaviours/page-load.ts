import { useSyncExternalStore } from 'react';
import { constants } from '../constants';
import { Kept } from '../requests/kept';
import { failed, gatsbyInternals, type Loaded } from './loader';

/** The state of a page load. `slow` means that the load takes long enough to need a progress indicator. */
export type PageLoad =
  | { readonly phase: 'idle' | 'loading' | 'slow' }
  | { readonly phase: 'failed'; readonly message: string };

const idle: PageLoad = { phase: 'idle' };
const kept = new Kept<PageLoad>(idle);
let patience: ReturnType<typeof setTimeout> | undefined;

function become(next: PageLoad): void {
  clearTimeout(patience);
  kept.set(next);
}

/** Returns the state of the current page load. The component renders again when it changes. */
export const usePageLoad = (): PageLoad => useSyncExternalStore(kept.subscribe, kept.get, () => idle);

const messageOf = (loaded: Loaded, path: string): string =>
  loaded?.error instanceof Error ? loaded.error.message : `The page ${path} could not be loaded.`;

function begin(): void {
  become({ phase: 'loading' });
  patience = setTimeout(() => {
    become({ phase: 'slow' });
  }, constants.progressDelay);
}

/**
 * Follows every page load from its start. If several run at once, the last one counts. `onFirstFailure` is called if
 * the first load fails, because React does not start then.
 */
export function followPageLoads(onFirstFailure: (message: string) => void): void {
  const { ___loader: loader } = gatsbyInternals();
  const load = loader.loadPage;
  let asked = 0;
  loader.loadPage = async (path) => {
    asked += 1;
    const turn = asked;
    begin();
    const loaded = await load(path);
    if (turn !== asked) return loaded;
    if (!failed(loaded)) {
      become(idle);
      return loaded;
    }
    const message = messageOf(loaded, path);
    become({ phase: 'failed', message });
    if (turn === 1) onFirstFailure(message);
    return loaded;
  };
}
