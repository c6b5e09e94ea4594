import { expect } from 'chai';
import { arrowsOf, placesOf, played, type Place, type Playback } from '../../../src/pictures/ground/chain-path.js';

describe('the path of a chain', () => {
  it('is turned about for a squad that attacks to the left', () => {
    expect(placesOf([1, 2, 3, -4], 1)).to.deep.equal([
      [1, 2],
      [3, -4],
    ]);
    expect(placesOf([1, 2, 3, -4], -1)).to.deep.equal([
      [-1, -2],
      [-3, 4],
    ]);
  });

  const turns: readonly (readonly [to: Place, turn: number])[] = [
    [[20, 0], 0],
    [[0, 20], 90],
    [[-20, 0], 180],
    [[0, -20], -90],
    [[20, 20], 45],
  ];
  for (const [to, turn] of turns) {
    it(`has an arrow that is turned by ${turn} degrees towards ${to.join(', ')}`, () => {
      expect(arrowsOf([[0, 0], to])).to.deep.equal([{ at: [to[0] / 2, to[1] / 2], turn }]);
    });
  }

  it('has no arrow on a stretch that is too short for one', () => {
    expect(
      arrowsOf([
        [0, 0],
        [5, 0],
        [5, 30],
      ]),
    ).to.deep.equal([{ at: [5, 15], turn: 90 }]);
  });
});

describe('playing chains', () => {
  /** All that is shown from the first place of the first chain. */
  function shown(counts: readonly number[], isWhole: boolean, start: Playback): readonly string[] {
    const all: string[] = [];
    for (let at: Playback | undefined = start; at !== undefined; at = played(at, counts, isWhole))
      all.push(`${at.chain}.${at.place}`);
    return all;
  }

  it('shows each place of each chain once, in order', () => {
    expect(shown([3, 2], false, { chain: 0, place: 0 })).to.deep.equal(['0.0', '0.1', '0.2', '1.0', '1.1']);
  });

  it('shows whole chains to readers who ask for less motion', () => {
    expect(shown([3, 2, 4], true, { chain: 0, place: 2 })).to.deep.equal(['0.2', '1.1', '2.3']);
  });

  it('ends with the last chain, and has nothing to show of no chain', () => {
    expect(played({ chain: 0, place: 1 }, [2], false)).to.equal(undefined);
    expect(played({ chain: 0, place: 0 }, [], false)).to.equal(undefined);
  });
});
