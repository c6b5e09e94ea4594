import { expect } from 'chai';
import { codesOfTier, includesTier, metricCodes, tierOf, tiers, type MetricCode, type Tier } from '../../src/index.js';

describe('tiers', () => {
  it('each include the tiers before them', () => {
    const included = tiers.map((tier) => tiers.filter((needed) => includesTier(tier, needed)));
    expect(included).to.deep.equal([['Basic'], ['Basic', 'Advanced'], ['Basic', 'Advanced', 'Transactional']]);
  });

  it('have more metrics each, up to all; Transactional adds none', () => {
    const [basic, advanced, transactional] = tiers.map(codesOfTier);
    expect(advanced).to.include.members([...(basic ?? [])]);
    expect(advanced?.length).to.be.greaterThan(basic?.length ?? 0);
    expect([advanced, transactional]).to.deep.equal([metricCodes, metricCodes]);
  });

  const samples: readonly (readonly [MetricCode, Tier])[] = [
    ['GOAL', 'Basic'],
    ['DISPOSAL_EFFICIENCY', 'Basic'],
    ['TACKLE', 'Basic'],
    ['HITOUT', 'Basic'],
    ['CLANGER', 'Basic'],
    ['CLEARANCE', 'Basic'],
    ['TIME_ON_GROUND', 'Basic'],
    ['METRES_GAINED', 'Advanced'],
    ['PRESSURE_ACT', 'Advanced'],
    ['ONE_ON_ONE_TARGET', 'Advanced'],
    ['ATTENDANCE_CENTRE_BOUNCE', 'Advanced'],
    ['INSIDE_50_TARGET', 'Advanced'],
    ['TIME_IN_POSSESSION', 'Advanced'],
    ['CHAIN_METRES', 'Advanced'],
    ['RANKING_POINTS', 'Advanced'],
    ['SWITCH', 'Advanced'],
  ];
  for (const [code, tier] of samples)
    it(`put ${code} in ${tier}`, () => {
      expect(tierOf(code)).to.equal(tier);
    });
});
