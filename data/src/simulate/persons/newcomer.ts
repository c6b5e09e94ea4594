import type { SeasonPositionCode } from '@goalsquare/engine';
import type { Gender, NameBook } from '../names/name-book.js';
import { physiqueOf } from '../players/physique.js';
import type { Random } from '../random.js';
import type { Person } from './person.js';

/** Spread of talent. **Units**: standard deviations of the players of a position. */
const TALENT_SPREAD = 0.5;

const DAY = 86_400_000;

/** A day of a year, any of them. */
function dayOf(year: number, random: Random): string {
  const days = Math.round((Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY);
  return new Date(Date.UTC(year, 0, 1) + random.integer(0, days - 1) * DAY).toISOString().slice(0, 10);
}

/** Who a newcomer is to be. */
export interface Vacancy {
  readonly personId: number;
  readonly gender: Gender;
  readonly position: SeasonPositionCode;
  readonly birthYear: number;
}

/** Someone nobody knew before. */
export function newcomer({ personId, gender, position, birthYear }: Vacancy, names: NameBook, random: Random): Person {
  return {
    personId,
    gender,
    position,
    ...names.next(random, gender),
    ...physiqueOf(position, gender, random),
    dateOfBirth: dayOf(birthYear, random),
    talent: random.normal(0, TALENT_SPREAD),
  };
}
