import { weeksLater } from '../fixture/start.js';
import type { FinalsCode, LevelDesign, SeasonDesign } from '../league/design.js';
import { brackets } from './brackets.js';
import type { PlannedRound } from './planned.js';

/** Which finals end a season. */
export const finalsOf = ({ finals }: LevelDesign, { conferences }: SeasonDesign): FinalsCode =>
  conferences ? 'conferences' : finals;

/** The rounds of a season, a week each, and the weeks of its finals. */
export function roundsOf(level: LevelDesign, season: SeasonDesign): readonly PlannedRound[] {
  const main = Array.from({ length: season.rounds }, (_, n): PlannedRound => {
    const number = n + 1;
    return {
      part: 'main',
      number,
      phaseNumber: number,
      code: `R${number}`,
      name: `Round ${number}`,
      thursday: weeksLater(season.start, n),
    };
  });
  const finals = brackets[finalsOf(level, season)].map(({ code, name }, n): PlannedRound => ({
    part: 'finals',
    number: season.rounds + n + 1,
    phaseNumber: n + 1,
    code,
    name,
    thursday: weeksLater(season.start, season.rounds + level.restWeeks + n),
  }));
  return [...main, ...finals];
}
