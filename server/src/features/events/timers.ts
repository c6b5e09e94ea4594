/** Runs functions later; tests pass their own. Each returns a function that cancels it. **Units**: milliseconds. */
export interface Timers {
  readonly every: (milliseconds: number, run: () => void) => () => void;
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** The timers of Node.js, which do not keep the process running. */
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
