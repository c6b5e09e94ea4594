import type { StateCode } from '@goalsquare/engine';

/** Time zone of each state. */
export const zoneOf: Readonly<Record<StateCode, string>> = {
  VIC: 'Australia/Melbourne',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  NSW: 'Australia/Sydney',
  QLD: 'Australia/Brisbane',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
  ACT: 'Australia/Sydney',
};
