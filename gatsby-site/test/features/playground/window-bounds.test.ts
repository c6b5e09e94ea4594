import { expect } from 'chai';
import { boundsOf, initialWindow, selectedPart } from '../../../src/features/playground/window-bounds.js';

describe('the time window of the playground', () => {
  it('starts with five minutes or, in a shorter period, with all of it', () => {
    expect([1800, 301, 300, 299, 0].map((length) => initialWindow('last', length).lastXSeconds)).to.deep.equal([
      300, 300, 300, 299, 0,
    ]);
    expect(initialWindow('between', 1800)).to.deep.equal({ fromPeriodSeconds: 0, toPeriodSeconds: 1800 });
    expect(initialWindow('whole', 1800)).to.deep.equal({});
  });

  it('selects no more than the line has', () => {
    expect(boundsOf({ fromPeriodSeconds: 60 }, 1800)).to.deep.equal({ from: 60, to: 1800, last: 0 });
    const bounds = boundsOf({ fromPeriodSeconds: 60, toPeriodSeconds: 1900 }, 1800);
    expect(bounds).to.deep.equal({ from: 60, to: 1900, last: 0 });
    expect(selectedPart('between', bounds, 1800)).to.deep.equal([60, 1800]);
    expect(selectedPart('between', { ...bounds, to: 90 }, 1800)).to.deep.equal([60, 90]);
    expect(selectedPart('whole', bounds, 1800)).to.deep.equal([0, 1800]);
    for (const [last, from] of [
      [300, 1500],
      [1800, 0],
      [1801, 0],
    ] as const)
      expect(selectedPart('last', boundsOf({ lastXSeconds: last }, 1800), 1800)).to.deep.equal([from, 1800]);
  });
});
