import { expect } from 'chai';
import fc from 'fast-check';
import { filterFrom, hasWords } from '../../src/addresses/address-filter.js';
import { writeQuery } from '../../src/addresses/address-query.js';

const names = ['words', 'family', 'level'] as const;

describe('the filter in an address', () => {
  it('is read as it was written, whatever its values', () => {
    fc.assert(
      fc.property(fc.record({ words: fc.string(), family: fc.string(), level: fc.string() }), (filter) => {
        expect(filterFrom(names, writeQuery(filter))).to.deep.equal(filter);
      }),
    );
  });

  it('has no query if it selects everything, and ignores what is no filter', () => {
    expect(writeQuery(filterFrom(names, ''))).to.equal('');
    expect(writeQuery(filterFrom(names, '?page=2&level=Player'))).to.equal('?level=Player');
  });
});

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
