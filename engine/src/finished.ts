/** Runs steps to the end and returns the result. */
export function finished<T>(steps: Generator<undefined, T, undefined>): T {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}
