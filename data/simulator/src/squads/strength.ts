import { ageAtEndOf } from '@goalsquare/engine';
import { agesOf, type LevelCode } from '../league/design.js';
import type { Person } from '../players/person.js';

/** How much weaker a young senior is than later, by age at the end of the year. **Units**: standard deviations. */
const toGrow: Readonly<Record<number, number>> = { 18: 0.45, 19: 0.3, 20: 0.2, 21: 0.1 };
/** How much weaker a junior is, for each year below the level's maximum age. **Units**: standard deviations. */
const TO_GROW_A_YEAR = 0.2;
const OLD_FROM = 30;
const LOSS_A_YEAR = 0.1;

/** Returns the strength of a person in a year, for the level and position. **Units**: standard deviations. */
export function strengthIn(
  year: number,
  level: LevelCode,
  { talent, dateOfBirth }: Pick<Person, 'talent' | 'dateOfBirth'>,
): number {
  const age = ageAtEndOf(year, dateOfBirth);
  const isYouth = level === 'U16' || level === 'U18';
  const growth = isYouth ? TO_GROW_A_YEAR * (agesOf[level][1] - age) : (toGrow[age] ?? 0);
  return talent - growth - LOSS_A_YEAR * Math.max(0, age - OLD_FROM);
}
