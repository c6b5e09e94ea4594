import type { Fixture, FixtureMatch } from '@goalsquare/openapi';

/** A match of a fixture, with its round. */
export interface RoundMatch {
  readonly round: { readonly id: number; readonly name: string; readonly number: number };
  readonly match: FixtureMatch;
}

/** Returns the matches of a fixture in order. */
export const matchesOf = ({ phases }: Fixture): readonly RoundMatch[] =>
  phases.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches.map((match) => ({ round, match }))));

/** Whether a match is in progress. */
export const isPlayed = ({ match: { status } }: RoundMatch): boolean => status.typeName === 'Live';

/** Whether a match is in progress or upcoming. A match that was called off is neither. */
export const isToCome = ({ match: { status } }: RoundMatch): boolean => ['Live', 'Upcoming'].includes(status.typeName);

/** Whether a match is over. */
export const isOver = ({ match: { status } }: RoundMatch): boolean => status.typeName === 'Completed';
