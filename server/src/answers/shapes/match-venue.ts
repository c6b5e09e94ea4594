import type { CompleteSeason, Match, MatchHeader, Side } from '@goalsquare/engine';
import type { World } from '@goalsquare/data';
import type { EventLocation, MatchVenueDetails, MatchVenueSquad } from '@goalsquare/openapi';
import { squadOf } from './squad.js';

function locationOf({ venue }: MatchHeader, season: CompleteSeason | undefined): EventLocation {
  const known = season?.venues.find(({ id }) => id === venue.id);
  const [timezone, country] = [known?.timeZone ?? venue.timeZone, known?.country];
  return { ...(timezone !== undefined && { timezone }), ...(country && { country }) };
}

function squadAt(
  { country }: EventLocation,
  header: MatchHeader,
  side: Side,
  season: CompleteSeason | undefined,
): MatchVenueSquad {
  const homeState = season?.squads.find(({ id }) => id === header[side].id)?.homeState;
  const travel = country?.state && homeState ? { interstateTravel: country.state.id !== homeState.id } : {};
  return { ...squadOf(header, side), ...travel };
}

/** Returns the venue of a match, with its season data. **Empty**: no location if it is unknown. */
export function matchVenue(match: Match, world: World): MatchVenueDetails {
  const { header } = match.details();
  const {
    leagueId,
    levelId,
    seasonId,
    venue: { id, name, code, lengthMetres, widthMetres },
  } = header;
  const season = world.season(leagueId, levelId, seasonId)?.record;
  const location = locationOf(header, season);
  return {
    matchId: match.id,
    id,
    name,
    code,
    dimensions: { length: lengthMetres, width: widthMetres },
    ...(Object.keys(location).length > 0 && { location }),
    squads: { home: squadAt(location, header, 'home', season), away: squadAt(location, header, 'away', season) },
  };
}
