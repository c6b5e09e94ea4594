import { usageOf } from '../shapes/usage.js';
import type { AccountEndpoint } from './endpoint.js';
import { versionOf } from './list.js';

/**
 * Endpoint that returns the limits and usage of the caller's account. Its `max-age` is 0, because every other request
 * changes the usage.
 */
export const getUsage: AccountEndpoint<'getUsage'> = {
  ofAccount:
    ({ account }) =>
    (days) => {
      const usage = usageOf(account, days);
      return { version: `usage-${versionOf(usage)}`, maxAge: 0, reply: () => usage };
    },
};
