/** Returns the reason why a signal was aborted. */
export const reasonOf = (signal: AbortSignal | undefined): Error =>
  (signal as { readonly reason?: Error } | undefined)?.reason ?? new Error('aborted');

/** Waits. Rejects with the signal's reason if the signal is aborted. **Units**: seconds. */
export function sleep(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
