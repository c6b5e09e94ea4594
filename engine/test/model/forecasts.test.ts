import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'chai';
import {
  chancesOf,
  finalMargin,
  forecastDigest,
  forecastModels,
  forecastRecord,
  likelyRange,
  nextScoreChances,
  nextScoreHolds,
  nextScorePoints,
  periodLeft,
  randomNormals,
  shareLeft,
  shareOfHome,
} from '../../src/index.js';
import { heightAt } from '../../src/model/line.js';

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const margins = fc.record({ mean: within(-150, 150), sd: within(0.5, 60) });
const states = fc.record({
  lead: fc.integer({ min: -120, max: 120 }),
  left: within(0, 1),
  expected: within(-80, 80),
});
const { men, women, periodLength, nextScore } = forecastModels;
const models = fc.constantFrom(men, women);
const clocks = fc.record({
  period: fc.integer({ min: 1, max: 8 }),
  seconds: fc.integer({ min: 0, max: 4000 }),
  isOver: fc.boolean(),
  countdownSeconds: fc.integer({ min: 600, max: 1800 }),
  extraTimeSeconds: fc.integer({ min: 60, max: 600 }),
});

describe('chances of the results', () => {
  it('add up to 1', () => {
    fc.assert(
      fc.property(margins, fc.boolean(), (margin, decides) => {
        const { home, draw, away } = chancesOf(margin, decides);
        expect(home + draw + away).to.be.closeTo(1, 1e-12);
        for (const chance of [home, draw, away]) expect(chance).to.be.within(0, 1);
      }),
    );
  });

  it('mirror when the margin does', () => {
    fc.assert(
      fc.property(margins, fc.boolean(), ({ mean, sd }, decides) => {
        const [one, other] = [chancesOf({ mean, sd }, decides), chancesOf({ mean: -mean, sd }, decides)];
        expect(one.home).to.be.closeTo(other.away, 1e-12);
        expect(one.draw).to.be.closeTo(other.draw, 1e-12);
      }),
    );
  });

  it('favour the home squad exactly if the expected margin is above 0', () => {
    fc.assert(
      fc.property(margins, fc.boolean(), ({ mean, sd }, decides) => {
        fc.pre(Math.abs(mean / sd) > 1e-4 && Math.abs(mean / sd) < 5);
        const { home, away } = chancesOf({ mean, sd }, decides);
        expect(home > away).to.equal(mean > 0);
      }),
    );
  });

  it('have no draw if extra time decides', () => {
    fc.assert(
      fc.property(margins, (margin) => {
        expect(chancesOf(margin, true).draw).to.equal(0);
      }),
    );
  });

  // Table of the normal distribution, to 15 digits, within and beyond its two approximations.
  const below: readonly (readonly [value: number, chance: number])[] = [
    [0, 0.5],
    [0.5, 0.691462461274013],
    [1.96, 0.97500210485178],
    [-1, 0.158655253931457],
    [-3, 0.00134989803163009],
    [-6, 9.86587645037698e-10],
    [-7.5, 3.19089167291092e-14],
    [-8, 6.22096057427178e-16],
    [-20, 2.75362411860623e-89],
    [-40, 0],
  ];
  for (const [value, chance] of below)
    it(`are those of the normal distribution at ${value} standard deviations`, () => {
      const { home } = chancesOf({ mean: 30 * value + 0.5, sd: 30 }, false);
      for (const one of [home, chancesOf({ mean: 30 * value, sd: 30 }, true).home])
        expect(one).to.be.closeTo(chance, 2e-8 * chance + 1e-300);
    });

  it('give a draw the middle point, half of which is the share of the home squad', () => {
    const even = chancesOf({ mean: 0, sd: 1 }, false);
    expect(even.draw).to.be.closeTo(0.382924922548026, 1e-12);
    expect(shareOfHome(even)).to.be.closeTo(0.5, 1e-12);
    expect(shareOfHome({ home: 0.2, draw: 0.5, away: 0.3 })).to.equal(0.45);
  });

  const certain: readonly (readonly [lead: number, decides: boolean, result: 'home' | 'draw' | 'away'])[] = [
    [1, false, 'home'],
    [-1, false, 'away'],
    [0, false, 'draw'],
    [1, true, 'home'],
    [-60, true, 'away'],
    [0, true, 'draw'],
  ];
  for (const [lead, decides, result] of certain)
    it(`are certain of ${result} at the siren with a lead of ${lead}${decides ? ' in a final' : ''}`, () => {
      const margin = finalMargin(men.margin, { lead, left: 0, expected: 40 });
      expect(chancesOf(margin, decides)).to.deep.equal({ home: 0, draw: 0, away: 0, [result]: 1 });
    });
});

