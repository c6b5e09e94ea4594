const PREFIX = 'goalsquare';

/** Where the counts of an account are: whatever is kept of one account lies on one node of a Cluster. */
export const usageKey = (accountId: string): string => `${PREFIX}:usage:{${accountId}}`;

/** Where the bucket of an account is; another one where its limits change. */
export const bucketKey = (accountId: string, limits: string): string => `${PREFIX}:bucket:${limits}:{${accountId}}`;

/** What the windows of a kind begin with; the address follows, in braces. */
export const windowPrefix = (name: string): string => `${PREFIX}:window:${name}:`;

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
