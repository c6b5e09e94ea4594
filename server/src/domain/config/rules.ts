import { LEAST_MEGABYTES } from '../memory/memory-of-machine.js';
import type { Rule } from './rule.js';

/** Every rule about more than one variable. Several processes must share counts and issued tokens. */
export const rules: readonly Rule[] = [
  {
    of: ['processes', 'redisUrls'],
    fault: ({ processes, redisUrls }) =>
      processes > 1 && redisUrls.length === 0
        ? `PROCESSES is ${processes} and REDIS_URL is not set: set REDIS_URL, because processes share request counts in Redis, or set PROCESSES to 1`
        : undefined,
  },
  {
    of: ['processes', 'keysDirectory'],
    fault: ({ processes, keysDirectory }) =>
      processes > 1 && keysDirectory === undefined
        ? `PROCESSES is ${processes} and GOALSQUARE_KEYS is memory: set GOALSQUARE_KEYS to a folder, because each process would otherwise issue tokens that the other processes refuse, or set PROCESSES to 1`
        : undefined,
  },
  {
    of: ['processes', 'port'],
    fault: ({ processes, port }) =>
      processes > 1 && port === 0
        ? `PROCESSES is ${processes} and PORT is 0: set PORT to a port, or set PROCESSES to 1`
        : undefined,
  },
  {
    of: ['processes', 'memory'],
    fault: ({ processes, memoryMegabytes }) =>
      processes > 1 && memoryMegabytes < processes * LEAST_MEGABYTES
        ? `PROCESSES is ${processes} and they share ${memoryMegabytes} MB: set MEMORY_MB to ${processes * LEAST_MEGABYTES} or more, or reduce PROCESSES`
        : undefined,
  },
  {
    of: ['metrics', 'port'],
    fault: ({ metrics, port }) =>
      metrics?.port === port && port !== 0
        ? `METRICS_PORT and PORT are both ${port}: use a separate port for the metrics`
        : undefined,
  },
];
