import {
  progressOfSeason,
  type CompleteRound,
  type CompleteSeason,
  type SeasonFacts,
  type SeasonProgress,
} from '@goalsquare/engine';
import type { Fixture, Season, SeasonDetails, SeasonRound } from '@goalsquare/openapi';

/** Returns the competition that a season belongs to. */
export const competition = ({
  competitionCode,
  competitionId,
  competitionName,
  competitionType,
}: CompleteSeason): Pick<Season, 'competitionCode' | 'competitionId' | 'competitionName' | 'competitionType'> => ({
  competitionCode,
  competitionId,
  competitionName,
  ...(competitionType !== undefined && { competitionType }),
});

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Start and end of a season. */
export const seasonDates = ({
  startDate,
  endDate,
  firstMatchStart,
}: SeasonProgress): Pick<Fixture, 'startDate' | 'startYear' | 'endDate' | 'endYear' | 'firstMatchStart'> => ({
  ...(startDate !== undefined && { startDate, startYear: yearOf(startDate) }),
  ...(endDate !== undefined && { endDate, endYear: yearOf(endDate) }),
  ...(firstMatchStart !== undefined && { firstMatchStart }),
});

/** Returns the id of a round within its season. Rounds are numbered consecutively across phases. */
export const roundId = ({ number }: CompleteRound): number => number;

const seasonRound = (round: CompleteRound): SeasonRound => {
  const { phaseId, number, phaseNumber, start, end } = round;
  return {
    id: roundId(round),
    phaseId,
    number,
    phaseNumber,
    ...(start !== undefined && { start }),
    ...(end !== undefined && { end }),
  };
};

export function season(facts: SeasonFacts): Season {
  const progress = progressOfSeason(facts);
  const { complete, incomplete, lastCompleted, nextScheduled } = progress;
  return {
    id: facts.record.id,
    ...competition(facts.record),
    ...seasonDates(progress),
    matches: { complete, incomplete },
    rounds: {
      ...(lastCompleted && { lastCompleted: seasonRound(lastCompleted) }),
      ...(nextScheduled && { nextScheduled: seasonRound(nextScheduled) }),
    },
  };
}

/** Returns a season, its progress, and its phases. */
export const seasonDetails = (facts: SeasonFacts): SeasonDetails => ({
  ...season(facts),
  phases: facts.record.phases.map(({ id, name, code }) => ({ id, name, code })),
});
