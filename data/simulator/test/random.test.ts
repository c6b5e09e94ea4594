import { expect } from 'chai';
import fc from 'fast-check';
import { randomOf } from '@goalsquare/simulator';

const tally = (draw: () => number, times = 20_000): { mean: number; sd: number } => {
  let [sum, squares] = [0, 0];
  for (let n = 0; n < times; n += 1) {
    const value = draw();
    sum += value;
    squares += value * value;
  }
  return { mean: sum / times, sd: Math.sqrt(squares / times - (sum / times) ** 2) };
};

describe('a stream of chance', () => {
  it('draws the same numbers for the same seed and names, on every platform', () => {
    const random = randomOf(2026, 'match', 7);
    expect(Array.from({ length: 4 }, () => random.integer(0, 1_000_000))).to.deep.equal([
      858287, 112518, 246847, 139571,
    ]);
    expect([random.normal(), random.normal(10, 2), random.exponential(3), random.gamma(2.5)]).to.deep.equal([
      -1.9018213041517713, 6.924154435280427, 13.707607085743863, 2.4226737544964747,
    ]);
  });

  it('knows nothing of streams with other names', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        fc.pre(a !== b);
        return (
          randomOf(1, a).uniform() !== randomOf(1, b).uniform() ||
          randomOf(1, a).integer(0, 1e9) !== randomOf(1, b).integer(0, 1e9)
        );
      }),
    );
    expect(randomOf(1, 'a', 'b').uniform()).not.to.equal(randomOf(1, 'ab').uniform());
    expect(randomOf(1, 2).uniform()).not.to.equal(randomOf(1, '2').uniform());
  });

  const random = randomOf(5, 'spreads');
  for (const [name, draw, mean, sd] of [
    ['uniform', () => random.uniform(), 0.5, 0.2887],
    ['normal', () => random.normal(3, 2), 3, 2],
    ['exponential', () => random.exponential(4), 4, 4],
    ['gamma', () => random.gamma(2, 3), 6, Math.sqrt(18)],
    ['gamma of a shape below 1', () => random.gamma(0.5, 2), 1, Math.sqrt(2)],
    ['poisson', () => random.poisson(2.5), 2.5, Math.sqrt(2.5)],
    ['place', () => random.place([1, 0, 3]), 1.5, Math.sqrt(0.75)],
  ] as const) {
    it(`has the mean and the spread of the ${name} distribution`, () => {
      const drawn = tally(draw);
      expect(drawn.mean).to.be.closeTo(mean, 0.06 * Math.max(1, mean));
      expect(drawn.sd).to.be.closeTo(sd, 0.06 * Math.max(1, sd));
    });
  }

  it('shuffles a list into one with the same members', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        expect([...randomOf(3, list.length).shuffled(list)].sort((a, b) => a - b)).to.deep.equal(
          [...list].sort((a, b) => a - b),
        );
      }),
    );
  });

  it('has nothing to pick from an empty list', () => {
    expect(() => randomOf(1).pick([])).to.throw(RangeError);
  });
});
