import { watch, type FSWatcher } from 'node:fs';

/** Interval between checks of a folder whose changes are not reported. */
const LOOK_EVERY_MILLISECONDS = 500;

/** Files that change within this time of each other are processed together. */
const TOGETHER_MILLISECONDS = 40;

/** Waits for changes of a folder. */
export interface FolderChanges {
  /** Resolves after a change in the folder, after half a second, or when the signal aborts. */
  readonly next: () => Promise<void>;
  readonly close: () => void;
}

function watcherOf(folder: string, changed: () => void): FSWatcher | undefined {
  try {
    return watch(folder, { recursive: true }, changed).on('error', () => undefined);
  } catch {
    /* Some file systems report no changes. The folder is then checked at intervals. */
    return undefined;
  }
}

/** Watches a folder and its subfolders for changes. */
export function folderChanges(folder: string, signal: AbortSignal): FolderChanges {
  let isChanged = false;
  let wake: () => void = () => undefined;
  const watcher = watcherOf(folder, () => {
    isChanged = true;
    wake();
  });
  const stop = (): void => {
    wake();
  };
  signal.addEventListener('abort', stop, { once: true });

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
      if (signal.aborted) return;
      if (!isChanged) await pause(LOOK_EVERY_MILLISECONDS);
      await new Promise((resolve) => setTimeout(resolve, TOGETHER_MILLISECONDS));
      isChanged = false;
    },
    close: () => {
      signal.removeEventListener('abort', stop);
      watcher?.close();
    },
  };
}
