import { isMetricCode, metricOf, seasonPositions } from '@goalsquare/engine';
import { expect } from 'chai';
import { metricName, playerGroups, shownMetrics, squadGroups } from '../../../src/features/profiles/metric-groups.js';

describe('the metrics of profiles', () => {
  it('have the names that the engine has for them', () => {
    const codes = [...playerGroups, ...squadGroups].flatMap(({ metrics }) => metrics);
    const wrong = codes.filter((code) => !isMetricCode(code) || metricOf(code).name !== metricName(code));
    expect(codes.length).to.be.above(40);
    expect(wrong).to.deep.equal([]);
  });

  it('suit the position of the player, unless the address names others', () => {
    const shown = (values: Parameters<typeof shownMetrics>[0], position?: string): string => {
      const { group, metric } = shownMetrics(values, position);
      return `${group.id} ${metric}`;
    };
    expect(shown({}, 'RK')).to.equal('contest HITOUT');
    expect(shown({}, 'KF')).to.equal('scoring GOAL');
    expect(shown({}, 'GD')).to.equal('defence REBOUND_50');
    expect(shown({}, 'MID')).to.equal('possession DISPOSAL');
    expect(shown({})).to.equal('possession DISPOSAL');
    expect(shown({ metric: 'MARK' }, 'RK')).to.equal('contest MARK');
    expect(shown({ metrics: 'possession' }, 'RK')).to.equal('possession DISPOSAL');
    for (const { code } of Object.values(seasonPositions)) {
      const { group, metric } = shownMetrics({}, code);
      expect(group.metrics, code).to.include(metric);
    }
  });
});
