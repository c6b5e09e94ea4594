import { ageAtEndOf } from '@goalsquare/engine';
import { agesOf } from '../league/ages.js';
import { clubs, type Club } from '../league/clubs.js';
import type { LevelDesign, SeasonDesign } from '../league/design.js';
import type { Person } from '../persons/person.js';
import type { Prospects } from '../persons/prospects.js';
import type { Random } from '../random.js';
import { makeupOf } from './makeup.js';
import type { Recruiter } from './recruiter.js';
import type { Member, SquadList } from './squad-list.js';

/**
 * Spread of how good clubs are, and how much of it stays from year to year. **Units**: standard deviations of players.
 */
const CLUB_SPREAD = 0.22;
const CLUB_STAYS = 0.6;

/** Numbers free on a list beside those worn. */
const SPARE_NUMBERS = 8;

/** Share of the players of a list that go to another club at the end of a year. */
const TRADED_SHARE = 0.03;

const clubsIn = ({ family }: LevelDesign, season: SeasonDesign): readonly Club[] =>
  clubs[family].slice(0, season.clubs);

/** The lists of the first season of a club. */
function firstList(
  club: Club,
  { players }: LevelDesign,
  year: number,
  recruiter: Recruiter,
  random: Random,
): SquadList {
  const numbers = random.shuffled(Array.from({ length: players + SPARE_NUMBERS }, (_, n) => n + 1));
  const members = makeupOf(players).map((position, n): Member => ({
    person: recruiter.forNewList(position, year),
    jumperNumber: numbers[n] as number,
  }));
  return { club, members, strength: random.normal(0, CLUB_SPREAD) };
}

/** Whether a player stays for a year: not past the ages of the level, and less likely with age and without talent. */
function stays({ level }: LevelDesign, year: number, { dateOfBirth, talent }: Person, random: Random): boolean {
  const age = ageAtEndOf(year, dateOfBirth);
  const leaving = 0.05 + 0.09 * Math.max(0, age - 30) + (talent < -0.4 ? 0.2 : talent < 0 ? 0.06 : 0);
  return age <= agesOf[level][1] && !random.chance(leaving);
}

/** Members with those who changed clubs: two players of a position go each to the other's club. */
function traded(lists: readonly (readonly Member[])[], random: Random): readonly (readonly Member[])[] {
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

/** Fills the places of a list that have opened up. */
function filled(
  members: readonly (Member | Pick<Person, 'position'>)[],
  year: number,
  recruiter: Recruiter,
  random: Random,
): readonly Member[] {
  const worn = new Set(members.flatMap((one) => ('person' in one ? [one.jumperNumber] : [])));
  const free = random.shuffled(
    Array.from({ length: members.length + SPARE_NUMBERS }, (_, n) => n + 1).filter((number) => !worn.has(number)),
  );
  return members.map((one) =>
    'person' in one ? one : { person: recruiter.forList(one.position, year), jumperNumber: free.pop() as number },
  );
}

/** What decides who plays at a level of a league in a year. */
export interface Recruiting {
  readonly level: LevelDesign;
  readonly season: SeasonDesign;
  readonly recruiter: Recruiter;
  readonly prospects: Prospects;
  readonly random: Random;
}

/**
 * The lists of a season, from those of the season before: some have gone, some have changed clubs, others have come.
 * Those too old for the level become prospects. **Empty** `before`: every list is new.
 */
export function listsOf(
  { level, season, recruiter, prospects, random }: Recruiting,
  before: readonly SquadList[],
): readonly SquadList[] {
  const year = season.id;
  for (const { person } of before.flatMap(({ members }) => members)) {
    if (ageAtEndOf(year, person.dateOfBirth) > agesOf[level.level][1]) prospects.add(person);
  }
  const swapped = traded(
    before.map(({ members }) => members),
    random,
  );
  return clubsIn(level, season).map((club): SquadList => {
    const at = before.findIndex((list) => list.club === club);
    const list = before[at];
    if (list === undefined) return firstList(club, level, year, recruiter, random);
    const left = (swapped[at] ?? []).map((member) =>
      stays(level, year, member.person, random) ? member : { position: member.person.position },
    );
    const strength =
      CLUB_STAYS * list.strength + random.normal(0, CLUB_SPREAD * Math.sqrt(1 - CLUB_STAYS * CLUB_STAYS));
    return { club, members: filled(left, year, recruiter, random), strength };
  });
}
