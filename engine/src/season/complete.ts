import type { SeasonRecord } from './record.js';

type Derivable = 'phases' | 'rounds' | 'squads' | 'venues';

/** The record of a season, with everything in it that its matches tell. */
export type CompleteSeason = SeasonRecord & { readonly [K in Derivable]-?: NonNullable<SeasonRecord[K]> };
