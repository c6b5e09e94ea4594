import { expect } from 'chai';
import { sorted, type SortColumn } from '../../src/controls/sorted.js';

type Row = readonly [id: number, name: string, value: number | undefined];

const columns: readonly SortColumn<Row>[] = [
  { id: 'name', label: 'Name', value: ([, name]) => name },
  { id: 'kicks', label: 'Kicks', value: ([, , value]) => value },
];

const rows: readonly Row[] = [
  [2, 'Abe', undefined],
  [3, 'Bea', 9],
  [1, 'Cara', 2],
  [4, 'Dan', 2],
];

describe('the rows of a table that can be sorted', () => {
  const cases = [
    [{ by: 'kicks', isDescending: true }, [3, 1, 4, 2]],
    [{ by: 'kicks', isDescending: false }, [1, 4, 3, 2]],
    [{ by: 'name', isDescending: false }, [2, 3, 1, 4]],
    [{ by: 'name', isDescending: true }, [4, 1, 3, 2]],
  ] as const;
  for (const [order, ids] of cases)
    it(`by ${order.by} ${order.isDescending ? 'down' : 'up'}: those without a value come last`, () => {
      expect(sorted(rows, columns, order).map(([id]) => id)).to.deep.equal(ids);
    });
});
