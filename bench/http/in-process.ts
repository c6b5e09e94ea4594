import { inProcess } from './given.js';
import { median } from '../timing.js';

/** Processor time to compute the large response without HTTP. **Units**: microseconds. */
export interface InProcess {
  readonly stringifyUs: number;
  readonly oursUs: number;
}

/**
 * Returns the processor time to compute the large response as serialised objects, and as our server writes it. Both
 * take turns for `seconds` altogether.
 */
export function computeInProcess(seconds: number): InProcess {
  const { stringify, ours } = inProcess();
  const usOf = (compute: () => unknown, times: number): number => {
    const before = process.cpuUsage();
    for (let n = 0; n < times; n += 1) compute();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / times;
  };
  usOf(stringify, 60);
  usOf(ours, 1000);
  const samples: (readonly [number, number])[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end || samples.length < 3;)
    samples.push([usOf(stringify, 10), usOf(ours, 100)]);
  return { stringifyUs: median(samples.map(([us]) => us)), oursUs: median(samples.map(([, us]) => us)) };
}
