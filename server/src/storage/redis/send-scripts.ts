import { createHash } from 'node:crypto';
import type { SendCommandFn } from 'rate-limit-redis';
import type { SharedRedis } from './redis.js';

/**
 * Sends the commands of `rate-limit-redis`, its scripts whole. The library loads them once, when it begins: it would
 * never get over a Redis that was away then, and a script loaded without a key lies on any one node of a Cluster.
 */
export function sendScripts(redis: Pick<SharedRedis, 'call'>): SendCommandFn {
  const scripts = new Map<string, string>();
  return async (command, ...words) => {
    if (command === 'SCRIPT') {
      const script = words.at(-1) ?? '';
      const digest = createHash('sha1').update(script).digest('hex');
      scripts.set(digest, script);
      return digest;
    }
    const [digest = '', ...rest] = words;
    return command === 'EVALSHA'
      ? redis.call('EVAL', scripts.get(digest) ?? '', ...rest)
      : redis.call(command, ...words);
  };
}
