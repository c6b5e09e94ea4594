import type { MatchPlan } from '../match/plan.js';
import type { Random } from '../random.js';
import type { PlannedMatch, PlannedSeason } from './planned-season.js';

/** Home advantage, by where the visitors come from. **Units**: points. */
const advantages = { interstate: 8.2, sameState: 2.6 } as const;
const WOMEN_SHARE = 0.5;
const SECOND_TIER_SHARE = 0.7;

/**
 * Returns the home advantage. **Empty**: 0 if the ground is neutral or is also the visitors' usual ground. **Units**:
 * points.
 */
export function homeAdvantageOf(
  { league: { gender, tier } }: Pick<PlannedSeason, 'league'>,
  { home, away, venue }: PlannedMatch,
): number {
  const isHome = home.list.club.grounds.includes(venue.code);
  if (!isHome || away.list.club.grounds[0] === venue.code) return 0;
  const points = advantages[venue.state === away.list.club.state ? 'sameState' : 'interstate'];
  return points * (gender === 'women' ? WOMEN_SHARE : 1) * (tier === 2 ? SECOND_TIER_SHARE : 1);
}

/** Months with more rain. */
const WET_MONTHS = ['05', '06', '07', '08'];
/** Mean and standard deviation of how wet a match is. A match below 0 is dry. */
const WETNESS = { winter: -0.5, otherwise: -0.75, spread: 0.7 } as const;

/** Returns how wet a match is. **Empty**: no member if the match is dry. */
export function weatherOf({ start }: PlannedMatch, random: Random): Pick<MatchPlan, 'wet'> {
  const isWinter = WET_MONTHS.includes(start.startDate.slice(5, 7));
  const wet = random.normal(isWinter ? WETNESS.winter : WETNESS.otherwise, WETNESS.spread);
  return wet > 0 ? { wet: Math.min(1, wet) } : {};
}

/** Maximum attendance of a match in the second tier, and of a women's match. */
const [SECOND_TIER_CROWD, WOMEN_CROWD] = [2_600, 6_500];

/** Returns the attendance of a match: a share of the seats, which is larger for finals. */
export function attendanceOf(
  { league: { gender, tier } }: Pick<PlannedSeason, 'league'>,
  { venue, round, type }: PlannedMatch,
  random: Random,
): number {
  const most =
    tier === 2
      ? Math.min(venue.seats, SECOND_TIER_CROWD)
      : gender === 'women'
        ? Math.min(venue.seats, WOMEN_CROWD)
        : venue.seats;
  const final = round.part === 'finals' ? 0.3 : 0;
  const share = type === 'GF' ? 0.99 : Math.min(0.98, Math.max(0.12, random.normal(0.56 + final, 0.16)));
  return Math.round(most * share * random.between(0.97, 1));
}
