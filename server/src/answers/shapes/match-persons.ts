import {
  ageOn,
  officialPositions,
  playedIn,
  seasonPositions,
  sides,
  type HeaderPlayer,
  type Match,
  type MatchHeader,
  type Side,
  type SquadPlayer,
} from '@goalsquare/engine';
import type { World } from '@goalsquare/data';
import type { MatchPersons, MatchPersonsSquad, MatchPlayer, PersonPosition } from '@goalsquare/openapi';
import { namedPerson } from './person.js';
import { squadOf } from './squad.js';

const positionOf = ({ id, name, code }: PersonPosition): PersonPosition => ({ id, name, code });

type HeaderOfficial = NonNullable<MatchHeader['officials']>[number];

/** A player's season data combined with the match header, which takes precedence, or an official. */
type KnownPerson = (HeaderPlayer & Partial<SquadPlayer>) | HeaderOfficial;

/** What differs between players and officials: the position in the season, and whether the person played. */
interface Part {
  readonly season: PersonPosition | undefined;
  readonly played?: boolean | undefined;
}

function personOf(person: KnownPerson, date: string | undefined, { season, played }: Part): MatchPlayer {
  const { firstname, surname, jumperNumber, dateOfBirth, heightCm, weightKg, position } = person;
  return {
    ...namedPerson(person),
    ...(firstname !== undefined && { firstname }),
    ...(surname !== undefined && { surname }),
    ...(jumperNumber !== undefined && { jumperNumber }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(dateOfBirth !== undefined && date !== undefined && { matchAge: ageOn(dateOfBirth, date) }),
    ...(heightCm !== undefined && { height: heightCm }),
    ...(weightKg !== undefined && { weight: weightKg }),
    ...(played !== undefined && { played }),
    positions: {
      ...(position && { selected: positionOf(position) }),
      ...(season && { season: positionOf(season) }),
    },
  };
}

const byId = (a: { readonly personId: number }, b: { readonly personId: number }): number => a.personId - b.personId;

function squadPersons(match: Match, side: Side, world: World): MatchPersonsSquad {
  const { header } = match.details();
  const played = playedIn(match);
  const first = side === 'home' ? 0 : match.homePlayers;
  const { leagueId, levelId, seasonId, date } = header;
  const listed =
    world.season(leagueId, levelId, seasonId)?.record.squads.find(({ id }) => id === header[side].id)?.players ?? [];
  const ofPerson = new Map(listed.map((player) => [player.personId, player]));
  const players = header[side].players.map((player, n) => {
    const known = { ...ofPerson.get(player.personId), ...player };
    const season = known.positionCode && seasonPositions[known.positionCode];
    return personOf(known, date?.startDate, { season, played: played?.[first + n] });
  });
  return { ...squadOf(header, side), players: players.sort(byId) };
}

/** Whether an official is a field umpire. An official without a position is taken to be one. */
const isFieldUmpire = ({ position }: HeaderOfficial): boolean =>
  position === undefined || position.code === officialPositions.FU.code;

/** Returns the players of a match, with their season data, and its field umpires. Lists are sorted by person id. */
export function matchPersons(match: Match, world: World): MatchPersons {
  const { header } = match.details();
  const [home, away] = sides.map((side) => squadPersons(match, side, world)) as [MatchPersonsSquad, MatchPersonsSquad];
  return {
    matchId: match.id,
    squads: { home, away },
    officials: (header.officials ?? [])
      .filter(isFieldUmpire)
      .map((official) => personOf(official, header.date?.startDate, { season: official.seasonPosition }))
      .sort(byId),
  };
}
