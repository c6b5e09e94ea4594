import { ageAtEndOf, seasonPositions } from '@goalsquare/engine';
import { expect } from 'chai';
import { agesOf, type LevelDesign } from '../../src/league/design.js';
import { leagues } from '../../src/league/leagues.js';
import { NameBook } from '../../src/names/name-book.js';
import { physiqueIn } from '../../src/players/physique.js';
import { roundsMissed } from '../../src/squads/availability.js';
import { listComposition } from '../../src/squads/list-composition.js';
import { strengthIn } from '../../src/squads/strength.js';
import { playerLists } from '../../src/world/player-lists.js';

const listsOf = playerLists(11, leagues, new NameBook());
const everySeason = leagues.flatMap((league) =>
  league.levels.flatMap((level) =>
    level.seasons.map((season) => ({ league, level, season, lists: listsOf(league.id, level, season.id) })),
  ),
);
const members = everySeason.flatMap(({ lists }) => lists.flatMap((list) => list.members));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const idsOf = (leagueId: number, level: LevelDesign, season: number, club?: string): ReadonlySet<number> =>
  new Set(
    listsOf(leagueId, level, season)
      .filter((list) => club === undefined || list.club.code === club)
      .flatMap((list) => list.members.map(({ person }) => person.personId)),
  );

