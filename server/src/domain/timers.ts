/**
 * Timers that call functions later. Tests replace them. Each method returns a function that cancels the call.
 * **Units**: milliseconds.
 */
export interface Timers {
  readonly every: (milliseconds: number, run: () => void) => () => void;
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** The timers of Node.js. They do not keep the process alive. */
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
