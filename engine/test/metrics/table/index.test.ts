import { expect } from 'chai';
import { computedCodes, metricOf, type ComputedCode } from '../../../src/index.js';
import { testCases, type Case } from '../../support/values.js';
import { chainCases } from './chain.js';
import { defenceCases } from './defence.js';
import { disposalCases } from './disposal.js';
import { possessionCases } from './possession.js';
import { scoringCases } from './scoring.js';
import { stoppageCases } from './stoppage.js';
import { territoryCases } from './territory.js';

const families: readonly (readonly [string, readonly Case[]])[] = [
  ['balls won', possessionCases], ['balls used', disposalCases], ['scores', scoringCases], ['defence', defenceCases],
  ['stoppages', stoppageCases], ['territory', territoryCases], ['chains and time', chainCases],
];

for (const [family, cases] of families) {
  describe(`metrics of ${family}`, () => { testCases(cases); });
}

/** What all cases say of a code, in one text. */
const saidOf = (code: ComputedCode): string => families.flatMap(([, cases]) => cases.map(({ gives }) => gives[code] ?? '')).join(', ');

describe('the cases of metrics', () => {
  it('give a value other than 0 of every computed metric, at every level it has', () => {
    const untested = computedCodes.filter((code) => {
      const { player, squad } = metricOf(code).formula;
      const said = saidOf(code);
      return (player !== undefined && !/\b[ha]\d -?[1-9]|\b[ha]\d 0\.\d/u.test(said)) || (squad !== undefined && !/\b(?:home|away) -?[1-9]/u.test(said));
    });
    expect(untested).to.deep.equal([]);
  });
});
