import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so, and returns the seconds it took. **Throws** if it takes longer than `seconds`. */
export async function eventually(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds: number,
): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > seconds * 1000) throw new Error(`${what}: not within ${seconds} s`);
    await pause(50);
  }
  return (performance.now() - begun) / 1000;
}
