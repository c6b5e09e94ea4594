import { expect } from 'chai';
import { headingWithUnit, withoutUnit } from '../../src/query/shown-unit.js';

describe('the unit of a column', () => {
  const cases: readonly (readonly [heading: string, name: string, displays: readonly (string | undefined)[]])[] = [
    ['Goal Accuracy %', 'Goal Accuracy', [undefined, '45.0%']],
    ['Time In Possession %', 'Time In Possession %', ['35.8%']],
    ['Goal', 'Goal', ['10.7', undefined]],
    ['Goal', 'Goal', []],
  ];
  for (const [heading, name, displays] of cases)
    it(`is once in the heading “${heading}” of ${name}: ${displays.join(', ')}`, () => {
      expect(headingWithUnit(name, displays)).to.equal(heading);
    });

  it('is in no cell', () => {
    expect(['45.0%', '10.7', 3].map(withoutUnit)).to.deep.equal(['45.0', '10.7', '3']);
  });
});
