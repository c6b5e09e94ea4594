import type { ListedPlayer, SeasonPositionCode } from '@goalsquare/engine';
import type { Gender, NameBook, PersonName } from '../names/name-book.js';
import type { Random } from '../random.js';
import { physiqueOf, type Physique } from './physique.js';

/**
 * A player, the same in all seasons and clubs. **Units**: height and weight are those of the adult; `talent` in
 * standard deviations of the players of the position.
 */
export interface Person extends PersonName, Physique {
  readonly personId: number;
  readonly gender: Gender;
  readonly dateOfBirth: string;
  readonly position: SeasonPositionCode;
  readonly talent: number;
}

/** Attributes of a person that are chosen in advance. */
export interface PersonDesign extends Pick<Person, 'personId' | 'gender' | 'position'> {
  readonly birthYear: number;
}

/** Spread of talent. **Units**: standard deviations of the players of a position. */
const TALENT_SPREAD = 0.5;

const DAY = 86_400_000;

/** Returns a random date of a year. */
function dateIn(year: number, random: Random): string {
  const days = Math.round((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY);
  return new Date(Date.UTC(year, 0, 1) + random.integer(0, days - 1) * DAY).toISOString().slice(0, 10);
}

/** Creates a person with a unique name. */
export function createPerson({ birthYear, ...design }: PersonDesign, names: NameBook, random: Random): Person {
  return {
    ...design,
    ...names.next(random, design.gender, birthYear),
    ...physiqueOf(design.position, design.gender, random),
    dateOfBirth: dateIn(birthYear, random),
    talent: random.normal(0, TALENT_SPREAD),
  };
}

/** Returns the names of a person as logs and records have them. */
export const namesOf = ({
  firstname,
  surname,
}: PersonName): Required<Pick<ListedPlayer, 'firstname' | 'surname' | 'fullname' | 'displayName'>> => ({
  firstname,
  surname,
  fullname: `${firstname} ${surname}`,
  displayName: `${firstname.slice(0, 1)}. ${surname}`,
});