describe('the players of the world', () => {
  it('depend on the seed alone', () => {
    const same = playerLists(11, leagues, new NameBook());
    const other = playerLists(12, leagues, new NameBook());
    const [first] = leagues;
    const level = first?.levels[0] as LevelDesign;
    expect(same(1, level, 2025)).to.deep.equal(listsOf(1, level, 2025));
    expect(other(1, level, 2025)).not.to.deep.equal(listsOf(1, level, 2025));
  });

  it('have the same id and name in all seasons', () => {
    const persons = new Map<number, string>();
    for (const { person } of members) {
      const text = JSON.stringify(person);
      expect(persons.get(person.personId) ?? text).to.equal(text);
      persons.set(person.personId, text);
    }
    const names = [
      ...new Map(members.map(({ person }) => [person.personId, `${person.firstname} ${person.surname}`])).values(),
    ];
    expect(new Set(names).size).to.equal(names.length);
  });

  it('are on one list a season, except in the pre-season, which uses the lists of the season', () => {
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

  /** Least and greatest height, weight and body mass index of a level. */
  const limits = {
    men: { SEN: [165, 212, 60, 125, 19.5, 29], junior: [162, 212, 52, 115, 18, 27.5] },
    women: { SEN: [152, 195, 48, 100, 18.5, 28], junior: [150, 194, 45, 92, 18, 27] },
  } as const;

  it('have heights and weights that go together, for men, women and juniors', () => {
    for (const { level, season, lists } of everySeason) {
      const isSenior = level.level === 'SEN' || level.level === 'RES';
      for (const { person } of lists.flatMap((list) => list.members)) {
        const { heightCm, weightKg } = physiqueIn(season.id, person);
        const [short, tall, light, heavy, slim, stout] = limits[person.gender][isSenior ? 'SEN' : 'junior'];
        expect(heightCm).to.be.within(short, tall);
        expect(weightKg, `${person.gender} ${level.level}`).to.be.within(light, heavy);
        expect(weightKg / (heightCm / 100) ** 2, `${heightCm} cm, ${weightKg} kg`).to.be.within(slim, stout);
      }
    }
  });

  it('are taller in the ruck, and lighter as juniors', () => {
    const of = (level: string, position?: string) =>
      everySeason
        .filter((one) => one.league.gender === 'men' && one.level.level === level)
        .flatMap(({ season, lists }) =>
          lists
            .flatMap((list) => list.members)
            .filter(({ person }) => position === undefined || person.position === position)
            .map(({ person }) => physiqueIn(season.id, person)),
        );
    const heights = (position: string): number => mean(of('SEN', position).map(({ heightCm }) => heightCm));
    expect(heights('RK'))
      .to.be.greaterThan(heights('KF'))
      .and.greaterThan(heights('MID') + 10);
    const [senior = 0, under18 = 0, under16 = 0] = ['SEN', 'U18', 'U16'].map((level) =>
      mean(of(level).map(({ weightKg }) => weightKg)),
    );
    expect(senior - under18).to.be.within(3, 9);
    expect(under18 - under16).to.be.within(3, 9);
  });

  it('never lose weight or height while they grow', () => {
    const [{ person } = members[0] as (typeof members)[0]] = members;
    for (const gender of ['men', 'women'] as const)
      for (let age = 15; age < 24; age += 1) {
        const [before, after] = [age, age + 1].map((of) =>
          physiqueIn(2026, { ...person, gender, dateOfBirth: `${2026 - of}-06-01` }),
        );
        expect(after?.heightCm).to.be.at.least(before?.heightCm ?? 0);
        expect(after?.weightKg).to.be.at.least(before?.weightKg ?? 0);
      }
  });

  it('share a surname about as often as real players, brothers and sisters among them', () => {
    for (const [leagueId, least, most] of [
      [1, 0.24, 0.42],
      [3, 0.15, 0.36],
    ] as const) {
      const level = leagues.find(({ id }) => id === leagueId)?.levels[0] as LevelDesign;
      const surnames = listsOf(leagueId, level, 2026).flatMap((list) =>
        list.members.map(({ person }) => person.surname),
      );
      const shared = surnames.filter((name) => surnames.filter((other) => other === name).length > 1);
      expect(shared.length / surnames.length).to.be.within(least, most);
    }
  });

  it('wear different numbers in a squad', () => {
    for (const { lists } of everySeason)
      for (const list of lists)
        expect(new Set(list.members.map(({ jumperNumber }) => jumperNumber)).size).to.equal(list.members.length);
  });

  it('make lists of the length and composition of the level', () => {
    for (const { level, lists } of everySeason)
      for (const list of lists) {
        expect(list.members.map(({ person }) => person.position).sort()).to.deep.equal(
          [...listComposition(level.players)].sort(),
        );
      }
  });

  it('mostly stay from year to year; some leave, join or change clubs', () => {
    const level = leagues[0]?.levels[0] as LevelDesign;
    const [before, after] = [idsOf(1, level, 2025), idsOf(1, level, 2026)];
    const stayed = [...after].filter((id) => before.has(id));
    expect(stayed.length / after.size).to.be.within(0.7, 0.95);
    const moved = listsOf(1, level, 2026).flatMap(({ club, members: now }) =>
      now.filter(({ person }) => before.has(person.personId) && !idsOf(1, level, 2025, club.code).has(person.personId)),
    );
    expect(moved.length).to.be.within(5, 60);
  });

  it('move from junior levels to the first league', () => {
    const level = leagues[0]?.levels[0] as LevelDesign;
    const graduates = [...idsOf(1, level, 2026)].filter((id) => Math.floor(id / 100_000) !== 1);
    expect(graduates.length).to.be.greaterThan(10);
  });
});

describe('a list', () => {
  it('of any length has that many players, all positions and at least two rucks', () => {
    for (let players = 26; players <= 60; players += 1) {
      const composition = listComposition(players);
      expect(composition).to.have.length(players);
      expect(new Set(composition)).to.deep.equal(new Set(Object.keys(seasonPositions)));
      expect(composition.filter((position) => position === 'RK').length).to.be.at.least(2);
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
  it('do not depend on when they are requested', () => {
    expect(roundsMissed(1, 5, 2025, 24)).to.deep.equal(roundsMissed(1, 5, 2025, 24));
  });
  it('keep some out of some rounds', () => {
    const missed = Array.from({ length: 800 }, (_, person) => roundsMissed(1, person, 2025, 24).has(12)).filter(
      Boolean,
    ).length;
    expect(missed).to.be.within(40, 160);
  });
});
