import { expect } from 'chai';
import fc from 'fast-check';
import {
  cornersOf,
  cornersText,
  withCorner,
  withHalfway,
  withMoved,
  withoutCorner,
  type Corner,
} from '../../../src/features/questions/polygon.js';

const metres = fc.integer({ min: -90, max: 90 });
const polygons = fc.array(fc.record({ x: metres, y: metres }), { minLength: 3, maxLength: 8 });
const square: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('a polygon that is drawn', () => {
  it('is read from its text as it was written', () => {
    fc.assert(
      fc.property(polygons, (corners) => {
        expect(cornersOf(cornersText(corners))).to.deep.equal(corners);
      }),
    );
  });

  for (const text of ['', '1', '1 2, 3', '1 2 3', 'a b', '1 2,, 3 4'])
    it(`has no corners if its text is “${text}”`, () => {
      expect(cornersOf(text)).to.deep.equal([]);
    });

  it('gets a corner in the edge that is nearest to it', () => {
    const [corners, at] = withCorner(square, { x: 12, y: 4 });
    expect(at).to.equal(2);
    expect(cornersText(corners)).to.equal('0 0, 10 0, 12 4, 10 10, 0 10');
    expect(cornersText(withCorner(square, { x: -3, y: 5 })[0])).to.equal('0 0, 10 0, 10 10, 0 10, -3 5');
  });

  it('gets a corner halfway to the next, also from the last to the first', () => {
    expect(cornersText(withHalfway(square, 3))).to.equal('0 0, 10 0, 10 10, 0 10, 0 5');
  });

  it('has a corner moved, and keeps three when corners are removed', () => {
    expect(cornersText(withMoved(square, 1, { x: 20, y: -5 }))).to.equal('0 0, 20 -5, 10 10, 0 10');
    const three = withoutCorner(square, 0);
    expect(cornersText(three)).to.equal('10 0, 10 10, 0 10');
    expect(withoutCorner(three, 0)).to.equal(three);
  });
});
