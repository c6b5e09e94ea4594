import type { SessionStore } from '../replay/session-store.js';
import { sessionsEmbedded } from '../replay/sessions-embedded.js';
import type { LimitsSetting } from './limits.js';

/** Opens what replays of accounts are kept in: Redis where it is named, else a file of the folder of state. */
export async function openSessions({ redisUrls, redisTimeoutMilliseconds, stateDirectory, logger }: Omit<LimitsSetting, 'registry' | 'now'>): Promise<SessionStore> {
  if (redisUrls.length === 0) return sessionsEmbedded(stateDirectory);
  const [{ sessionsInRedis }, { connectRedis }] = await Promise.all([import('./sessions-in-redis.js'), import('./redis.js')]);
  return sessionsInRedis(connectRedis(redisUrls, redisTimeoutMilliseconds, (error) => { logger.debug({ err: error }, 'redis'); }), redisTimeoutMilliseconds);
}
