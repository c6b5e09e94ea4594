import { setTimeout as pause } from 'node:timers/promises';

/** Expected statuses of match statistics. A match that has not begun returns 403. */
const EXPECTED = new Set([200, 403]);

/**
 * Sends requests for a number of users until the time is over. Each user sends at most one request a second, and waits
 * for its response before sending the next. A slow machine therefore sends fewer. `send` receives the number of the
 * request and returns its status. Returns the durations of the requests, and the number of other statuses and errors.
 */
export async function steadyLoad(
  send: (n: number) => Promise<number>,
  users: number,
  isOver: () => boolean,
): Promise<{ readonly milliseconds: readonly number[]; readonly failures: Readonly<Record<string, number>> }> {
  const milliseconds: number[] = [];
  const failures: Record<string, number> = {};
  const user = async (first: number): Promise<void> => {
    await pause((first * 1000) / users);
    for (let n = first; !isOver(); n += users) {
      const began = performance.now();
      const outcome = await send(n).catch(String);
      const took = performance.now() - began;
      milliseconds.push(took);
      if (!EXPECTED.has(outcome as number)) failures[outcome] = (failures[outcome] ?? 0) + 1;
      await pause(Math.max(0, 1000 - took));
    }
  };
  await Promise.all(Array.from({ length: users }, (_, first) => user(first)));
  return { milliseconds, failures };
}
