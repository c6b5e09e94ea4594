import type { FindAccount, Licence } from '@goalsquare/server';

/** Accounts with these licences, by their keys; no test meets their limits. */
export const accountsWith =
  (licences: Readonly<Record<string, Licence>>): FindAccount =>
  (token) => {
    const licence = licences[token];
    return (
      licence && {
        id: token,
        name: token,
        licence,
        plan: { name: token, ratePerSecond: 1e6, burst: 1e6, requestLimit: 1e6, quotaPeriod: 'DAY' },
      }
    );
  };
