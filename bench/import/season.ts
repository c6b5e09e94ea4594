/** Size of the invented season: squads, rounds, players of a squad in a match, and matches. */
const SQUADS = 18;
const ROUNDS = 24;
export const PLAYERS = 23;
export const MATCHES = (ROUNDS * SQUADS) / 2;

/** A match of the invented season. */
export interface InventedMatch {
  readonly number: number;
  readonly round: number;
  readonly home: number;
  readonly away: number;
  readonly day: string;
}

/** Returns the 216 matches of a season. Each squad plays once in every round. */
export const inventedMatches = (): readonly InventedMatch[] =>
  Array.from({ length: ROUNDS }, (_, at) =>
    Array.from({ length: SQUADS / 2 }, (__, pair): InventedMatch => {
      const turn = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + at) % (SQUADS - 1)));
      const day = new Date(Date.UTC(2031, 2, 20 + at * 7)).toISOString().slice(0, 10);
      const round = at + 1;
      return { number: at * 9 + pair, round, home: turn(pair), away: turn(SQUADS - 1 - pair), day };
    }),
  ).flat();

/** Returns the name of a squad: two words that are unique to it. */
export const squadName = (squad: number): string => `Squad ${String.fromCodePoint(65 + squad)}`;

/** Returns a player's id, which depends on the squad and the position in its list. */
export const playerId = (squad: number, place: number): number => 9000 + squad * 100 + place;

/** Returns a number from 0 to `most` that depends only on the keys. */
export const invented = (most: number, ...keys: readonly number[]): number =>
  keys.reduce((mixed, key) => (mixed * 31 + key * 17 + 7) % 10_007, 11) % (most + 1);
