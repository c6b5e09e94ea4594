import { expect } from 'chai';
import { basesOf, formulaText, type Formula } from '../../src/index.js';
import { count, minus, percentage, plus, sum, times, weighted } from '../../src/metrics/formula.js';

const kicks = count('kickEffective', 'kickClanger');
const details: readonly (readonly [Formula, string, readonly string[]])[] = [
  [count('goal'), 'goal', ['goal']],
  [plus(times(6, count('goal')), count('behind')), '6 x goal + behind', ['goal', 'behind']],
  [minus(kicks, count('kickClanger')), 'kickEffective', ['kickEffective']],
  [minus(count('goal'), count('behind')), 'goal - behind', ['goal', 'behind']],
  [minus(count('goal'), times(2, count('goal'))), '-goal', ['goal']],
  [sum(10, 'metresRun', 'metresAssisted'), '(metresRun + metresAssisted) / 10', ['metresRun', 'metresAssisted']],
  [
    weighted({ pressurePhysical: 375, pressureChasing: 150 }),
    '(375 x pressurePhysical + 150 x pressureChasing) / 100',
    ['pressurePhysical', 'pressureChasing'],
  ],
  [
    percentage(count('kickEffective'), kicks),
    '100 x (kickEffective) / (kickEffective + kickClanger)',
    ['kickEffective', 'kickClanger'],
  ],
];

describe('formulas', () => {
  for (const [formula, text, bases] of details) {
    it(`read as ${text}`, () => {
      expect(formulaText(formula)).to.equal(text);
      expect(basesOf(formula)).to.deep.equal(bases);
    });
  }

  it('of different units cannot be added', () => {
    expect(() => plus(sum(10, 'metresRun'), count('goal'))).to.throw(
      'formulas with different divisors cannot be added',
    );
  });
});
