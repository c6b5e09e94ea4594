import { expect } from 'chai';
import fc from 'fast-check';
import { readQuery } from '../../src/query/read-query.js';
import { addressOf, pathOf } from '../../src/query/paths.js';
import { areaFieldsOf, areaText } from '../../src/features/questions/area.js';
import { initialQuery } from '../../src/query/query.js';
import { recipes, recipeSearch } from '../../src/features/questions/recipes.js';
import { areas, queries } from './query.js';

describe('the address of a query across matches', () => {
  it('contains the whole query: reading it returns the same query', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readQuery(addressOf(query))).to.deep.equal({ query, faults: [] });
      }),
    );
  });

  it('is the query of the call, apart from the level', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const address = addressOf(query).replace(/^\?(?:level=(?:players|squads))?&?/u, '');
        expect(pathOf(query)).to.equal(`/v1/statistics/${query.level}${address === '' ? '' : `?${address}`}`);
      }),
    );
  });

  it('may repeat a parameter instead of separating values by commas', () => {
    expect(readQuery('?period=3&period=4')).to.deep.equal(readQuery('?period=3,4'));
  });

  it('names the level of a query without values, which is not the initial query', () => {
    for (const level of ['players', 'squads'] as const) {
      const query = { level, values: {} };
      expect(addressOf(query)).to.equal(`?level=${level}`);
      expect(readQuery(addressOf(query))).to.deep.equal({ query, faults: [] });
    }
  });

  it('has the initial query without parameters', () => {
    expect(readQuery('')).to.deep.equal({ query: initialQuery, faults: [] });
  });

  const wrong = [
    ['?seasonId=x', 'seasonId x is not a whole number from 0 to 2147483647'],
    ['?period=11', 'period 11 is not a whole number from 1 to 10'],
    ['?fromDate=2025-02-29', 'fromDate 2025-02-29 is not a date such as 2025-03-31'],
    ['?fromDate=2025-13-01', 'fromDate 2025-13-01 is not a date such as 2025-03-31'],
    ['?threshold=many', 'threshold many is not a number'],
    ['?result=win', 'result win is not one of won, lost, drawn'],
    ['?metric=GAOL', 'metric GAOL is not a metric code'],
    ['?level=squads&metric=TIME_ON_GROUND_PCT', 'metric TIME_ON_GROUND_PCT'],
    ['?context=Diff', 'context exists for squads only'],
    ['?season=2025', 'season is not a parameter of a query'],
    ['?cursor=abc&limit=5', 'cursor is not a parameter of a query'],
  ] as const;
  for (const [address, fault] of wrong) {
    it(`${address} reports what is wrong, and leaves it out`, () => {
      const { query, faults } = readQuery(address);
      expect(faults.join()).to.include(fault);
      expect(readQuery(addressOf(query)).faults).to.deep.equal([]);
    });
  }

  for (const [address, fault] of [
    ['?metric=GAOL', 'no valid metric is left, so the result has every metric of players'],
    ['?metric=&seasonId=2025', 'no valid metric is left, so the result has every metric of players'],
    ['?level=squads&metric=GAOL,KIKC', 'no valid metric is left, so the result has every metric of squads'],
    ['?metric=GAOL,GOAL', undefined],
    ['?seasonId=2025', undefined],
  ] as const)
    it(`${address} says ${fault === undefined ? 'nothing of metrics' : 'that all metrics are returned'}`, () => {
      expect(readQuery(address).faults.find((one) => one.startsWith('no valid metric'))).to.equal(fault);
    });

  it('can be any text', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const { query } = readQuery(`?${text}`);
        expect(readQuery(addressOf(query)).query).to.deep.equal(query);
      }),
    );
  });
});

describe('the fields of an area', () => {
  it('have every area that they can write', () => {
    fc.assert(
      fc.property(areas, (fields) => {
        expect(areaFieldsOf(areaText(fields))).to.deep.equal(fields);
      }),
    );
  });

  it('leave out a range without numbers', () => {
    expect(areaText({ shape: 'goal', numbers: ['', '', '45', '90'] })).to.equal('goal(45-90 deg)');
    expect(areaFieldsOf('goal(50-90 m)')).to.deep.equal({ shape: 'goal', numbers: ['50', '90', '', ''] });
  });
});

describe('the fields of an area while they are filled in', () => {
  for (const fields of [
    { shape: 'goal', numbers: ['-5', '40', '', ''] },
    { shape: 'goal', numbers: ['', '40', '0', '1e9'] },
    { shape: 'goal', numbers: ['1e-2', '', '', ''] },
    { shape: 'circle', numbers: ['', '0', '15'] },
    { shape: 'circle', numbers: ['60', '', ''] },
    { shape: 'polygon', numbers: ['30 -20, '] },
  ] as const)
    it(`keep ${fields.shape} ${fields.numbers.join('|')}`, () => {
      expect(areaFieldsOf(areaText(fields))).to.deep.equal(fields);
    });
});

describe('the recipes', () => {
  const subject = { season: '2025', squad: '10', opponent: '20', player: '110230' };

  it('are different queries without a fault, about any season, squads and player', () => {
    expect(new Set(recipes.map(({ search }) => search)).size).to.equal(recipes.length);
    for (const recipe of recipes) {
      const search = recipeSearch(recipe, subject);
      const { query, faults } = readQuery(`?${search}`);
      expect(faults, search).to.deep.equal([]);
      expect(addressOf(query)).to.equal(`?${search}`);
    }
  });

  it('contain no id', () => {
    for (const { search } of recipes) expect(search).not.to.match(/Id=\d/u);
  });
});
