import type { MatchBrief } from './brief.js';
import type { CompleteSeason, SeasonFacts } from './complete.js';
import type { CompleteRound } from './rounds.js';

/** A match of a round, and its position in the round by start. */
export interface FixtureMatch {
  readonly roundOrder: number;
  readonly match: MatchBrief;
}

/** A round and its matches in order. */
export interface FixtureRound {
  readonly round: CompleteRound;
  readonly matches: readonly FixtureMatch[];
}

/** A phase and its rounds, by number. */
export interface FixturePhase {
  readonly phase: CompleteSeason['phases'][number];
  readonly rounds: readonly FixtureRound[];
}

/**
 * Returns the fixture of a season. Matches in a round are sorted by start, then by id, and matches without a date come
 * last. The fixture of a single squad contains the rounds in which it plays, and each match keeps its position in the
 * round.
 * **Empty**: a round without known matches has an empty list.
 */
export function fixtureOf({ record, matches }: SeasonFacts, squadId?: number): readonly FixturePhase[] {
  const plays = ({ match: { home, away } }: FixtureMatch): boolean =>
    squadId === undefined || home.id === squadId || away.id === squadId;
  const phases = record.phases.map((phase): FixturePhase => ({
    phase,
    rounds: record.rounds
      .filter(({ phaseId }) => phaseId === phase.id)
      .map((round): FixtureRound => ({
        round,
        matches: matches
          .filter((match) => match.phase.id === phase.id && match.roundNumber === round.number)
          .map((match, at) => ({ roundOrder: at + 1, match }))
          .filter(plays),
      }))
      .filter((round) => squadId === undefined || round.matches.length > 0),
  }));
  return squadId === undefined ? phases : phases.filter(({ rounds }) => rounds.length > 0);
}
