import { isMetricCode, metricOf } from '@goalsquare/engine';
import { expect } from 'chai';
import { metricName, playerGroups, squadGroups } from '../../../src/features/profiles/metric-groups.js';

describe('the metrics of profiles', () => {
  it('have the names that the engine has for them', () => {
    const codes = [...playerGroups, ...squadGroups].flatMap(({ metrics }) => metrics);
    const wrong = codes.filter((code) => !isMetricCode(code) || metricOf(code).name !== metricName(code));
    expect(codes.length).to.be.above(40);
    expect(wrong).to.deep.equal([]);
  });
});