describe('the final margin', () => {
  it('gives the home squad a better chance with a greater lead', () => {
    fc.assert(
      fc.property(models, states, fc.integer({ min: 1, max: 30 }), fc.boolean(), (model, state, more, decides) => {
        const chance = (lead: number) => chancesOf(finalMargin(model.margin, { ...state, lead }), decides).home;
        expect(chance(state.lead + more)).to.be.at.least(chance(state.lead));
      }),
    );
  });

  it('is the lead and the share of the expected margin that is left, with the spread of the knots', () => {
    const { drift, spread } = men.margin;
    for (const [left, sd] of spread)
      expect(finalMargin(men.margin, { lead: -7, left, expected: 20 })).to.deep.equal({
        mean: -7 + drift * 20 * left,
        sd: Math.sqrt(sd * sd),
      });
    const { sd } = finalMargin(men.margin, { lead: 0, left: 0.125, expected: 0 });
    expect(sd).to.be.closeTo(16.5 / Math.SQRT2, 1e-9);
    expect(finalMargin(men.margin, { lead: 0, left: 1.1, expected: 0 }).sd).to.equal(34);
  });

  it('favours the home squad before a match exactly if it is expected to win', () => {
    fc.assert(
      fc.property(models, within(0.01, 1), within(-80, 80), fc.boolean(), (model, left, expected, decides) => {
        fc.pre(Math.abs(expected) > 0.1);
        const { home, away } = chancesOf(finalMargin(model.margin, { lead: 0, left, expected }), decides);
        expect(home > away).to.equal(expected > 0);
      }),
    );
  });

  it('mirrors if the lead and the expected margin do', () => {
    fc.assert(
      fc.property(models, states, fc.boolean(), (model, { lead, left, expected }, decides) => {
        const one = chancesOf(finalMargin(model.margin, { lead, left, expected }), decides);
        const other = chancesOf(finalMargin(model.margin, { lead: -lead, left, expected: -expected }), decides);
        expect(one.home).to.be.closeTo(other.away, 1e-12);
      }),
    );
  });

  it('is the lead once nothing is left', () => {
    fc.assert(
      fc.property(models, states, (model, { lead, expected }) => {
        expect(finalMargin(model.margin, { lead, left: 0, expected })).to.deep.equal({ mean: lead, sd: 0 });
      }),
    );
  });

  it('is more certain the less is left', () => {
    fc.assert(
      fc.property(models, states, within(0, 1), (model, state, share) => {
        const sd = (left: number) => finalMargin(model.margin, { ...state, left }).sd;
        expect(sd(state.left * share)).to.be.at.most(sd(state.left) + 1e-9);
      }),
    );
  });

  it('is within its likely range four times in five', () => {
    const [low, high] = likelyRange({ mean: 10, sd: 30 });
    expect([low, high].map(Math.round)).to.deep.equal([-28, 48]);
  });
});

describe('the share of a match that is left', () => {
  it('is between 0 and 1, falls with the clock and is never 0 before the siren', () => {
    fc.assert(
      fc.property(clocks, fc.integer({ min: 0, max: 600 }), (clock, later) => {
        const running = { ...clock, isOver: false };
        const left = shareLeft(periodLength, running);
        expect(left).to.be.above(0);
        expect(shareLeft(periodLength, { ...running, seconds: running.seconds + later })).to.be.at.most(left + 1e-12);
        if (clock.period <= 4) expect(left).to.be.at.most(1);
      }),
    );
  });

  it('falls from second to second of a period that lasts far longer than any does', () => {
    const clock = { period: 1, isOver: false, countdownSeconds: 970, extraTimeSeconds: 60 };
    const lefts = Array.from({ length: 4000 }, (_, seconds) => shareLeft(periodLength, { ...clock, seconds }));
    const rising = lefts.findIndex((left, seconds) => left > (lefts[seconds - 1] ?? 1));
    expect(rising).to.equal(-1);
  });

  it('is all at the first bounce and nothing after the last quarter', () => {
    const clock = { period: 1, seconds: 0, isOver: false, countdownSeconds: 1200, extraTimeSeconds: 180 };
    expect(shareLeft(periodLength, clock)).to.be.closeTo(1, 1e-9);
    expect(shareLeft(periodLength, { ...clock, period: 4, isOver: true })).to.equal(0);
    expect(shareLeft(periodLength, { ...clock, period: 6, isOver: true })).to.equal(0);
  });

  const starts: readonly (readonly [period: number, left: number])[] = [
    [2, 0.75],
    [4, 0.25],
    [5, 0.075],
    [6, 0.0375],
    [7, 0.075],
  ];
  for (const [period, left] of starts)
    it(`is ${left} at the start of period ${period}`, () => {
      const clock = { period, seconds: 0, isOver: false, countdownSeconds: 1200, extraTimeSeconds: 180 };
      expect(shareLeft(periodLength, clock)).to.be.closeTo(left, 1e-9);
    });

  it('is the mean of what is left of periods that last as long', () => {
    const left = (seconds: number) => periodLeft({ mean: 1, sd: 0.1 }, 1000, seconds);
    expect(left(0)).to.be.closeTo(1, 1e-12);
    expect(left(1000)).to.be.closeTo(0.1 * Math.sqrt(2 / Math.PI), 1e-9);
    expect(left(900)).to.be.closeTo(0.1 + 0.1 * 0.287599970939178, 1e-9);
    expect(left(1900)).to.be.closeTo(0.1 * 0.108523105002869, 1e-12);
  });

  it('expects more of a period that has already lasted longer than usual', () => {
    expect(periodLeft(periodLength, 1200, 2200)).to.be.within(0.005, 0.05);
  });
});

