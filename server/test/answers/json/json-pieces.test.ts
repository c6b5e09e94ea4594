import { expect } from 'chai';
import fc from 'fast-check';
import { ComputedList, computedList } from '../../../src/answers/json/computed-list.js';
import { hasLongList, jsonPieces } from '../../../src/answers/json/json-pieces.js';

describe('JSON in pieces', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.object({ withToJSON: false } as never) as fc.Arbitrary<object>, (value) => {
        expect([...jsonPieces(value)].join('')).to.equal(JSON.stringify(value));
      }),
    );
    const long = { name: 'a', none: undefined, list: Array.from({ length: 1000 }, (_, n) => ({ n })), empty: [] };
    expect(hasLongList(long)).to.equal(true);
    expect([...jsonPieces(long)].join('')).to.equal(JSON.stringify(long));
    expect([...jsonPieces(long.list)].join('')).to.equal(JSON.stringify(long.list));
    expect([...jsonPieces({ none: undefined })].join('')).to.equal('{}');
  });

  it('computes a list as its pieces are taken', () => {
    let computed = 0;
    const list = computedList(
      Array.from({ length: 5000 }, (_, n) => n),
      (n) => {
        computed += 1;
        return n % 2 === 0 ? [{ n, text: 'a text of some length' }] : [];
      },
    );
    const value = { id: 1, list };
    expect(hasLongList(value)).to.equal(true);
    const pieces = jsonPieces(value);
    const first = pieces.next().value as string;
    expect(computed).to.be.within(1, 4999);
    expect(first + [...pieces].join('')).to.equal(JSON.stringify(value));
  });

  it('is not needed for values without long lists', () => {
    for (const value of ['a', 1, null, undefined, {}, [], { list: [1, 2] }, Array.from({ length: 200 }, () => 1)])
      expect(hasLongList(value), JSON.stringify(value)).to.equal(false);
  });
});

describe('a list that is computed as it is walked', () => {
  it('is a list in JSON, and can be walked again', () => {
    const list = new ComputedList(() => [1, 2]);
    expect(JSON.stringify({ list })).to.equal('{"list":[1,2]}');
    expect([[...list], [...list]]).to.deep.equal([
      [1, 2],
      [1, 2],
    ]);
  });
});
