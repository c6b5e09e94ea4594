/** What runs things later, so that tests need not wait. **Units**: milliseconds. Each answers how to call it off. */
export interface Timers {
  readonly every: (milliseconds: number, run: () => void) => () => void;
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** The timers of the process, which they do not keep running. */
export const processTimers: Timers = {
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds).unref();
    return () => {
      clearInterval(timer);
    };
  },
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
