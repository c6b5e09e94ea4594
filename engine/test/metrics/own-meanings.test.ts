import { expect } from 'chai';
import { metricCodes } from '../../src/index.js';
import { isOwnMeaning, ownMeaningPatterns } from '../../src/metrics/own-meanings.js';

describe('own meanings', () => {
  it('are found by patterns that each match a code', () => {
    expect(ownMeaningPatterns.filter((pattern) => !metricCodes.some((code) => pattern.test(code)))).to.deep.equal([]);
  });

  it('are a small part of all, and no everyday metric', () => {
    expect(metricCodes.filter(isOwnMeaning).length).to.be.within(30, 80);
    expect(
      (['KICK', 'GOAL', 'MARK', 'INSIDE_50', 'METRES_GAINED', 'TIME_ON_GROUND'] as const).filter(isOwnMeaning),
    ).to.deep.equal([]);
  });
});
