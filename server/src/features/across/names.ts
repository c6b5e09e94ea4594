import type { Season } from '@goalsquare/data';
import type { AcrossTable, MatchBrief, CompleteSquad } from '@goalsquare/engine';
import type { StatisticsMatch, StatisticsPerson, StatisticsSquad, StatisticsVenue } from '@goalsquare/openapi';
import type { PersonIndex } from '../persons/person-index.js';

/** Names for the ids in a query's rows. An id without a name gets a placeholder such as `Squad 7`. */
export interface Names {
  readonly person: (personId: number) => StatisticsPerson;
  readonly squad: (squadId: number) => StatisticsSquad;
  readonly venue: (venueId: number) => StatisticsVenue;
  readonly match: (matchId: number) => MatchBrief | undefined;
}

/** Returns the members that identify a squad in a row. */
export const squadOf = ({ id, name, code }: Pick<CompleteSquad, 'id' | 'name' | 'code'>): StatisticsSquad => ({
  squadId: id,
  squadName: name,
  squadCode: code,
});

/** Returns the members that identify a match in a row. */
export const matchOf = (brief: MatchBrief): StatisticsMatch => ({
  matchId: brief.id,
  leagueId: brief.leagueId,
  levelId: brief.levelId,
  seasonId: brief.seasonId,
  phaseCode: brief.phase.code,
  roundNumber: brief.roundNumber,
  ...(brief.date !== undefined && { startDate: brief.date.startDate }),
  ...(brief.date?.utcMatchStart !== undefined && { utcMatchStart: brief.date.utcMatchStart }),
  venueId: brief.venue.id,
  homeSquadId: brief.home.id,
  homeSquadCode: brief.home.code,
  awaySquadId: brief.away.id,
  awaySquadCode: brief.away.code,
  ...(brief.home.score !== undefined && { homePoints: brief.home.score.points }),
  ...(brief.away.score !== undefined && { awayPoints: brief.away.score.points }),
});

/** Returns the names in the given seasons. If a name has changed, that of the latest season is used. */
export function namesOf(seasons: readonly Season[], persons: PersonIndex): Names {
  const isRead = new Set(seasons.map(({ record }) => `${record.league.id} ${record.level.id} ${record.id}`));
  const squads = new Map(seasons.flatMap(({ record }) => record.squads.map((one) => [one.id, squadOf(one)] as const)));
  const venues = new Map(
    seasons.flatMap(({ record }) =>
      record.venues.map(({ id, name, code }) => [id, { venueId: id, venueName: name, venueCode: code }] as const),
    ),
  );
  const matches = new Map(seasons.flatMap((season) => season.matches.map((match) => [match.id, match] as const)));
  return {
    person: (personId) => {
      const latest = persons
        .get(personId)
        ?.seasons.find(({ squad }) => isRead.has(`${squad.leagueId} ${squad.levelId} ${squad.seasonId}`));
      if (latest === undefined) return { personId, fullname: `Person ${personId}`, displayName: `Person ${personId}` };
      const {
        name: { fullname, displayName },
        squad: { squadId, squadName, squadCode },
      } = latest;
      return { personId, fullname, displayName, squadId, squadName, squadCode };
    },
    squad: (squadId) => squads.get(squadId) ?? { squadId, squadName: `Squad ${squadId}`, squadCode: `S${squadId}` },
    venue: (venueId) => venues.get(venueId) ?? { venueId, venueName: `Venue ${venueId}`, venueCode: `V${venueId}` },
    match: (matchId) => matches.get(matchId),
  };
}

const startOf = (match: MatchBrief | undefined): string => match?.date?.utcMatchStart ?? match?.date?.startDate ?? '';

/**
 * Returns the start of each match as a sort key, so that rows by match are in chronological order. **Units**:
 * milliseconds. **Empty**: no entry for a match without a start time.
 */
export function startPlaces(
  { keys: { match: ids } }: Pick<AcrossTable, 'keys'>,
  { match }: Pick<Names, 'match'>,
): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const id of new Set(ids)) {
    const start = Date.parse(startOf(match(id)));
    if (!Number.isNaN(start)) places.set(id, start);
  }
  return places;
}
