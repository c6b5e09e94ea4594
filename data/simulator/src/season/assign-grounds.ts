import type { Meeting } from '../fixture/home-and-away.js';
import type { MeetingAtGround } from '../fixture/schedule-round.js';
import type { Club } from '../league/clubs.js';
import { venueOf } from '../league/venues.js';
import type { Random } from '../random.js';

/**
 * Number of home matches at a club's second and third grounds, if it has enough home matches. Otherwise there is one at
 * each.
 */
const MATCHES_ELSEWHERE = [2, 1] as const;
const ENOUGH_HOME_MATCHES = 6;

/** Returns the grounds for a club's home matches, in random order. */
function groundsOf({ grounds: [usual = '', ...others] }: Club, matches: number, random: Random): readonly string[] {
  const elsewhere = others
    .flatMap((ground, n) =>
      Array.from({ length: matches < ENOUGH_HOME_MATCHES ? 1 : (MATCHES_ELSEWHERE[n] ?? 0) }, () => ground),
    )
    .slice(-matches);
  return random.shuffled([...elsewhere, ...Array.from({ length: matches - elsewhere.length }, () => usual)]);
}

/**
 * Assigns a ground of the home club to each match. The club's usual and second grounds are alternatives if that ground
 * is occupied.
 */
export function assignGrounds(
  rounds: readonly (readonly Meeting[])[],
  clubs: readonly Club[],
  random: Random,
): readonly (readonly MeetingAtGround[])[] {
  const left = clubs.map((club, squad) => [
    ...groundsOf(club, rounds.flat().filter(({ home }) => home === squad).length, random),
  ]);
  return rounds.map((round) =>
    round.map((meeting): MeetingAtGround => {
      const intended = left[meeting.home]?.pop() ?? '';
      const alternatives = (clubs[meeting.home]?.grounds ?? []).slice(0, 2).filter((ground) => ground !== intended);
      return { ...meeting, grounds: [intended, ...alternatives].map(venueOf) };
    }),
  );
}
