import { expect } from 'chai';
import { Labels } from '../../../../src/query/across/scan/labels.js';

const GROUPS = 60;
const VALUES = Int32Array.from({ length: 50 }, (_, n) => 2_147_483_647 - n * 7919);

describe('labels', () => {
  it('number each pair of a group and a value once, however many there are', () => {
    const labels = new Labels(['receiver']);
    const rows = new Set<number>();
    for (let group = 0; group < GROUPS; group += 1)
      for (const number of labels.numbersOf([VALUES])) rows.add(labels.rowOf(group, number));
    expect(rows.size).to.equal(GROUPS * VALUES.length);
    expect(labels.size).to.equal(rows.size);
    for (const [at, number] of labels.numbersOf([VALUES]).entries()) {
      const row = labels.rowOf(GROUPS - 1, number);
      expect([labels.groups[row], labels.keys[0]?.[row]]).to.deep.equal([GROUPS - 1, VALUES[at]]);
    }
    expect(labels.size).to.equal(rows.size);
  });

  it('of two dimensions keep both values', () => {
    const labels = new Labels(['receiver', 'scoreState']);
    const [ones, others] = [Int32Array.of(2_000_000_000, 1001, 1001), Int32Array.of(2, 0, 1)];
    const rows = Array.from(labels.numbersOf([ones, others]), (number) => labels.rowOf(3, number));
    expect(new Set(rows).size).to.equal(3);
    expect(labels.keys.map((column) => rows.map((row) => column[row]))).to.deep.equal([[...ones], [...others]]);
  });
});
