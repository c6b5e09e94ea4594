import { setTimeout } from 'node:timers/promises';
import type { ServerProcess } from '../../../server/test/support/server-process.js';
import { residentMegabytes, sumOf } from '../resident-memory.js';

const MEGABYTE = 1_048_576;

/** A module that makes a process collect its garbage on a signal. */
export const collectAtSignal = `data:text/javascript,${encodeURIComponent(
  "import v8 from 'node:v8'; import vm from 'node:vm'; v8.setFlagsFromString('--expose-gc'); " +
    "const collect = vm.runInNewContext('gc'); process.on('SIGUSR2', () => collect());",
)}`;

const READINGS = 5;
const BETWEEN_READINGS = 2000;

/**
 * Returns the memory that a server uses apart from its caches, after a garbage collection. Only anonymous memory
 * counts, without the free space of the heap. It is the lowest of several readings, because the system reclaims freed
 * memory late. **Units**: megabytes.
 */
export async function ownMegabytes(server: ServerProcess): Promise<number> {
  const readings: number[] = [];
  while (readings.length < READINGS) {
    // The second collection frees what the first one released, such as buffers.
    for (let times = 0; times < 2; times += 1) {
      server.signal('SIGUSR2');
      await server.metrics();
    }
    const page = await server.metrics();
    const [total, used] = ['total', 'used'].map((of) => sumOf(page, `nodejs_heap_size_${of}_bytes`)) as [
      number,
      number,
    ];
    const others = (total - used + sumOf(page, 'goalsquare_memory_bytes')) / MEGABYTE;
    readings.push(residentMegabytes(server.pid, 'RssAnon') - others);
    await setTimeout(BETWEEN_READINGS);
  }
  return Math.round(Math.min(...readings));
}
