import { expect } from 'chai';
import { familyCodes, metricCodes, metricFamilies } from '@goalsquare/engine';

describe('families of metrics', () => {
  it('contain every metric once', () => {
    const codes = metricFamilies.flatMap(familyCodes);
    expect(codes).to.have.lengthOf(metricCodes.length);
    expect(codes).to.have.members([...metricCodes]);
  });

  it('have their codes in the order of the ids', () => {
    for (const family of metricFamilies)
      expect(familyCodes(family)).to.deep.equal(metricCodes.filter((code) => familyCodes(family).includes(code)));
  });
});
