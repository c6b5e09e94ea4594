import { setImmediate } from 'node:timers/promises';

/** Returns a function that returns promises. One of them resolves in each turn of the event loop, in order. */
export function turnsOfLoop(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(async () => setImmediate()));
}
