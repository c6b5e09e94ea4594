import { expect } from 'chai';
import type { WormFacts } from '../../../src/pictures/facts/worm.js';
import { wormScale } from '../../../src/pictures/charts/worm-scale.js';

const match = {
  id: 9,
  squads: [
    { id: 1, code: 'HOM', name: 'Home' },
    { id: 2, code: 'AWA', name: 'Away' },
  ],
  ground: { lengthMetres: 160, widthMetres: 130 },
} as const;
const scaleOf = (scores: readonly (readonly [home: number, away: number])[], periods = [1200, 1800]) =>
  wormScale({
    match,
    periods: periods.map((seconds, at) => ({ period: at + 1, seconds })),
    scores: scores.map(([home, away]) => ({ period: 1, seconds: 1, side: 0, what: 'Goal', player: '', home, away })),
  } as WormFacts);

describe('the scale of the worm', () => {
  it('covers at least a goal in both directions', () => {
    for (const scores of [[], [[1, 0]], [[0, 5]], [[6, 0]], [[0, 6]]] as const)
      expect(scaleOf(scores).axis.ticks).to.deep.equal([-6, -4, -2, 0, 2, 4, 6]);
  });

  it('covers larger margins of either squad', () => {
    expect(scaleOf([[20, 0]]).axis.ticks).to.deep.equal([-10, -5, 0, 5, 10, 15, 20]);
    expect(scaleOf([[0, 20]]).axis.ticks).to.deep.equal([-20, -15, -10, -5, 0, 5, 10]);
  });

  it('has the lead of the home squad above, and that of the away squad below', () => {
    const { y } = scaleOf([]);
    expect([6, 0, -6].map(y)).to.deep.equal([0, 50, 100]);
  });

  it('has periods one after the other, each as wide as it is long', () => {
    const { x } = scaleOf([]);
    const places = [
      { period: 1, seconds: 0 },
      { period: 1, seconds: 600 },
      { period: 2, seconds: 0 },
      { period: 2, seconds: 1800 },
    ];
    expect(places.map(x)).to.deep.equal([0, 20, 40, 100]);
    expect(scaleOf([], []).x({ period: 1, seconds: 0 })).to.equal(0);
  });
});
