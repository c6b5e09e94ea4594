const PREFIX = 'goalsquare';

/** Where the bucket and the counts of an account are: all that is kept of one account lies on one node of a Cluster. */
export const limitsKey = (accountId: string): string => `${PREFIX}:limits:{${accountId}}`;

/** Where version 1.0.0 kept the counts of an account. */
export const usageKey = (accountId: string): string => `${PREFIX}:usage:{${accountId}}`;

/** Which processes have a slice of the limits of an account. */
export const slicesKey = (accountId: string): string => `${PREFIX}:slices:{${accountId}}`;

/** Where the bucket of an address is; another one where its limits change. */
export const bucketKey = (key: string, kindAndLimits: string): string => `${PREFIX}:bucket:${kindAndLimits}:{${key}}`;

/** Where it is kept that something was used. */
export const nonceKey = (id: string): string => `${PREFIX}:used:{${id}}`;

/** The place of the tokens that were revoked, all on one node. */
export const REVOKED_TAG = 'tokens';
export const REVOKED_KEY = `${PREFIX}:revoked:{${REVOKED_TAG}}`;

/** What is written to find out whether things can be written where those of a place are. */
export const probeKey = (place: string): string => `${PREFIX}:probe:{${place}}`;

/** Where the permalinks of an account are. */
export const permalinksKey = (accountId: string): string => `${PREFIX}:permalinks:{${accountId}}`;

/** Where it is kept which permalink a secret opens. */
export const permalinkKey = (hash: string): string => `${PREFIX}:permalink:${hash}`;

/** Where the replays of all accounts are. */
export const REPLAYS_KEY = `${PREFIX}:replays:{replays}`;

/** What is stored of subscriptions: in a Cluster all on one node, so that a script can use several keys. */
const WEBHOOKS_TAG = '{webhooks}';
export const SUBSCRIPTIONS_KEY = `${PREFIX}:webhook-subscriptions:${WEBHOOKS_TAG}`;
export const WEBHOOK_PROGRESS_KEY = `${PREFIX}:webhook-progress:${WEBHOOKS_TAG}`;
export const WEBHOOK_PLACES_KEY = `${PREFIX}:webhook-places:${WEBHOOKS_TAG}`;
export const WEBHOOK_LEASE_KEY = `${PREFIX}:webhook-lease:${WEBHOOKS_TAG}`;
export const webhookQueueKey = (id: string): string => `${PREFIX}:webhook-queue:${WEBHOOKS_TAG}:${id}`;
export const webhookDeadKey = (id: string): string => `${PREFIX}:webhook-dead:${WEBHOOKS_TAG}:${id}`;
