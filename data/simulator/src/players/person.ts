import type { ListedPlayer, SeasonPositionCode } from '@goalsquare/engine';
import type { Gender, NameBook, PersonName } from '../names/name-book.js';
import type { Random } from '../random.js';
import { physiqueOf, type Physique } from './physique.js';

/**
 * A player, with the attributes that are the same in all seasons and clubs. **Units**: height and weight are those of
 * the adult; `talent` is in standard deviations of the position's players.
 */
export interface Person extends PersonName, Physique {
  readonly personId: number;
  readonly gender: Gender;
  readonly dateOfBirth: string;
  readonly position: SeasonPositionCode;
  readonly talent: number;
}

/** Attributes of a person that are set in advance. */
export interface PersonDesign extends Pick<Person, 'personId' | 'gender' | 'position'> {
  readonly birthYear: number;
}

/** Standard deviation of talent. **Units**: standard deviations of the position's players. */
const TALENT_SPREAD = 0.5;

const DAY = 86_400_000;

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

/** Returns a person's names as they appear in logs and records. */
export const namesOf = ({
  firstname,
  surname,
}: PersonName): Required<Pick<ListedPlayer, 'firstname' | 'surname' | 'fullname' | 'displayName'>> => ({
  firstname,
  surname,
  fullname: `${firstname} ${surname}`,
  displayName: `${firstname.slice(0, 1)}. ${surname}`,
});
