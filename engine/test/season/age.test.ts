import { expect } from 'chai';
import fc from 'fast-check';
import { ageAtEndOf, ageOn } from '../../src/index.js';

describe('an age', () => {
  const cases: readonly (readonly [string, string, number])[] = [
    ['2000-03-14', '2026-03-14', 26],
    ['2000-03-14', '2026-03-13', 26],
    ['2000-03-14', '2026-01-31', 25.9],
    ['2000-03-14', '2026-09-12', 26.5],
    ['2000-12-31', '2026-01-01', 25],
    ['2000-02-29', '2025-03-01', 25],
    ['2000-02-29', '2025-02-28', 25],
    ['2000-02-29', '2024-02-29', 24],
    ['2008-07-01', '2026-04-01', 17.8],
  ];
  for (const [born, on, expected] of cases) {
    it(`of a person born on ${born} is ${expected} on ${on}`, () => {
      expect(ageOn(born, on)).to.equal(expected);
    });
  }

  it('at the end of a year is whole', () => {
    expect([
      ageAtEndOf(2026, '2000-12-31'),
      ageAtEndOf(2026, '2000-01-01'),
      ageAtEndOf(2026, '2001-06-15'),
    ]).to.deep.equal([26, 26, 25]);
  });

  const day = fc
    .date({ min: new Date('1980-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  it('never decreases from one day to the next', () => {
    fc.assert(
      fc.property(day, day, day, (born, one, other) => {
        const [earlier = '', later = ''] = [one, other].toSorted();
        expect(ageOn(born, later)).to.be.at.least(ageOn(born, earlier));
      }),
    );
  });
});
