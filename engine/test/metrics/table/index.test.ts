import { expect } from 'chai';
import { metricCodes, metricOf, type MetricCode } from '../../../src/index.js';
import { testCases, type Case } from '../../support/values.js';
import { chainCases } from './chain.js';
import { defenceCases } from './defence.js';
import { disposalCases } from './disposal.js';
import { possessionCases } from './possession.js';
import { ratingCases } from './rating.js';
import { scoringCases } from './scoring.js';
import { stoppageCases } from './stoppage.js';
import { territoryCases } from './territory.js';

const families: readonly (readonly [string, readonly Case[]])[] = [
  ['balls won', possessionCases],
  ['balls used', disposalCases],
  ['scores', scoringCases],
  ['defence', defenceCases],
  ['stoppages', stoppageCases],
  ['territory', territoryCases],
  ['chains and time', chainCases],
  ['ratings', ratingCases],
];

for (const [family, cases] of families) {
  describe(`metrics of ${family}`, () => {
    testCases(cases);
  });
}

/** All cases of a code, as one text. */
const saidOf = (code: MetricCode): string =>
  families.flatMap(([, cases]) => cases.map(({ gives }) => gives[code] ?? '')).join(', ');

describe('the cases of metrics', () => {
  it('have a value other than 0 for every metric, at every level', () => {
    const untested = metricCodes.filter((code) => {
      const { player, squad } = metricOf(code).formula;
      const said = saidOf(code);
      return (
        (player !== undefined && !/\b[ha]\d -?(?:[1-9]|0\.\d)/u.test(said)) ||
        (squad !== undefined && !/\b(?:home|away) -?(?:[1-9]|0\.\d)/u.test(said))
      );
    });
    expect(untested).to.deep.equal([]);
  });
});
