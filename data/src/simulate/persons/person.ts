import type { ListedPlayer, SeasonPositionCode } from '@goalsquare/engine';
import type { Gender, PersonName } from '../names/name-book.js';
import type { Physique } from '../players/physique.js';

/**
 * A player, through all seasons and whatever the club. **Units**: `talent` in standard deviations of the players of the
 * position.
 */
export interface Person extends PersonName, Physique {
  readonly personId: number;
  readonly gender: Gender;
  readonly dateOfBirth: string;
  readonly position: SeasonPositionCode;
  readonly talent: number;
}

/** What a person is called in full, and in brief. */
export const namesOf = ({
  firstname,
  surname,
}: PersonName): Required<Pick<ListedPlayer, 'firstname' | 'surname' | 'fullname' | 'displayName'>> => ({
  firstname,
  surname,
  fullname: `${firstname} ${surname}`,
  displayName: `${firstname.slice(0, 1)}. ${surname}`,
});
