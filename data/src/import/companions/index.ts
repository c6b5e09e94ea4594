import type { Findings } from '../findings.js';
import { readPersons, type PersonRow } from './persons.js';
import { readPlacings, type PlacingRow } from './placings.js';
import { readSquads, type SquadRow } from './squads.js';
import { readVenues, type VenueRow } from './venues.js';

/** Optional files with facts about a season that are not in its matches. */
export interface CompanionFiles {
  readonly squads?: string;
  readonly persons?: string;
  readonly venues?: string;
  readonly placings?: string;
  /** Published ladders, which are compared with the matches. */
  readonly ladder?: string;
}

/** The contents of companion files. */
export interface Companions {
  readonly squads: readonly SquadRow[];
  readonly persons: readonly PersonRow[];
  readonly venues: readonly VenueRow[];
  readonly placings: readonly PlacingRow[];
}

/** Reads the companion files. **Empty**: no rows for a file that is not given. **Throws** DataError. */
export const readCompanions = (files: CompanionFiles, findings: Findings): Companions => ({
  squads: files.squads === undefined ? [] : readSquads(files.squads, findings),
  persons: files.persons === undefined ? [] : readPersons(files.persons, findings),
  venues: files.venues === undefined ? [] : readVenues(files.venues, findings),
  placings: files.placings === undefined ? [] : readPlacings(files.placings, findings),
});
