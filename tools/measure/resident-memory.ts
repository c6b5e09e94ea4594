import { readFileSync } from 'node:fs';

/**
 * Returns the resident memory of a process, either all of it or only anonymous memory. **Units**: megabytes. **Empty**:
 * NaN if the system does not report it.
 */
export function residentMegabytes(pid: number, which: 'VmRSS' | 'RssAnon' = 'VmRSS'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`${which}:\\s+(\\d+)`, 'u').exec(status)?.[1] ?? NaN) / 1024;
  } catch {
    return NaN;
  }
}

/** Returns the sum of a metric over all its labels on a metrics page. **Empty**: 0. */
export const sumOf = (page: string, name: string): number =>
  [...page.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gmu'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );
