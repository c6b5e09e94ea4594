const PREFIX = 'goalsquare';

/** Returns the key of an account's bucket and counts. All data of an account is on one node of a Cluster. */
export const limitsKey = (accountId: string): string => `${PREFIX}:limits:{${accountId}}`;

/** Returns the key of an account's counts in version 1.0.0. */
export const usageKey = (accountId: string): string => `${PREFIX}:usage:{${accountId}}`;

/** Returns the key for the processes that have a slice of an account's limits. */
export const slicesKey = (accountId: string): string => `${PREFIX}:slices:{${accountId}}`;

/** Returns the key of an address's bucket. With other limits, the bucket has another key. */
export const bucketKey = (key: string, kindAndLimits: string): string => `${PREFIX}:bucket:${kindAndLimits}:{${key}}`;

/** Returns the key that marks a value as used. */
export const nonceKey = (id: string): string => `${PREFIX}:used:{${id}}`;

/** Hash tag of revoked tokens, which are all on one node. */
export const REVOKED_TAG = 'tokens';
export const REVOKED_KEY = `${PREFIX}:revoked:{${REVOKED_TAG}}`;

/** Returns the key that a probe writes to check that keys with the same hash tag can be written. */
export const probeKey = (place: string): string => `${PREFIX}:probe:{${place}}`;

/** Returns the key of an account's permalinks. */
export const permalinksKey = (accountId: string): string => `${PREFIX}:permalinks:{${accountId}}`;

/** Returns the key for the permalink with a secret. */
export const permalinkKey = (hash: string): string => `${PREFIX}:permalink:${hash}`;

/** Key of the replays of all accounts. */
export const REPLAYS_KEY = `${PREFIX}:replays:{replays}`;

/** Hash tag of subscriptions: in a Cluster they are all on one node, so that a script can use several keys. */
const WEBHOOKS_TAG = '{webhooks}';
export const SUBSCRIPTIONS_KEY = `${PREFIX}:webhook-subscriptions:${WEBHOOKS_TAG}`;
export const WEBHOOK_PROGRESS_KEY = `${PREFIX}:webhook-progress:${WEBHOOKS_TAG}`;
export const WEBHOOK_PLACES_KEY = `${PREFIX}:webhook-places:${WEBHOOKS_TAG}`;
export const WEBHOOK_LEASE_KEY = `${PREFIX}:webhook-lease:${WEBHOOKS_TAG}`;
export const webhookQueueKey = (id: string): string => `${PREFIX}:webhook-queue:${WEBHOOKS_TAG}:${id}`;
export const webhookDeadKey = (id: string): string => `${PREFIX}:webhook-dead:${WEBHOOKS_TAG}:${id}`;
