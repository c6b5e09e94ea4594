import { expect } from 'chai';
import { hasWords } from '../../src/addresses/address-filter.js';

describe('the words of a filter', () => {
  const cases: readonly (readonly [text: string, words: string, expected: boolean])[] = [
    ['Clearance Ball Up', '', true],
    ['Clearance Ball Up', 'ball CLEAR', true],
    ['Clearance Ball Up', 'CLEARANCE_BALL', true],
    ['Clearance Ball Up', ' up ', true],
    ['Clearance Ball Up', 'clearance throw', false],
  ];
  for (const [text, words, expected] of cases)
    it(`${expected ? 'finds' : 'does not find'} “${words}” in “${text}”`, () => {
      expect(hasWords(text, words)).to.equal(expected);
    });
});
