import { setTimeout as pause } from 'node:timers/promises';

/** Statuses of the statistics of a match: 403 if it has not begun. */
const EXPECTED = new Set([200, 403]);

/**
 * Sends at most one request a second for each of so many users, the next once the last was answered, until the time is
 * over. A slow machine gets fewer requests. `send` gets the number of the request and returns its status. Returns how
 * long requests took, and how often each other status or error came.
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
