import type { Config } from '../domain/config.js';

/**
 * Locks the live matches in the state folder if replicas may share it, which is the case with Redis and without NATS.
 * Returns the other server that has locked them. **Empty**: `undefined` if this server has locked them, or no lock is
 * needed. **Source**: ADR 39.
 */
export const otherHolderOf = async (
  { redisUrls, natsUrls, stateDirectory }: Config,
  {
    lockLiveMatches,
  }: { readonly lockLiveMatches: (stateDirectory: string) => string | undefined | Promise<string | undefined> },
): Promise<string | undefined> =>
  redisUrls.length > 0 && natsUrls.length === 0 ? lockLiveMatches(stateDirectory) : undefined;
