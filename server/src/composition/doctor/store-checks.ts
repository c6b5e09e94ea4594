import { sharedLogStatus } from '@goalsquare/data';
import { fault, ok, skipped, warning, type Finding } from '../../features/doctor/finding.js';
import { connectRedis } from '../../storage/redis/redis.js';
import { withTimeout } from '../../storage/redis/with-timeout.js';
import { messageWithCause } from '../../domain/errors.js';

/** Timeout for a response from Redis or NATS. **Units**: milliseconds. */
const PATIENCE = 3000;

const REDIS_PAGE = 'docs/runbook.md#limits-are-not-shared';
const NATS_PAGE = 'docs/runbook.md#live-matches-cannot-be-fed';

/** The result of checking Redis. **Units**: `time` in milliseconds. */
export interface RedisAnswer {
  readonly finding: Finding;
  /** The clock of Redis. **Empty**: Redis did not respond, or its reply has no time. */
  readonly time?: number;
}

/** Checks that Redis responds, accepts writes and evicts nothing. */
export async function checkRedis(urls: readonly string[]): Promise<RedisAnswer> {
  if (urls.length === 0) return { finding: skipped('REDIS_URL is not set: a single server counts requests by itself') };
  let reason: unknown;
  const redis = connectRedis(urls, PATIENCE, (error) => {
    reason = error;
  });
  try {
    await redis.connected();
    const [seconds, microseconds] = await withTimeout(redis.time(), PATIENCE);
    const time = Number(seconds) * 1000 + Number(microseconds) / 1000;
    // A Redis of a provider may not permit CONFIG.
    const config = (await redis.call('CONFIG', 'GET', 'maxmemory-policy').catch(() => [])) as readonly string[];
    const policy = config[1] ?? 'noeviction';
    const finding =
      policy === 'noeviction'
        ? ok('Redis answers')
        : warning(
            `Redis evicts keys (${policy})`,
            'Set maxmemory-policy to noeviction, and watch its memory.',
            REDIS_PAGE,
          );
    return { finding, time };
  } catch (error) {
    return {
      finding: fault(
        `Redis does not answer: ${messageWithCause(reason ?? error)}`,
        'Start Redis, or repair the network. The servers return to it without a restart.',
        REDIS_PAGE,
      ),
    };
  } finally {
    redis.disconnect();
  }
}

/** Checks that NATS has a majority, and that each copy of the shared log is current. */
export async function checkNats(urls: readonly string[]): Promise<Finding> {
  if (urls.length === 0) return skipped('NATS_URL is not set: a single server stores the live matches');
  try {
    const { copies, hasQuorum, lagging } = await sharedLogStatus(urls, PATIENCE);
    if (!hasQuorum)
      return fault('a majority of the NATS servers cannot be reached', 'Start the missing servers.', NATS_PAGE);
    return lagging.length === 0
      ? ok(`${copies} copies, all current`)
      : warning(
          `the copies on ${lagging.join(', ')} are not current`,
          'Start these NATS servers. If they are running, recreate the copy with the command that the log names.',
          'docs/runbook.md#a-live-match-does-not-move',
        );
  } catch (error) {
    return fault(
      `the shared log cannot be reached: ${messageWithCause(error)}`,
      'Start the NATS servers, then a Goalsquare server, which creates the log.',
      NATS_PAGE,
    );
  }
}