const held = fc.record({
  metres: within(0, 200),
  seconds: within(0, 2000),
  hold: fc.constantFrom(...nextScoreHolds),
});

describe('the next score', () => {
  it('has five chances that add up to 1', () => {
    fc.assert(
      fc.property(held, (state) => {
        const chances = nextScoreChances(nextScore, state);
        expect(chances).to.have.length(5);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).to.be.closeTo(1, 1e-12);
        for (const chance of chances) expect(chance).to.be.within(0, 1);
      }),
    );
  });

  const line = { metres: [10, 20], seconds: [100, 200] };
  const odds = { metres: [1, 3], seconds: [-4, 0], holds: [0.5, -0.5, 0.25] };
  const zero = { metres: [0, 0], seconds: [0, 0], holds: [0, 0, 0] };
  const small = { ...line, odds: [odds, zero, zero, zero] };
  const logOdds: readonly (readonly [number, number, (typeof nextScoreHolds)[number], number])[] = [
    [10, 100, 'set', -3],
    [20, 100, 'set', -1],
    [15, 100, 'set', -2],
    [12.5, 175, 'set', 0.5],
    [5, 50, 'set', -3],
    [30, 300, 'set', 3],
    [10, 100, 'clear', -2.5],
    [10, 100, 'contested', -3.5],
    [10, 100, 'kickIn', -2.75],
  ];
  for (const [metres, seconds, hold, expected] of logOdds)
    it(`has log-odds between two knots, flat beyond the ends: ${metres} m, ${seconds} s, ${hold}`, () => {
      const [goal = NaN, behind, , , none = NaN] = nextScoreChances(small, { metres, seconds, hold });
      expect(Math.log(goal / none)).to.be.closeTo(expected, 1e-9);
      expect(behind).to.be.closeTo(none, 1e-12);
    });

  it('is worth the points of each score, by its chance', () => {
    const state = { metres: 10, seconds: 100, hold: 'set' } as const;
    const [goal = NaN, rest = NaN] = nextScoreChances(small, state);
    expect(nextScorePoints(small, state)).to.be.closeTo(6 * goal + rest - 6 * rest - rest, 1e-12);
  });

  it('is worth most near goal with time left, and is less likely late', () => {
    const near = { metres: 20, seconds: 800, hold: 'set' } as const;
    expect(nextScorePoints(nextScore, near)).to.be.within(3, 6);
    expect(nextScorePoints(nextScore, { ...near, metres: 150 })).to.be.below(1);
    const none = (seconds: number) => nextScoreChances(nextScore, { ...near, metres: 100, seconds })[4] ?? NaN;
    expect(none(60)).to.be.above(none(800));
  });
});

describe('random normal numbers', () => {
  it('are the same for a seed on every machine', () => {
    const normal = randomNormals(46);
    const numbers = Array.from({ length: 5 }, normal);
    expect(numbers.map((one) => Number(one.toFixed(9)))).to.deep.equal([
      0.303264618, -0.178714606, 0.297061925, -1.038836223, -0.104416607,
    ]);
  });

  it('have the moments of the normal distribution', () => {
    const normal = randomNormals(1);
    const numbers = Array.from({ length: 20_000 }, normal);
    const moment = (power: number): number => numbers.reduce((sum, one) => sum + one ** power, 0) / numbers.length;
    expect(moment(1)).to.be.closeTo(0, 0.03);
    expect(moment(2)).to.be.closeTo(1, 0.04);
    expect(moment(4)).to.be.closeTo(3, 0.3);
  });
});

describe('a piecewise linear function', () => {
  const line = [
    [0, 1],
    [10, 3],
    [20, 0],
  ] as const;
  const heights: readonly (readonly [x: number, y: number])[] = [
    [0, 1],
    [5, 2],
    [10, 3],
    [12, 2.4],
    [20, 0],
    [-5, 0],
    [30, -3],
  ];
  for (const [x, y] of heights)
    it(`has ${y} at ${x}`, () => {
      expect(heightAt(line, x)).to.be.closeTo(y, 1e-12);
    });

  it('has 0 without points, and the only one with one', () => {
    expect([heightAt([], 4), heightAt([[1, 7]], 4)]).to.deep.equal([0, 7]);
  });
});

describe('the models that ship', () => {
  it('have the digest they state', () => {
    expect(forecastDigest).to.equal(createHash('sha256').update(JSON.stringify(forecastModels)).digest('hex'));
  });

  it('state what each was fitted on and how it was tested', () => {
    expect(forecastRecord.training.map(({ model }) => model)).to.have.members(Object.keys(forecastModels));
    for (const { name, score } of forecastRecord.tests) {
      expect(name).to.not.equal('');
      expect(score.interval[0]).to.be.below(score.logLoss);
      expect(score.interval[1]).to.be.above(score.logLoss);
    }
    expect(forecastRecord.tests.map(({ name }) => name)).to.include('quarter breaks');
  });
});
