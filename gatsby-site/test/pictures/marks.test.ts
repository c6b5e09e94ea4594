import { expect } from 'chai';
import { markAfter } from '../../src/pictures/marks.js';

describe('markAfter', () => {
  const cases = [
    ['ArrowRight', 0, 1],
    ['ArrowDown', 3, 4],
    ['ArrowRight', 4, 4],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Tab', 2, undefined],
    ['a', 2, undefined],
  ] as const;
  for (const [key, at, next] of cases)
    it(`${key} leads from mark ${at} of 5 to ${next ?? 'nowhere'}`, () => {
      expect(markAfter(key, at, 5)).to.equal(next);
    });
});
