import { ageAtEndOf } from '@goalsquare/engine';
import { clubs, type Club } from '../league/clubs.js';
import { agesOf, type LevelDesign, type SeasonDesign } from '../league/design.js';
import type { Person } from '../players/person.js';
import type { ProspectPool } from '../players/prospect-pool.js';
import type { Random } from '../random.js';
import { listComposition } from './list-composition.js';
import type { PlayerSource } from './player-source.js';

/** A player on a list. */
export interface Member {
  readonly person: Person;
  readonly jumperNumber: number;
}

/** A club's players in a season, and its strength. **Units**: `strength` in standard deviations of players. */
export interface SquadList {
  readonly club: Club;
  readonly members: readonly Member[];
  readonly strength: number;
}

/** Standard deviation of clubs' strengths, in standard deviations of players, and its correlation from year to year. */
const CLUB_SPREAD = 0.22;
const CLUB_CORRELATION = 0.6;

/** Number of jumper numbers that a list has in addition to those of its players. */
const SPARE_NUMBERS = 8;

/** Share of players who are traded at the end of a year. */
const TRADED_SHARE = 0.03;

const clubsIn = ({ family }: LevelDesign, season: SeasonDesign): readonly Club[] =>
  clubs[family].slice(0, season.clubs);

function firstList(
  club: Club,
  { players }: LevelDesign,
  year: number,
  source: PlayerSource,
  random: Random,
): SquadList {
  const numbers = random.shuffled(Array.from({ length: players + SPARE_NUMBERS }, (_, n) => n + 1));
  const members = listComposition(players).map((position, n): Member => ({
    person: source.forNewList(position, year),
    jumperNumber: numbers[n] as number,
  }));
  return { club, members, strength: random.normal(0, CLUB_SPREAD) };
}

/**
 * Returns whether a player stays on the list. Nobody too old for the level stays, and old or less talented players are
 * more likely to leave.
 */
function stays({ level }: LevelDesign, year: number, { dateOfBirth, talent }: Person, random: Random): boolean {
  const age = ageAtEndOf(year, dateOfBirth);
  const leaving = 0.05 + 0.09 * Math.max(0, age - 30) + (talent < -0.4 ? 0.2 : talent < 0 ? 0.06 : 0);
  return age <= agesOf[level][1] && !random.chance(leaving);
}

/** Returns the lists after trades. In a trade, two clubs exchange players of the same position. */
function afterTrades(lists: readonly (readonly Member[])[], random: Random): readonly (readonly Member[])[] {
  const next = lists.map((members) => [...members]);
  const trades = Math.round((TRADED_SHARE / 2) * lists.reduce((sum, members) => sum + members.length, 0));
  for (let n = 0; n < trades; n += 1) {
    const [one, other] = random.shuffled(next).slice(0, 2) as [Member[], Member[]];
    const at = random.integer(0, one.length - 1);
    const leaving = one[at] as Member;
    const partners = other.filter(({ person }) => person.position === leaving.person.position);
    if (partners.length === 0) continue;
    const partner = random.pick(partners);
    one[at] = { ...leaving, person: partner.person };
    other[other.indexOf(partner)] = { ...partner, person: leaving.person };
  }
  return next;
}

type Place = Member | Pick<Person, 'position'>;

/** Fills the open places of a list. */
function filled(places: readonly Place[], year: number, source: PlayerSource, random: Random): readonly Member[] {
  const used = new Set(places.flatMap((place) => ('person' in place ? [place.jumperNumber] : [])));
  const free = random.shuffled(
    Array.from({ length: places.length + SPARE_NUMBERS }, (_, n) => n + 1).filter((number) => !used.has(number)),
  );
  return places.map((place) =>
    'person' in place
      ? place
      : { person: source.forOpenPlace(place.position, year), jumperNumber: free.pop() as number },
  );
}

/** Inputs of a season's lists, besides the lists of the season before. */
export interface ListContext {
  readonly level: LevelDesign;
  readonly season: SeasonDesign;
  readonly source: PlayerSource;
  readonly prospects: ProspectPool;
  readonly random: Random;
}

/**
 * Returns the lists of a season. Some players of the season before have left or changed clubs, and others replace them.
 * Players who are too old for the level become prospects. **Empty** `before`: all lists are new.
 */
export function squadLists(
  { level, season, source, prospects, random }: ListContext,
  before: readonly SquadList[],
): readonly SquadList[] {
  const year = season.id;
  for (const { person } of before.flatMap(({ members }) => members)) {
    if (ageAtEndOf(year, person.dateOfBirth) > agesOf[level.level][1]) prospects.add(person);
  }
  const traded = afterTrades(
    before.map(({ members }) => members),
    random,
  );
  return clubsIn(level, season).map((club): SquadList => {
    const at = before.findIndex((list) => list.club === club);
    const list = before[at];
    if (list === undefined) return firstList(club, level, year, source, random);
    const places = (traded[at] ?? []).map((member): Place =>
      stays(level, year, member.person, random) ? member : { position: member.person.position },
    );
    const strength =
      CLUB_CORRELATION * list.strength +
      random.normal(0, CLUB_SPREAD * Math.sqrt(1 - CLUB_CORRELATION * CLUB_CORRELATION));
    return { club, members: filled(places, year, source, random), strength };
  });
}
