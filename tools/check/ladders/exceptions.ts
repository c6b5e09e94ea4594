/**
 * A decision of a league that does not follow from results. A club is identified by its position in the alphabetical
 * list of the season's squads, from 1. Cancelled matches and placings are imported from companion files, as a user
 * would import them. A shift only determines which rounds are compared.
 */
export type LadderException = { readonly seasons: readonly [first: number, last: number]; readonly reason: string } & (
  | { readonly is: 'called off'; readonly round: number; readonly squads: readonly [number, number] }
  | { readonly is: 'placing'; readonly fromRound: number; readonly squad: number; readonly position: number }
  | { readonly is: 'shift'; readonly rounds: number }
);

/** The exceptions. **Source**: the notes on the ladders in the data folder. */
const ladderExceptions: readonly LadderException[] = [
  {
    seasons: [2013, 2013],
    is: 'placing',
    fromRound: 22,
    squad: 5,
    position: 9,
    reason: 'placed ninth by a penalty, seventh on points',
  },
  {
    seasons: [2015, 2015],
    is: 'called off',
    round: 14,
    squads: [7, 1],
    reason: 'called off: two points each, not played; results do not list it',
  },
  {
    seasons: [2024, 9999],
    is: 'shift',
    rounds: 1,
    reason: 'the opening round is round 0 to the league, round 1 in the results',
  },
];

/** Returns the exceptions of a season. */
export const exceptionsOf = (season: number): readonly LadderException[] =>
  ladderExceptions.filter(({ seasons: [first, last] }) => first <= season && season <= last);
