import type { Meeting } from '../fixture/homes.js';
import type { Club } from '../league/clubs.js';
import { venueOf, type Venue } from '../league/venues.js';
import type { Random } from '../random.js';

/**
 * Home matches a club plays away from its usual ground, by how many it has: two at the second ground, one at the third.
 */
const OTHER_GROUNDS = [2, 1] as const;
const FEWEST_HOME_MATCHES = 6;

/** The grounds of a club's home matches, in order of the matches. */
function groundsOf({ grounds: [usual = '', ...others] }: Club, matches: number, random: Random): readonly string[] {
  const elsewhere = others
    .flatMap((ground, n) =>
      Array.from({ length: matches < FEWEST_HOME_MATCHES ? 1 : (OTHER_GROUNDS[n] ?? 0) }, () => ground),
    )
    .slice(-matches);
  return random.shuffled([...elsewhere, ...Array.from({ length: matches - elsewhere.length }, () => usual)]);
}

/** Where each match of each round is played: at a ground of the home club. */
export function withGrounds(
  rounds: readonly (readonly Meeting[])[],
  clubs: readonly Club[],
  random: Random,
): readonly (readonly (Meeting & { readonly venue: Venue })[])[] {
  const left = clubs.map((club, side) => [
    ...groundsOf(club, rounds.flat().filter(({ home }) => home === side).length, random),
  ]);
  return rounds.map((round) =>
    round.map((meeting) => ({ ...meeting, venue: venueOf(left[meeting.home]?.pop() ?? '') })),
  );
}
