import { readFileSync } from 'node:fs';

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
