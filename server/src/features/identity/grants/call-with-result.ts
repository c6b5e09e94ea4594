/** A callback that receives an error or a value. */
export type Callback<T> = (error: Error | null, value?: T) => void;

/** Calls a callback with a promise's result or error. */
export function callWithResult<T>(promise: Promise<T>, done: Callback<T>): void {
  promise.then(
    (value) => {
      done(null, value);
    },
    (error: unknown) => {
      done(error instanceof Error ? error : new Error(String(error)));
    },
  );
}
