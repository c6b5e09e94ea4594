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
import type { MatchOfficial, MatchPersons, MatchPersonsSquad, MatchPlayer, PersonPosition } from '@goalsquare/openapi';
import { namedPerson } from './person.js';
import { squadOf } from './squad.js';

const positionOf = ({ id, name, code }: PersonPosition): PersonPosition => ({ id, name, code });

/** A player's season data combined with the match header. The header takes precedence. */
type KnownPlayer = HeaderPlayer & Partial<SquadPlayer>;

function playerOf(player: KnownPlayer, date: string | undefined, played: boolean | undefined): MatchPlayer {
  const { firstname, surname, jumperNumber, dateOfBirth, heightCm, weightKg, position, positionCode } = player;
  return {
    ...namedPerson(player),
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
      ...(positionCode && { season: positionOf(seasonPositions[positionCode]) }),
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
  const players = header[side].players.map((player, n): MatchPlayer =>
    playerOf({ ...ofPerson.get(player.personId), ...player }, date?.startDate, played?.[first + n]),
  );
  return { ...squadOf(header, side), players: players.sort(byId) };
}

type HeaderOfficial = NonNullable<MatchHeader['officials']>[number];

/** Whether an official is a field umpire. An official without a position is taken to be one. */
const isFieldUmpire = ({ position }: HeaderOfficial): boolean =>
  position === undefined || position.code === officialPositions.FU.code;

function officialOf(official: HeaderOfficial, date: string | undefined): MatchOfficial {
  const { firstname, surname, jumperNumber, dateOfBirth, heightCm, weightKg, position, seasonPosition } = official;
  return {
    ...namedPerson(official),
    ...(firstname !== undefined && { firstname }),
    ...(surname !== undefined && { surname }),
    ...(jumperNumber !== undefined && { jumperNumber }),
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(dateOfBirth !== undefined && date !== undefined && { matchAge: ageOn(dateOfBirth, date) }),
    ...(heightCm !== undefined && { height: heightCm }),
    ...(weightKg !== undefined && { weight: weightKg }),
    positions: {
      ...(position && { selected: positionOf(position) }),
      ...(seasonPosition && { season: positionOf(seasonPosition) }),
    },
  };
}

/** Returns the players of a match, with their season data, and its field umpires. Lists are sorted by person id. */
export function matchPersons(match: Match, world: World): MatchPersons {
  const { header } = match.details();
  const [home, away] = sides.map((side) => squadPersons(match, side, world)) as [MatchPersonsSquad, MatchPersonsSquad];
  return {
    matchId: match.id,
    squads: { home, away },
    officials: (header.officials ?? [])
      .filter(isFieldUmpire)
      .map((official) => officialOf(official, header.date?.startDate))
      .sort(byId),
  };
}
