import { expect } from 'chai';
import { metricsFound } from '../../../src/features/playground/metrics-found.js';

describe('the search of a metric picker', () => {
  for (const [query, first] of [
    ['kick', 'KICK'],
    ['Kicks', 'KICK'],
    ['mark', 'MARK'],
    ['clearance', 'CLEARANCE'],
    ['xg', 'POINTS_EXPECTED'],
    ['minutes', 'TIME_ON_GROUND'],
    ['contested possession', 'POSSESSION_CONTESTED'],
    ['one percenter', 'SPOIL'],
    ['clearence', 'CLEARANCE'],
    ['METRES_GAINED_KICK', 'METRES_GAINED_KICK'],
  ] as const)
    it(`has ${first} first for “${query}”`, () => {
      expect(metricsFound('players', query)[0]).to.equal(first);
    });

  it('has only metrics of the level, all of them without words, and none for words of no metric', () => {
    expect(metricsFound('squads', ' ').length).to.be.greaterThan(100);
    expect(metricsFound('squads', 'time on ground')).not.to.include('TIME_ON_GROUND');
    expect(metricsFound('players', 'zebra')).to.deep.equal([]);
  });
});
