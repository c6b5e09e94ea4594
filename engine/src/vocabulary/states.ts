/** A state or country as season records write it. */
interface Place {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** The states and territories clubs and grounds are in. The ids are our own. */
export const states = {
  VIC: { id: 1, name: 'Victoria', code: 'VIC' },
  SA: { id: 2, name: 'South Australia', code: 'SA' },
  WA: { id: 3, name: 'Western Australia', code: 'WA' },
  NSW: { id: 4, name: 'New South Wales', code: 'NSW' },
  QLD: { id: 5, name: 'Queensland', code: 'QLD' },
  TAS: { id: 6, name: 'Tasmania', code: 'TAS' },
  NT: { id: 7, name: 'Northern Territory', code: 'NT' },
  ACT: { id: 8, name: 'Australian Capital Territory', code: 'ACT' },
} as const satisfies Readonly<Record<string, Place>>;

/** Code of a state. */
export type StateCode = keyof typeof states;

/** The countries grounds are in. The ids are our own. */
export const countries = {
  AU: { id: 1, name: 'Australia', code: 'AUS' },
  NZ: { id: 2, name: 'New Zealand', code: 'NZL' },
} as const satisfies Readonly<Record<string, Place>>;
