const PREFIX = 'goalsquare';

/** Where the counts of an account are: whatever is kept of one account lies on one node of a Cluster. */
export const usageKey = (accountId: string): string => `${PREFIX}:usage:{${accountId}}`;

/** Where the bucket of an account is; another one where its limits change. */
export const bucketKey = (accountId: string, limits: string): string => `${PREFIX}:bucket:${limits}:{${accountId}}`;
