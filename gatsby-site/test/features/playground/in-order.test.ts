import { expect } from 'chai';
import type { Answer } from '../../../src/features/playground/answer.js';
import { inOrder } from '../../../src/features/playground/in-order.js';

const row = (id: number, name: string, value: number | undefined): Answer['rows'][number] => ({
  id,
  name,
  side: 0,
  squad: 'AAA',
  values: [value === undefined ? undefined : { value, shown: String(value), rank: 1 }],
});

const answer: Answer = {
  columns: [{ code: 'KICK', name: 'Kick' }],
  rows: [row(1, 'Cara', 2), row(2, 'Abe', undefined), row(3, 'Bea', 9), row(4, 'Dan', 2)],
};

describe('the order of an answer', () => {
  const cases = [
    [{ by: 'KICK', isDescending: true }, [3, 1, 4, 2]],
    [{ by: 'KICK', isDescending: false }, [1, 4, 3, 2]],
    [{ by: '', isDescending: false }, [2, 3, 1, 4]],
    [{ by: '', isDescending: true }, [4, 1, 3, 2]],
  ] as const;
  for (const [order, ids] of cases)
    it(`${order.by || 'name'} ${order.isDescending ? 'down' : 'up'}: those without a value come last`, () => {
      expect(inOrder(answer, order).map(({ id }) => id)).to.deep.equal(ids);
    });
});
