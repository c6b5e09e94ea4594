import { ageAtEndOf, type SeasonPositionCode } from '@goalsquare/engine';
import type { Gender } from '../names/name-book.js';
import type { Person } from './person.js';

/** Those who have outgrown a level and wait for a club of another. */
export class Prospects {
  readonly #waiting: Person[] = [];

  add(person: Person): void {
    this.#waiting.push(person);
  }

  /** Takes out the most talented who fits. **Empty**: `undefined` where nobody does. */
  take(
    gender: Gender,
    position: SeasonPositionCode,
    year: number,
    [youngest, oldest]: readonly [number, number],
  ): Person | undefined {
    const fits = (person: Person): boolean => {
      const age = ageAtEndOf(year, person.dateOfBirth);
      return person.gender === gender && person.position === position && age >= youngest && age <= oldest;
    };
    const best = this.#waiting.reduce<Person | undefined>(
      (before, person) => (fits(person) && (before === undefined || person.talent > before.talent) ? person : before),
      undefined,
    );
    if (best !== undefined) this.#waiting.splice(this.#waiting.indexOf(best), 1);
    return best;
  }
}
