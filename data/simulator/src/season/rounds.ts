import { finalsSeries, type FinalsCode } from '@goalsquare/engine';
import { weeksLater } from '../fixture/start-time.js';
import type { LevelDesign, SeasonDesign } from '../league/design.js';
import type { PlannedRound } from './planned-season.js';

/** Returns the finals series of a season. */
export const finalsOf = ({ finals }: LevelDesign, { conferences }: SeasonDesign): FinalsCode =>
  conferences ? 'conferences' : finals;

/** Returns the rounds of a season, one per week, and the weeks of its finals. */
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
  const finals = finalsSeries[finalsOf(level, season)].map(({ code, name }, n): PlannedRound => ({
    part: 'finals',
    number: season.rounds + n + 1,
    phaseNumber: n + 1,
    code,
    name,
    thursday: weeksLater(season.start, season.rounds + level.restWeeks + n),
  }));
  return [...main, ...finals];
}
