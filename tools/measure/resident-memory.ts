import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A server is idle if it uses less processor time than this in a span in which it collects its garbage. **Units**:
 * seconds; milliseconds.
 */
const [IDLE_SECONDS, SPAN] = [0.5, 25_000];

/**
 * Memory of a process that is in RAM, all or what no file backs. **Units**: megabytes. **Empty**: NaN where the system
 * does not report it.
 */
export function residentMegabytes(pid: number, which: 'VmRSS' | 'RssAnon' = 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${which}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? NaN) / 1024;
  } catch {
    return NaN;
  }
}

/** Adds up a metric of a page over its labels. **Empty**: 0. */
export const sumOf = (page: string, name: string): number =>
  [...page.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gmu'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );

/**
 * Waits until a server has done its work without requests, such as to simulate its sandbox and to save its seasons, and
 * has collected its garbage.
 */
export async function idled(server: { readonly metrics: () => Promise<string> }): Promise<void> {
  const used = async (): Promise<number> => sumOf(await server.metrics(), 'process_cpu_seconds_total');
  for (let [before, now] = [0, await used()]; now - before > IDLE_SECONDS; [before, now] = [now, await used()])
    await pause(SPAN);
}
