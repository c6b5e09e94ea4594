/** Returns what a promise rejects with. **Throws** if it does not reject. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('the promise did not reject');
    },
    (error: unknown) => error,
  );
