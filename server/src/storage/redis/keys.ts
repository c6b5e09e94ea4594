const PREFIX = 'goalsquare';

/** The key of an account's bucket and counts. Everything about one account is on one node of a Cluster. */
export const limitsKey = (accountId: string): string => `${PREFIX}:limits:{${accountId}}`;

/** The key of an account's counts in version 1.0.0. */
export const usageKey = (accountId: string): string => `${PREFIX}:usage:{${accountId}}`;

/** Which processes have a slice of the limits of an account. */
export const slicesKey = (accountId: string): string => `${PREFIX}:slices:{${accountId}}`;

/** The key of an address's bucket; another key if its limits change. */
export const bucketKey = (key: string, kindAndLimits: string): string => `${PREFIX}:bucket:${kindAndLimits}:{${key}}`;

/** The key that marks a value as used. */
export const nonceKey = (id: string): string => `${PREFIX}:used:{${id}}`;

/** The place of the tokens that were revoked, all on one node. */
export const REVOKED_TAG = 'tokens';
export const REVOKED_KEY = `${PREFIX}:revoked:{${REVOKED_TAG}}`;

/** The key that a probe writes to check whether keys with the same hash tag can be written. */
export const probeKey = (place: string): string => `${PREFIX}:probe:{${place}}`;

/** The key of an account's permalinks. */
export const permalinksKey = (accountId: string): string => `${PREFIX}:permalinks:{${accountId}}`;

/** The key of the permalink that a secret opens. */
export const permalinkKey = (hash: string): string => `${PREFIX}:permalink:${hash}`;

/** The key of the replays of all accounts. */
export const REPLAYS_KEY = `${PREFIX}:replays:{replays}`;

/** Keys of subscriptions: in a Cluster all on one node, so that a script can use several of them. */
const WEBHOOKS_TAG = '{webhooks}';
export const SUBSCRIPTIONS_KEY = `${PREFIX}:webhook-subscriptions:${WEBHOOKS_TAG}`;
export const WEBHOOK_PROGRESS_KEY = `${PREFIX}:webhook-progress:${WEBHOOKS_TAG}`;
export const WEBHOOK_PLACES_KEY = `${PREFIX}:webhook-places:${WEBHOOKS_TAG}`;
export const WEBHOOK_LEASE_KEY = `${PREFIX}:webhook-lease:${WEBHOOKS_TAG}`;
export const webhookQueueKey = (id: string): string => `${PREFIX}:webhook-queue:${WEBHOOKS_TAG}:${id}`;
export const webhookDeadKey = (id: string): string => `${PREFIX}:webhook-dead:${WEBHOOKS_TAG}:${id}`;
