import {
  fixtureOf,
  matchTypes,
  progressOf,
  progressOfSeason,
  statusOf,
  type BriefClock,
  type BriefSquad,
  type FixtureMatch as Placed,
  type FixtureRound as PlacedRound,
  type SeasonFacts,
} from '@goalsquare/engine';
import type { Fixture, FixtureMatch, FixtureMatchSquad, FixtureRound } from '@goalsquare/openapi';
import { statusWithClock } from './match-status.js';
import { outcomeOf, squadResultOf } from './result.js';
import { competition, roundId, seasonDates } from './season.js';
import { venue } from './venue.js';

const squad = ({ id, name, code, score }: BriefSquad, margin: number | undefined): FixtureMatchSquad => ({
  id,
  name,
  code,
  ...(score && { score: { ...score, ...(margin !== undefined && { result: squadResultOf(margin).result }) } }),
});

/** Clocks of matches in progress that have advanced since the last entry, by match id. */
export type Clocks = ReadonlyMap<number, BriefClock>;

function fixtureMatch({ roundOrder, match }: Placed, clocks: Clocks): FixtureMatch {
  const { id, home, away, status, date, type } = match;
  const clock = clocks.get(id) ?? match.clock;
  const margin = progressOf(match) === 'Completed' ? (home.score?.points ?? 0) - (away.score?.points ?? 0) : undefined;
  const winningSquadId = margin === undefined ? undefined : outcomeOf(margin, home.id, away.id).winningSquadId;
  return {
    id,
    roundOrder,
    squads: { home: squad(home, margin), away: squad(away, margin === undefined ? undefined : -margin) },
    date: { ...date },
    status: statusWithClock(statusOf(status), clock),
    type: matchTypes[type],
    venue: venue(match.venue),
    ...(winningSquadId !== undefined && { winningSquadId }),
  };
}

const fixtureRound = ({ round, matches }: PlacedRound, clocks: Clocks): FixtureRound => {
  const { code, name, number, phaseNumber } = round;
  return {
    id: roundId(round),
    code,
    name,
    number,
    phaseNumber,
    matches: matches.map((match) => fixtureMatch(match, clocks)),
  };
};

export const fixture = (facts: SeasonFacts, squadId: number | undefined, clocks: Clocks): Fixture => ({
  ...competition(facts.record),
  ...seasonDates(progressOfSeason(facts)),
  seasonId: facts.record.id,
  phases: fixtureOf(facts, squadId).map(({ phase: { id, name, code }, rounds }) => ({
    id,
    name,
    code,
    rounds: rounds.map((round) => fixtureRound(round, clocks)),
  })),
});
