import { expect } from 'chai';
import { inShort } from '../../src/contract/in-short.js';

describe('a description in short', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['nothing', '', ''],
    ['what just fits', `${'a'.repeat(79)} ${'b'.repeat(80)}`, `${'a'.repeat(79)} ${'b'.repeat(80)}`],
    ['what is too long', `${'word, '.repeat(40)}end.`, `${'word, '.repeat(25)}word…`],
    ['what is cut between sentences', `${'a'.repeat(150)}. ${'b'.repeat(20)}.`, `${'a'.repeat(150)}…`],
  ];
  for (const [of, description, short] of cases)
    it(`of ${of}`, () => {
      expect(inShort(description)).to.equal(short);
    });
});
