import { placeRound } from '../fixture/place-round.js';
import { matchIdOf, phaseIdOf } from '../league/ids.js';
import { venueOf } from '../league/venues.js';
import { randomOf } from '../random.js';
import { brackets, type Final, type Seed } from './brackets.js';
import type { PlannedMatch, PlannedSeason, PlannedSquad } from './planned.js';
import { finalsOf } from './rounds.js';

/** A squad's place on the ladder the finals start from. */
export interface Placing {
  readonly squadId: number;
  readonly conference?: string;
  readonly conferencePosition?: number;
}

/** Who won a final and who lost it, by squad id. */
export interface Outcome {
  readonly winner: number;
  readonly loser: number;
}

/** What the sides of a week's finals follow from. **Shape**: `ladder` best first, `outcomes` by name of the final. */
export interface Standings {
  readonly ladder: readonly Placing[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

function squadIdOf(seed: Seed, { ladder, outcomes }: Standings): number | undefined {
  if ('winnerOf' in seed) return outcomes.get(seed.winnerOf)?.winner;
  if ('loserOf' in seed) return outcomes.get(seed.loserOf)?.loser;
  const { place, conference } = seed;
  return (conference === undefined ? ladder : ladder.filter((one) => one.conference === conference))[place - 1]
    ?.squadId;
}

/** A final and the match it is. */
export interface PlannedFinal {
  readonly name: string;
  readonly match: PlannedMatch;
}

/**
 * The finals of a week, from 0, their sides taken from the ladder and the weeks before.
 * **Empty**: none after the last week. **Throws** where a side is not known.
 */
export function planFinals(
  seed: number | string,
  planned: PlannedSeason,
  week: number,
  standings: Standings,
): readonly PlannedFinal[] {
  const { league, level, season, squads, rounds } = planned;
  const round = rounds.filter(({ part }) => part === 'finals')[week];
  const finals = brackets[finalsOf(level, season)][week]?.finals ?? [];
  if (round === undefined) return [];
  const sideOf = (of: Seed): number => {
    const side = squads.findIndex(({ id }) => id === squadIdOf(of, standings));
    if (side < 0)
      throw new Error(`${league.code} ${season.id}: nobody is known for ${JSON.stringify(of)} of ${round.name}`);
    return side;
  };
  const groundOf = ({ type }: Final, home: number): string =>
    (type === 'GF' ? level.grandFinal : undefined) ?? squads[home]?.list.club.grounds[0] ?? '';
  const meetings = finals.map((final) => {
    const home = sideOf(final.home);
    return { final, home, away: sideOf(final.away), venue: venueOf(groundOf(final, home)) };
  });
  const random = randomOf(seed, 'finals', league.id, level.level, season.id, week);
  const weekCode =
    level.week === 'saturday' ? 'saturday' : finals.some(({ type }) => type === 'GF') ? 'grandFinal' : 'finals';
  const phaseId = phaseIdOf(league.id, level.level, season.id, 'finals');
  return placeRound(meetings, round.thursday, weekCode, new Map(), random).map(
    ({ home, away, venue, start }, at): PlannedFinal => {
      const final = meetings.find((meeting) => meeting.home === home)?.final as Final;
      return {
        name: final.name,
        match: {
          id: matchIdOf(phaseId, round.number, at + 1),
          round,
          place: at + 1,
          type: final.type,
          venue,
          start,
          home: squads[home] as PlannedSquad,
          away: squads[away] as PlannedSquad,
        },
      };
    },
  );
}
