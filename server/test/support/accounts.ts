import type { FindAccount, Licence } from '@goalsquare/server';

/** Accounts with these licences, by their keys; no test meets their limits. */
export const accountsWith = (licences: Readonly<Record<string, Licence>>): FindAccount => (token) => {
  const licence = licences[token];
  return licence && { id: token, planName: token, licence, limits: { ratePerSecond: 1e6, burst: 1e6 }, requestsPerDay: 1e6 };
};
