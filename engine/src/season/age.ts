import { roundTo } from '../metrics/format.js';

const DAY = 86_400_000;

const daysTo = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY;

/**
 * Returns a person's age on a date, both as `2026-03-14`: whole years and the part of the year since the last birthday.
 * **Units**: years, 1 decimal. A person born on 29 February turns a year older on 1 March in common years.
 */
export function ageOn(dateOfBirth: string, date: string): number {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const [onYear = 0, onMonth = 1, onDay = 1] = date.split('-').map(Number);
  const now = daysTo(onYear, onMonth, onDay);
  const birthdayIn = (of: number): number => daysTo(of, month, day);
  const last = now < birthdayIn(onYear) ? onYear - 1 : onYear;
  return roundTo(last - year + (now - birthdayIn(last)) / (birthdayIn(last + 1) - birthdayIn(last)), 1);
}

/** Returns the age at the end of a year. **Units**: whole years. */
export const ageAtEndOf = (year: number, dateOfBirth: string): number => year - Number(dateOfBirth.slice(0, 4));
