import { validate, seasonRule } from '@goalsquare/engine';
import { expect } from 'chai';
import { clubs } from '../../src/league/clubs.js';
import { levelIdOf, matchIdOf, phaseIdOf, squadIdOf } from '../../src/league/ids.js';
import { leagues } from '../../src/league/leagues.js';
import { smallLeagues } from '../../src/league/small-leagues.js';
import { seasonVenue, venueOf, venues } from '../../src/league/venues.js';

/** Leagues and the ids of their levels, repeated here on purpose. */
const expected: readonly (readonly [number, 'men' | 'women', readonly number[]])[] = [
  [1, 'men', [1]],
  [2, 'men', [1]],
  [3, 'women', [1]],
  [5, 'men', [1]],
  [6, 'women', [1]],
  [8, 'men', [5]],
  [9, 'women', [5]],
  [10, 'men', [5]],
  [11, 'women', [5]],
  [12, 'men', [1, 2, 3, 5]],
  [13, 'women', [1]],
  [14, 'men', [5]],
  [16, 'men', [1, 2]],
  [18, 'men', [3]],
  [19, 'women', [3]],
];

const families = Object.values(clubs);
const all = families.flat();
const distinct = (values: readonly (string | number)[]) => {
  expect(values.filter((value, at) => values.indexOf(value) !== at)).to.deep.equal([]);
};

describe('the leagues', () => {
  for (const [name, designs] of [
    ['whole', leagues],
    ['small', smallLeagues],
  ] as const) {
    it(`of the ${name} world have the ids and levels of real leagues`, () => {
      expect(
        designs.map(({ id, gender, levels }) => [id, gender, levels.map(({ level }) => levelIdOf(level))]),
      ).to.deep.equal(expected);
    });

    it(`of the ${name} world have a season at every level`, () => {
      for (const { levels } of designs) for (const { seasons } of levels) expect(seasons).to.have.length.greaterThan(0);
    });
  }

  it('have unique names and codes', () => {
    distinct(leagues.map(({ name }) => name));
    distinct(leagues.map(({ code }) => code));
  });

  it('begin each round on a Thursday', () => {
    for (const { levels } of [...leagues, ...smallLeagues])
      for (const { seasons } of levels)
        for (const { start } of seasons) expect(new Date(start).getUTCDay(), start).to.equal(4);
  });

  it('have unique ids that the contract allows', () => {
    const seasons = leagues.flatMap(({ id, levels }) =>
      levels.flatMap(({ level, seasons: of }) => of.map((season) => ({ id, level, season: season.id }))),
    );
    const phases = seasons.flatMap(({ id, level, season }) => [
      phaseIdOf(id, level, season, 'main'),
      phaseIdOf(id, level, season, 'finals'),
    ]);
    distinct(phases);
    for (const phase of phases) expect(matchIdOf(phase, 99, 99)).to.be.at.most(2_147_483_647);
    for (const { id, level, season } of seasons)
      expect(season * 1_000_000 + phaseIdOf(id, level, season, 'main')).to.be.at.most(2_147_483_647);
    distinct(
      leagues
        .filter(({ id }) => id !== 2)
        .flatMap(({ id, levels }) =>
          levels.flatMap(({ level, family }) => clubs[family].map((_, n) => squadIdOf(id, level, n))),
        ),
    );
  });
});

describe('the clubs', () => {
  it('have unique names, and codes that are unique in their group', () => {
    distinct(all.map(({ name }) => name));
    for (const family of families) distinct(family.map(({ code }) => code));
    for (const { code } of all) expect(code).to.match(/^[A-Z]{2,4}$/u);
  });

  it('have unique nicknames', () => {
    distinct(all.map(({ name }) => name.split(' ').slice(-1).join()));
  });

  it('play at grounds of the table, the first of them in their state', () => {
    for (const {
      name,
      state,
      grounds: [usual = ''],
    } of all)
      expect(venueOf(usual).state, name).to.equal(state);
    for (const { grounds } of all) for (const code of grounds) expect(venueOf(code).code).to.equal(code);
  });

  it('cannot have a ground that is not in the table', () => {
    expect(() => venueOf('XYZ')).to.throw('no ground has the code XYZ');
  });
});

describe('the grounds', () => {
  it('have unique ids, codes and names', () => {
    for (const member of ['id', 'code', 'name'] as const) distinct(venues.map((venue) => venue[member]));
  });

  it('differ in size, within what grounds can be', () => {
    expect(
      new Set(venues.map(({ lengthMetres, widthMetres }) => `${lengthMetres} x ${widthMetres}`)).size,
    ).to.be.greaterThan(25);
    for (const { lengthMetres, widthMetres } of venues) {
      expect(lengthMetres).to.be.within(149, 175);
      expect(widthMetres).to.be.within(118, 141);
    }
  });

  it('lie in several time zones, one of them overseas and in no state', () => {
    expect(new Set(venues.map(({ timeZone }) => timeZone)).size).to.be.greaterThan(5);
    const [overseas, ...more] = venues.filter(({ state }) => state === undefined);
    expect(more).to.deep.equal([]);
    expect(overseas && seasonVenue(overseas)).to.deep.include({
      timeZone: 'Pacific/Auckland',
      country: { id: 2, name: 'New Zealand', code: 'NZL' },
    });
  });

  it('are valid in the record of a season', () => {
    expect(validate(seasonRule.optional.venues, venues.map(seasonVenue))).to.deep.equal([]);
  });

  it('have a valid time zone', () => {
    for (const { timeZone } of venues) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.to.throw();
  });
});
