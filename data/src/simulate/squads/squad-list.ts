import type { Club } from '../league/clubs.js';
import type { Person } from '../persons/person.js';

/** A player on a list. */
export interface Member {
  readonly person: Person;
  readonly jumperNumber: number;
}

/**
 * The players of a club in a season, and how good the club is. **Units**: `strength` in standard deviations of players.
 */
export interface SquadList {
  readonly club: Club;
  readonly members: readonly Member[];
  readonly strength: number;
}
