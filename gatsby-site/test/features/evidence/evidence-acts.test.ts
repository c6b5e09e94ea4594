import { expect } from 'chai';
import { calculationText } from '../../../src/features/evidence/calculation.js';
import { actsOf, addedTo, isAgainst, type Term } from '../../../src/features/evidence/evidence-acts.js';
import { excludedTexts } from '../../../src/features/evidence/filter-words.js';

const act = (more: Partial<Term>): Term => ({
  list: 'sum',
  base: 'kick',
  sign: 1,
  weight: 1,
  amount: 1,
  squadId: 10,
  ...more,
});
const kick = act({
  transactionId: 4,
  transactionCode: 'KICK',
  transactionName: 'Kick',
  period: 1,
  periodSecs: 30,
  personId: 101,
  zone: 'F50',
  locationRotated: { x: 40, y: -5, xStd: 41, yStd: -5 },
});
const linear = { text: 'kick', description: 'Kicks.', is: 'linear', numerator: { bases: [], divisor: 10 } } as const;

describe('the acts of a value', () => {
  it('are one for each transaction, with all of its terms', () => {
    const acts = actsOf(
      [
        { ...kick, list: 'denominator', base: 'disposal' },
        { ...kick, list: 'numerator', weight: 2, amount: 3 },
        { ...kick, list: 'numerator', transactionId: 3, periodSecs: 12 },
      ],
      10,
    );
    expect(acts.map(({ transactionId, terms }) => [transactionId, terms.length])).to.deep.equal([
      [3, 1],
      [4, 2],
    ]);
    const [first, second] = acts;
    expect(second && addedTo('numerator', second)).to.equal(6);
    expect(first && addedTo('denominator', first)).to.equal(undefined);
    expect(second?.point).to.deep.equal({ x: 40, y: -5 });
  });

  it('are of the squad that is credited, and count against a value that subtracts them', () => {
    const [own, other] = actsOf([kick, { ...kick, transactionId: 5, squadId: 20, sign: -1 }], 10);
    expect([own?.side, other?.side]).to.deep.equal([0, 1]);
    expect([own, other].map((one) => one && isAgainst(one))).to.deep.equal([false, true]);
  });

  it('are intervals for time, and statistics of a box score without a time', () => {
    const acts = actsOf(
      [act({ base: 'GOAL' }), act({ base: 'onGround', period: 2, periodSecs: 5, toPeriodSecs: 65 })],
      10,
    );
    expect(acts.map(({ is, seconds, to }) => [is, seconds, to])).to.deep.equal([
      ['time', 5, 65],
      ['boxScore', 0, undefined],
    ]);
  });
});

describe('the calculation of a value', () => {
  it('divides the sum of a linear formula', () => {
    const sums = [{ sign: 1, numerator: 235 }] as const;
    expect(
      calculationText({ formula: linear, sums: [...sums], bases: [], value: 23.5, valueDisplay: '23.5' }),
    ).to.equal('235 ÷ 10 = 23.5');
  });

  it('adds up the bases one by one', () => {
    const base = { list: 'sum', base: 'kick', sign: 1, terms: 2 } as const;
    const bases = [
      { ...base, weight: 1, amount: 20 },
      { ...base, weight: -5, amount: 1 },
    ];
    expect(
      calculationText({ formula: linear, sums: [{ sign: 1, numerator: 15 }], bases, value: 1.5, valueDisplay: '1.5' }),
    ).to.equal('(20 − 5) ÷ 10 = 1.5');
  });

  it('subtracts before it divides, and scales a ratio', () => {
    const difference = [
      { sign: 1, numerator: 30 },
      { sign: -1, numerator: 10 },
    ] as const;
    expect(calculationText({ formula: linear, sums: [...difference], bases: [], value: 2 })).to.equal(
      '(30 − 10) ÷ 10 = 2',
    );
    const ratio = { ...linear, is: 'ratio', denominator: { bases: [], divisor: 10 }, scale: 100 } as const;
    const sums = [{ sign: 1, numerator: 18, denominator: 24 }] as const;
    expect(calculationText({ formula: ratio, sums: [...sums], bases: [], value: 75, valueDisplay: '75%' })).to.equal(
      '18 ÷ 24 × 100 = 75%',
    );
  });
});

describe('what filters leave out', () => {
  it('is counted by filter', () => {
    const excluded = [
      { parameter: 'zone', acts: 12, seconds: 0 },
      { parameter: 'period', acts: 1, seconds: 0 },
      { parameter: 'lastXSeconds', acts: 0, seconds: 30 },
    ];
    expect(excludedTexts({ excluded })).to.deep.equal([
      '12 acts excluded by zone',
      '1 act excluded by period',
      '30 seconds excluded by last seconds',
    ]);
  });
});
