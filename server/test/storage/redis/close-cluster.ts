import { connectRedis } from '../../../src/storage/redis/redis.js';

/** Connects to a Cluster of the nodes that are named, and closes the connections at the first line of the input. */
const cluster = connectRedis(process.argv.slice(2), 1000, () => undefined);
process.stdin.once('data', () => {
  cluster.disconnect();
  process.stdin.destroy();
});
