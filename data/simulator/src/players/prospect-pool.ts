import { ageAtEndOf } from '@goalsquare/engine';
import type { Person } from './person.js';

/** The player that a club needs: gender, position, and age in a year. */
export interface Wanted extends Pick<Person, 'gender' | 'position'> {
  readonly year: number;
  readonly ages: readonly [youngest: number, oldest: number];
}

/** Persons who are too old for their level and have not joined a club of another level yet. */
export class ProspectPool {
  readonly #persons: Person[] = [];

  add(person: Person): void {
    this.#persons.push(person);
  }

  /** Removes and returns the most talented suitable person. **Empty**: `undefined` if nobody is suitable. */
  take({ gender, position, year, ages: [youngest, oldest] }: Wanted): Person | undefined {
    const fits = (person: Person): boolean => {
      const age = ageAtEndOf(year, person.dateOfBirth);
      return person.gender === gender && person.position === position && age >= youngest && age <= oldest;
    };
    const best = this.#persons.reduce<Person | undefined>(
      (before, person) => (fits(person) && (before === undefined || person.talent > before.talent) ? person : before),
      undefined,
    );
    if (best !== undefined) this.#persons.splice(this.#persons.indexOf(best), 1);
    return best;
  }
}
