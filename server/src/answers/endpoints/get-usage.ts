import { usageOf } from '../shapes/usage.js';
import type { AccountEndpoint } from './endpoint.js';
import { versionOf } from './list.js';

/** The limits of the caller's account and its usage, which the next request changes. */
export const getUsage: AccountEndpoint<'getUsage'> = {
  ofAccount:
    ({ account }) =>
    (days) => {
      const usage = usageOf(account, days);
      return { version: `usage-${versionOf(usage)}`, maxAge: 0, reply: () => usage };
    },
};
