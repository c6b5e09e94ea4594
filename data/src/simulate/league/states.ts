import type { SeasonSquad } from '@goalsquare/engine';

/** A state as the record of a season writes one. */
export type State = NonNullable<SeasonSquad['homeState']>;

/** THE states and territories clubs and grounds are in; ids are ours. */
export const states = {
  VIC: { id: 1, name: 'Victoria', code: 'VIC' },
  SA: { id: 2, name: 'South Australia', code: 'SA' },
  WA: { id: 3, name: 'Western Australia', code: 'WA' },
  NSW: { id: 4, name: 'New South Wales', code: 'NSW' },
  QLD: { id: 5, name: 'Queensland', code: 'QLD' },
  TAS: { id: 6, name: 'Tasmania', code: 'TAS' },
  NT: { id: 7, name: 'Northern Territory', code: 'NT' },
  ACT: { id: 8, name: 'Australian Capital Territory', code: 'ACT' },
} as const satisfies Readonly<Record<string, State>>;

/** Code of a state. */
export type StateCode = keyof typeof states;

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

/** THE countries grounds are in; ids are ours. */
export const countries = {
  AU: { id: 1, name: 'Australia', code: 'AUS' },
  NZ: { id: 2, name: 'New Zealand', code: 'NZL' },
} as const;
