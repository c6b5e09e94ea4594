import type { SessionStore } from '../../features/replay/session-store.js';
import { sessionsEmbedded } from '../lmdb/sessions-embedded.js';
import { keptIn, type KeptSetting } from './kept-in.js';

/** Opens what replays of accounts are kept in: Redis where it is named, else a file of the folder of state. */
export const openSessions = (setting: KeptSetting): Promise<SessionStore> =>
  keptIn(setting, sessionsEmbedded, async () => (await import('./sessions-in-redis.js')).sessionsInRedis);
