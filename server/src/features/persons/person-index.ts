import { isDeepStrictEqual } from 'node:util';
import type { Season, SeasonKey, World } from '@goalsquare/data';
import { fullNamesOf, type FullNames, type MatchBrief, type SquadPlayer } from '@goalsquare/engine';
import type { Steps } from '../../domain/work-queue.js';
import { keyOf, seasonsOf } from '../../domain/scope.js';

/** A squad that a player belonged to in a season. `matches` is the number of matches the player has played for it. */
export interface PersonSquad extends SeasonKey {
  readonly squadId: number;
  readonly squadName: string;
  readonly squadCode: string;
  readonly jumperNumber?: number;
  readonly matches: number;
}

/** A person's name in a season. */
interface PersonName extends FullNames {
  readonly firstname?: string;
  readonly surname?: string;
}

/** A person's entry in one season. */
export interface PersonSeason {
  readonly name: PersonName;
  readonly squad: PersonSquad;
}

/** A person with an entry for each season, latest season first. */
export interface IndexedPerson {
  readonly personId: number;
  readonly seasons: readonly PersonSeason[];
}

/** All players of the world, by id. */
export type PersonIndex = ReadonlyMap<number, IndexedPerson>;

/** Returns the number of matches that each player has played, by squad and person. */
function matchesPlayed(matches: readonly MatchBrief[]): ReadonlyMap<string, number> {
  const played = new Map<string, number>();
  for (const { id, players, unused = [], score } of matches.flatMap(({ home, away }) => [home, away])) {
    if (score === undefined) continue;
    for (const { personId } of players) {
      const key = `${id} ${personId}`;
      if (!unused.includes(personId)) played.set(key, (played.get(key) ?? 0) + 1);
    }
  }
  return played;
}

function nameOf(player: SquadPlayer): PersonName {
  const { firstname, surname } = player;
  return {
    ...fullNamesOf(player),
    ...(firstname !== undefined && { firstname }),
    ...(surname !== undefined && { surname }),
  };
}

function* personsOf(season: Season): Generator<readonly [personId: number, PersonSeason]> {
  const played = matchesPlayed(season.matches);
  const key = keyOf(season);
  for (const { id, name, code, players } of season.record.squads)
    for (const player of players) {
      const { personId, jumperNumber } = player;
      yield [
        personId,
        {
          name: nameOf(player),
          squad: {
            ...key,
            squadId: id,
            squadName: name,
            squadCode: code,
            ...(jumperNumber !== undefined && { jumperNumber }),
            matches: played.get(`${id} ${personId}`) ?? 0,
          },
        },
      ];
    }
}

/** Sorts later seasons first and, within a season, the squad with more matches first. */
const byLatest = ({ squad: a }: PersonSeason, { squad: b }: PersonSeason): number =>
  b.seasonId - a.seasonId || b.matches - a.matches || a.leagueId - b.leagueId || a.levelId - b.levelId;

/** Indexes the players of a world, one season in each step. */
export function* indexPersons(world: World): Steps<PersonIndex> {
  const persons = new Map<number, PersonSeason[]>();
  for (const season of seasonsOf(world)) {
    for (const [personId, { name, squad }] of personsOf(season)) {
      const before = persons.get(personId) ?? [];
      // Most players have one name, which takes half of the memory of an entry.
      const known = before.find((one) => isDeepStrictEqual(one.name, name));
      persons.set(personId, [...before, { name: known?.name ?? name, squad }]);
    }
    yield;
  }
  return new Map(
    Array.from(persons, ([personId, seasons]) => [personId, { personId, seasons: seasons.sort(byLatest) }]),
  );
}
