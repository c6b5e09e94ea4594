import { watch, type FSWatcher } from 'node:fs';

/** Interval between checks of a folder whose changes are not reported. */
const LOOK_EVERY_MILLISECONDS = 500;

export interface FolderChanges {
  /** Resolves after a change in the folder, after half a second, or when the signal aborts. */
  readonly next: () => Promise<void>;
  readonly close: () => void;
}

/** Options for watching a folder. */
export interface WatchOptions {
  /** Whether changes in subfolders count. */
  readonly recursive?: boolean;
  /** Changes within this time of each other count as one. Default: 0. **Units**: milliseconds. */
  readonly together?: number;
  /** Ends all waits. */
  readonly signal?: AbortSignal | undefined;
}

function watcherOf(folder: string, recursive: boolean, changed: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { recursive }, changed).on('error', () => undefined);
  } catch {
    /* Some file systems report no changes. The folder is then checked at intervals. */
    return undefined;
  }
}

/** Watches a folder for changes. */
export function folderChanges(
  folder: string,
  { recursive = false, together = 0, signal }: WatchOptions,
): FolderChanges {
  let isChanged = false;
  let wake: () => void = () => undefined;
  const watcher = watcherOf(folder, recursive, () => {
    isChanged = true;
    wake();
  });
  const stop = (): void => {
    wake();
  };
  signal?.addEventListener('abort', stop, { once: true });

  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    next: async () => {
      if (signal?.aborted === true) return;
      if (!isChanged) await pause(LOOK_EVERY_MILLISECONDS);
      if (together > 0) await new Promise((resolve) => setTimeout(resolve, together));
      isChanged = false;
    },
    close: () => {
      signal?.removeEventListener('abort', stop);
      watcher?.close();
    },
  };
}
