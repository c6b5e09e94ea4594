import { ageAtEndOf, seasonPositions } from '@goalsquare/engine';
import { expect } from 'chai';
import { agesOf } from '../../../src/simulate/league/ages.js';
import type { LevelDesign } from '../../../src/simulate/league/design.js';
import { leagues } from '../../../src/simulate/league/leagues.js';
import { NameBook } from '../../../src/simulate/names/name-book.js';
import { makeupOf } from '../../../src/simulate/squads/makeup.js';
import { roundsMissed } from '../../../src/simulate/squads/availability.js';
import { strengthIn } from '../../../src/simulate/squads/strength.js';
import { peopleOf } from '../../../src/simulate/world/people.js';

const people = peopleOf(11, leagues, new NameBook());
const everySeason = leagues.flatMap((league) =>
  league.levels.flatMap((level) =>
    level.seasons.map((season) => ({ league, level, season, lists: people.lists(league.id, level, season.id) })),
  ),
);
const members = everySeason.flatMap(({ lists }) => lists.flatMap((list) => list.members));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const idsOf = (leagueId: number, level: LevelDesign, season: number, club?: string): ReadonlySet<number> =>
  new Set(
    people
      .lists(leagueId, level, season)
      .filter((list) => club === undefined || list.club.code === club)
      .flatMap((list) => list.members.map(({ person }) => person.personId)),
  );

describe('the people of the world', () => {
  it('are the same for the same seed and others for another', () => {
    const again = peopleOf(11, leagues, new NameBook());
    const other = peopleOf(12, leagues, new NameBook());
    const [first] = leagues;
    const level = first?.levels[0] as LevelDesign;
    expect(again.lists(1, level, 2025)).to.deep.equal(people.lists(1, level, 2025));
    expect(other.lists(1, level, 2025)).not.to.deep.equal(people.lists(1, level, 2025));
  });

  it('are one person for one id and one name, through all seasons', () => {
    const known = new Map<number, string>();
    for (const { person } of members) {
      const said = JSON.stringify(person);
      expect(known.get(person.personId) ?? said).to.equal(said);
      known.set(person.personId, said);
    }
    const names = [
      ...new Map(members.map(({ person }) => [person.personId, `${person.firstname} ${person.surname}`])).values(),
    ];
    expect(new Set(names).size).to.equal(names.length);
  });

  it('are on one list a season, but for the league that borrows its lists', () => {
    for (const year of [2024, 2025, 2026]) {
      const ids = everySeason
        .filter(({ league, season }) => season.id === year && league.id !== 2)
        .flatMap(({ lists }) => lists.flatMap((list) => list.members.map(({ person }) => person.personId)));
      expect(new Set(ids).size).to.equal(ids.length);
    }
  });

  it('have the age of their level', () => {
    for (const { level, season, lists } of everySeason) {
      const [youngest, oldest] = agesOf[level.level];
      for (const list of lists)
        for (const { person } of list.members)
          expect(ageAtEndOf(season.id, person.dateOfBirth), level.level).to.be.within(youngest, oldest + 1);
    }
  });

  it('are as tall and heavy as players are', () => {
    for (const { person } of members) {
      expect(person.heightCm).to.be.within(144, 218);
      expect(person.weightKg).to.be.within(45, 130);
    }
    const tall = (position: string) =>
      mean(
        members
          .filter(({ person }) => person.gender === 'men' && person.position === position)
          .map(({ person }) => person.heightCm),
      );
    expect(tall('RK'))
      .to.be.greaterThan(tall('KF'))
      .and.greaterThan(tall('MID') + 10);
  });

  it('wear different numbers in a squad', () => {
    for (const { lists } of everySeason)
      for (const list of lists)
        expect(new Set(list.members.map(({ jumperNumber }) => jumperNumber)).size).to.equal(list.members.length);
  });

  it('fill lists of the length and makeup of their level', () => {
    for (const { level, lists } of everySeason)
      for (const list of lists) {
        expect(list.members.map(({ person }) => person.position).sort()).to.deep.equal(
          [...makeupOf(level.players)].sort(),
        );
      }
  });

  it('stay from year to year, but for some who leave, come and change clubs', () => {
    const level = leagues[0]?.levels[0] as LevelDesign;
    const [before, after] = [idsOf(1, level, 2025), idsOf(1, level, 2026)];
    const stayed = [...after].filter((id) => before.has(id));
    expect(stayed.length / after.size).to.be.within(0.7, 0.95);
    const moved = people
      .lists(1, level, 2026)
      .flatMap(({ club, members: now }) =>
        now.filter(
          ({ person }) => before.has(person.personId) && !idsOf(1, level, 2025, club.code).has(person.personId),
        ),
      );
    expect(moved.length).to.be.within(5, 60);
  });

  it('go on from the young to the first league', () => {
    const level = leagues[0]?.levels[0] as LevelDesign;
    const graduates = [...idsOf(1, level, 2026)].filter((id) => Math.floor(id / 100_000) !== 1);
    expect(graduates.length).to.be.greaterThan(10);
  });
});

describe('a list', () => {
  it('of any length has as many players as it says, of every position, two rucks at least', () => {
    for (let players = 26; players <= 60; players += 1) {
      const makeup = makeupOf(players);
      expect(makeup).to.have.length(players);
      expect(new Set(makeup)).to.deep.equal(new Set(Object.keys(seasonPositions)));
      expect(makeup.filter((position) => position === 'RK').length).to.be.at.least(2);
    }
  });
});

describe('strength', () => {
  const cases: readonly (readonly [string, 'SEN' | 'U18', number])[] = [
    ['2008-05-01', 'SEN', 0.55],
    ['2004-05-01', 'SEN', 1],
    ['1999-05-01', 'SEN', 1],
    ['1991-05-01', 'SEN', 0.5],
    ['2008-05-01', 'U18', 1],
    ['2009-05-01', 'U18', 0.8],
  ];
  for (const [dateOfBirth, level, expected] of cases) {
    it(`of talent 1 born ${dateOfBirth} is ${expected} among ${level} of 2026`, () => {
      expect(strengthIn(2026, level, { talent: 1, dateOfBirth })).to.be.closeTo(expected, 1e-9);
    });
  }
});

describe('injuries', () => {
  it('are the same whenever they are asked for', () => {
    expect(roundsMissed(1, 5, 2025, 24)).to.deep.equal(roundsMissed(1, 5, 2025, 24));
  });
  it('keep some out of some rounds', () => {
    const missed = Array.from({ length: 800 }, (_, person) => roundsMissed(1, person, 2025, 24).has(12)).filter(
      Boolean,
    ).length;
    expect(missed).to.be.within(40, 160);
  });
});
